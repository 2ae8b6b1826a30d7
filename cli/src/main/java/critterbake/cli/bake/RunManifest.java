package critterbake.cli.bake;

import critterbake.cli.atlas.Engine;
import critterbake.cli.bake.BakeResult.Output;
import critterbake.cli.bake.BakedPart.OutputPart;
import critterbake.cli.bake.Manifest.Entry;
import critterbake.cli.scenario.ClipScenario;
import critterbake.cli.scenario.OutputSpec;
import critterbake.cli.scenario.SheetKeys;
import critterbake.cli.scenario.SheetSpec;
import critterbake.cli.version.ToolVersion;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the manifest of a run: of the whole bake, or of the part that the run drew. */
final class RunManifest {
  private final BakeTask task;
  private final List<DrawnClip> drawn;
  private final PixelLedger ledger;
  private final List<Output> written;

  private RunManifest(
      BakeTask task, List<DrawnClip> drawn, PixelLedger ledger, List<Output> written) {
    this.task = task;
    this.drawn = drawn;
    this.ledger = ledger;
    this.written = written;
  }

  /**
   * The manifest.
   *
   * @param ledger knows the pixels of all frames
   * @param written the files, in the order of the scenario's outputs
   */
  static Manifest of(
      BakeTask task, List<DrawnClip> drawn, PixelLedger ledger, List<Output> written) {
    RunManifest run = new RunManifest(task, drawn, ledger, written);
    return task.isWhole() ? run.manifest() : run.part().addedTo(run.manifest());
  }

  private Manifest manifest() {
    return Manifest.of(
        ToolVersion.text(),
        task.scenario().name(),
        task.inputs().scenarioHash(),
        task.scenario().clips().get(0).seed(),
        task.inputs().hash(),
        drawn.stream().map(RunManifest::clip).toList(),
        ledger.rows().stream().map(RunManifest::frames).toList(),
        written.stream().map(RunManifest::entry).toList());
  }

  private static Map<String, Object> clip(DrawnClip clip) {
    Map<String, Object> json = new LinkedHashMap<>(ClipJson.summary(clip));
    List<String> states = new ArrayList<>();
    for (long hash : clip.stateHashes()) {
      states.add(HexFormat.of().toHexDigits(hash));
    }
    json.put("states", states);
    return json;
  }

  private static Map<String, Object> frames(PixelLedger.Row row) {
    return Manifest.frames(row.output(), row.clip(), row.variant(), row.zoom(), row.frames());
  }

  private static Entry entry(Output file) {
    return new Entry(file.output(), file.file(), file.bytes(), file.sha256());
  }

  private BakedPart part() {
    return new BakedPart(
        task.share().shard(),
        task.scenario().clips().stream().map(ClipScenario::name).toList(),
        task.clips(),
        task.scenario().outputs().stream().map(this::outputPart).toList(),
        task.settings().changes().engine().map(Engine::word));
  }

  private OutputPart outputPart(OutputSpec spec) {
    String name = spec.common().name();
    List<String> files =
        written.stream()
            .filter(file -> file.output().equals(name))
            .map(file -> file.file().name())
            .toList();
    Optional<Object> sheet =
        spec instanceof SheetSpec keys ? Optional.of(SheetKeys.of(keys)) : Optional.empty();
    return new OutputPart(name, files, sheet);
  }
}
