package critterbake.cli.bake;

import static critterbake.cli.json.Json.object;

import critterbake.cli.bake.BakeResult.Output;
import critterbake.cli.console.Console;
import critterbake.cli.console.Progress;
import critterbake.cli.output.OutputWriter;
import critterbake.cli.output.OutputWriter.ClipHeader;
import critterbake.cli.output.OutputWriter.WrittenFile;
import critterbake.cli.output.OutputWriters;
import critterbake.cli.output.PendingFiles;
import critterbake.cli.scenario.ClipScenario;
import critterbake.cli.scenario.Scenario;
import critterbake.cli.version.ToolVersion;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Bakes one scenario: plans its clips, draws them for its outputs, writes the files and a manifest.
 */
public final class Baker {
  private final Scenario scenario;
  private final BakeSettings settings;
  private final Renderers renderers;
  private final Console console;

  public Baker(Scenario scenario, BakeSettings settings, Renderers renderers, Console console) {
    this.scenario = scenario;
    this.settings = settings;
    this.renderers = renderers;
    this.console = console;
  }

  /** Bakes, unless everything is as a bake of the same inputs left it. */
  public BakeResult bake() throws IOException {
    Inputs inputs = Inputs.of(scenario, settings);
    Path manifestFile = settings.folder().resolve(Manifest.fileName(scenario.name()));
    Optional<Manifest> old = settings.force() ? Optional.empty() : Manifest.read(manifestFile);
    if (old.isPresent() && old.get().holds(inputs.hash(), settings.folder())) {
      return BakeResult.skipped(old.get(), settings.folder());
    }
    Files.createDirectories(settings.folder());
    PendingFiles.removeStale(settings.folder(), scenario.name());
    try (PendingFiles files = new PendingFiles(settings.folder());
        Workers workers = new Workers(settings.jobs())) {
      return new Run(files, workers, inputs).bake();
    }
  }

  /** One bake. */
  private final class Run {
    private final PendingFiles files;
    private final Workers workers;
    private final Inputs inputs;
    private final Map<OutputWriter, String> outputs;
    private final PixelLedger ledger;
    private final List<DrawnClip> drawn = new ArrayList<>();

    Run(PendingFiles files, Workers workers, Inputs inputs) {
      this.files = files;
      this.workers = workers;
      this.inputs = inputs;
      this.outputs = OutputWriters.of(scenario, settings.changes(), files);
      this.ledger = new PixelLedger(outputs);
    }

    BakeResult bake() throws IOException {
      List<PreparedClip> clips = new ArrayList<>();
      for (ClipScenario clip : scenario.clips()) {
        clips.add(PreparedClip.of(clip, settings.allowSeam()));
      }
      List<Framing> framings = new FrameFitting(renderers, workers).framings(clips);
      draw(clips, framings);
      List<WrittenFile> written = new ArrayList<>();
      for (OutputWriter writer : outputs.keySet()) {
        written.addAll(writer.finish());
      }
      new SheetProof(files, ledger).check(outputs);
      files.commit();
      List<Output> results = new ArrayList<>();
      for (WrittenFile file : written) {
        results.add(result(file));
      }
      Manifest manifest = manifest(results);
      try (OutputStream stream = files.open(Manifest.fileName(scenario.name()))) {
        stream.write(manifest.bytes());
      }
      files.commit();
      return new BakeResult(drawn, drawn.stream().map(ClipJson::summary).toList(), results, false);
    }

    private void draw(List<PreparedClip> clips, List<Framing> framings) throws IOException {
      int frames = 0;
      for (PreparedClip clip : clips) {
        frames += clip.take().frames() * (1 + scenario.variants().size());
      }
      Progress progress = new Progress(console, scenario.name(), frames);
      List<ClipDrawing> drawings = new ArrayList<>();
      for (int i = 0; i < clips.size(); i++) {
        drawings.add(
            new ClipDrawing(clips.get(i), framings.get(i), renderers, workers, progress, ledger));
      }
      refuseClashes(drawings.stream().map(ClipDrawing::header).toList());
      for (int i = 0; i < clips.size(); i++) {
        draw(drawings.get(i), i);
      }
      progress.close();
    }

    private void draw(ClipDrawing drawing, int index) throws IOException {
      ClipHeader header = drawing.header();
      List<OutputWriter> takers =
          outputs.keySet().stream().filter(writer -> writer.takes(header)).toList();
      Optional<DrawnClip> first = drawing.draw("", scenario.clips().get(index), takers);
      for (Map.Entry<String, List<ClipScenario>> variant : scenario.variants().entrySet()) {
        Optional<DrawnClip> again =
            drawing.draw(variant.getKey(), variant.getValue().get(index), takers);
        first = first.flatMap(base -> again.map(more -> base.withNotesOf(variant.getKey(), more)));
      }
      first.ifPresent(drawn::add);
    }

    private void refuseClashes(List<ClipHeader> headers) {
      List<String> variants = new ArrayList<>(List.of(""));
      variants.addAll(scenario.variants().keySet());
      NameClash names = new NameClash();
      outputs.forEach(
          (writer, output) -> {
            for (String name : writer.fileNames(headers, variants)) {
              names.add(files.target(name), output);
            }
          });
    }

    private Output result(WrittenFile file) throws IOException {
      Path path = settings.folder().resolve(file.name());
      return new Output(file, path, Files.size(path), Manifest.sha256(path), false);
    }

    private Manifest manifest(List<Output> results) {
      List<Map<String, Object>> frames = new ArrayList<>();
      for (PixelLedger.Row row : ledger.rows()) {
        frames.add(
            object(
                "output", row.output(),
                "clip", row.clip(),
                "variant", row.variant(),
                "zoom", row.zoom(),
                "pixels", row.hashes()));
      }
      return Manifest.of(
          ToolVersion.text(),
          scenario.name(),
          inputs.scenarioHash(),
          scenario.clips().get(0).seed(),
          inputs.hash(),
          drawn.stream().map(Run::clip).toList(),
          frames,
          results.stream()
              .map(output -> new Manifest.Entry(output.file(), output.bytes(), output.sha256()))
              .toList());
    }

    private static Map<String, Object> clip(DrawnClip clip) {
      Map<String, Object> json = new LinkedHashMap<>(ClipJson.summary(clip));
      List<String> states = new ArrayList<>();
      for (long hash : clip.stateHashes()) {
        states.add(java.util.HexFormat.of().toHexDigits(hash));
      }
      json.put("states", states);
      return json;
    }
  }
}
