package critterbake.cli.bake;

import critterbake.cli.atlas.Engine;
import critterbake.cli.bake.BakeResult.Output;
import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.Interruption;
import critterbake.cli.console.Progress;
import critterbake.cli.console.ToolException;
import critterbake.cli.output.OutputWriter;
import critterbake.cli.output.OutputWriter.ClipHeader;
import critterbake.cli.output.OutputWriter.WrittenFile;
import critterbake.cli.output.OutputWriters;
import critterbake.cli.output.PendingFiles;
import critterbake.cli.output.SheetOutput;
import critterbake.cli.output.TapeOutput;
import critterbake.cli.scenario.ClipScenario;
import critterbake.cli.scenario.OutputSpec;
import critterbake.cli.scenario.Scenario;
import critterbake.cli.scenario.SheetKeys;
import critterbake.cli.scenario.SheetSpec;
import critterbake.cli.shard.Share;
import critterbake.cli.version.ToolVersion;
import critterbake.raster.encode.InOrder;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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
    return bake(Share.WHOLE);
  }

  /**
   * Bakes some of the clips, unless they or the whole are as a bake of the same inputs left them.
   */
  public BakeResult bake(Share share) throws IOException {
    Inputs inputs = Inputs.of(scenario, settings);
    Optional<Manifest> old = upToDate(inputs, share);
    if (old.isPresent()) {
      return BakeResult.skipped(old.get(), settings.folder());
    }
    PendingFiles.removeStale(settings.folder(), stem(share), words());
    try (PendingFiles files = new PendingFiles(settings.folder());
        Workers workers = new Workers(settings.jobs())) {
      return new Run(files, workers, inputs, share).bake();
    }
  }

  /** What all temporary names of this run begin with; other runs may work in the same folder. */
  private String stem(Share share) {
    return share.shard().isWhole()
        ? scenario.name()
        : scenario.name() + "." + share.shard().inFileName();
  }

  /** What may follow the scenario's name in names of files. */
  private Set<String> words() {
    Set<String> words = new LinkedHashSet<>();
    scenario.outputs().forEach(output -> words.add(output.common().name()));
    scenario.clips().forEach(clip -> words.add(clip.name()));
    return words;
  }

  private Optional<Manifest> upToDate(Inputs inputs, Share share) throws IOException {
    if (settings.force()) {
      return Optional.empty();
    }
    Optional<Manifest> whole = upToDate(inputs, Manifest.fileName(scenario.name()));
    return whole.isPresent() || share.shard().isWhole()
        ? whole
        : upToDate(inputs, Part.fileName(scenario.name(), share.shard()))
            .filter(part -> Part.of(part).clips().equals(share.clips(scenario.clips().size())));
  }

  private Optional<Manifest> upToDate(Inputs inputs, String manifestName) throws IOException {
    Path file = settings.folder().resolve(manifestName);
    Optional<Manifest> old = Manifest.read(file);
    return old.isPresent() && old.get().holds(inputs.hash(), settings.folder())
        ? old
        : Optional.empty();
  }

  /** One bake. */
  private final class Run {
    private final PendingFiles files;
    private final Workers workers;
    private final Lanes lanes;
    private final Inputs inputs;
    private final Share share;
    private final Map<OutputWriter, String> outputs;
    private final PixelLedger ledger;
    private final List<DrawnClip> drawn = new ArrayList<>();
    private final Map<String, List<String>> filesByOutput = new LinkedHashMap<>();

    /** A clip of this run: its place in the scenario, its motion, its frame. */
    private record Planned(int place, PreparedClip clip, Framing framing) {}

    /** A file and the output that it belongs to. */
    private record Written(String output, WrittenFile file) {}

    Run(PendingFiles files, Workers workers, Inputs inputs, Share share) {
      this.files = files;
      this.workers = workers;
      this.lanes = new Lanes(workers);
      this.inputs = inputs;
      this.share = share;
      this.outputs = share.shard().isWhole() ? wholeOutputs() : partOutputs();
      this.ledger = new PixelLedger(outputs);
    }

    private Map<OutputWriter, String> wholeOutputs() {
      return OutputWriters.of(scenario, settings.changes(), files, workers);
    }

    /** Sheets are packed when all parts are there. */
    private Map<OutputWriter, String> partOutputs() {
      Map<OutputWriter, String> all = new LinkedHashMap<>();
      wholeOutputs()
          .forEach(
              (writer, name) -> {
                String file = Part.frameFileName(scenario.name(), share.shard(), name);
                boolean sheet = writer instanceof SheetOutput;
                if (writer.wantsParts()) {
                  throw new ToolException(
                      ExitCode.INVALID,
                      "output " + name + ": an .aseprite file with layers is not baked in parts");
                }
                all.put(sheet ? new TapeOutput(writer, file, files) : writer, name);
              });
      return all;
    }

    BakeResult bake() throws IOException {
      draw(planned(scenario.clips()), planned(scenario.originals().getOrDefault("", List.of())));
      List<Written> written = new ArrayList<>();
      for (Map.Entry<OutputWriter, String> output : outputs.entrySet()) {
        Interruption.check();
        List<WrittenFile> finished = output.getKey().finish();
        finished.forEach(file -> written.add(new Written(output.getValue(), file)));
        filesByOutput.put(output.getValue(), finished.stream().map(WrittenFile::name).toList());
      }
      new SheetProof(files, ledger).check(outputs);
      files.commit();
      List<Output> results = results(written);
      boolean whole = share.shard().isWhole();
      Manifest manifest = whole ? manifest(results) : part().addedTo(manifest(results));
      String name = scenario.name();
      try (OutputStream stream =
          files.open(whole ? Manifest.fileName(name) : Part.fileName(name, share.shard()))) {
        stream.write(manifest.bytes());
      }
      files.commit();
      return new BakeResult(drawn, drawn.stream().map(ClipJson::summary).toList(), results, false);
    }

    /** The clips of this run; all are planned where frames are to be as large as all clips need. */
    private List<Planned> planned(List<ClipScenario> scenarios) throws IOException {
      List<Integer> drawn = share.clips(scenarios.size());
      boolean fitted = scenarios.stream().anyMatch(clip -> clip.view().size().isEmpty());
      List<Integer> needed = fitted ? Share.WHOLE.clips(scenarios.size()) : drawn;
      List<PreparedClip> clips = new ArrayList<>();
      for (int place : needed) {
        clips.add(PreparedClip.of(scenarios.get(place), settings.allowSeam()));
      }
      List<Framing> framings = new FrameFitting(renderers, workers).framings(clips);
      List<Planned> planned = new ArrayList<>();
      for (int i = 0; i < clips.size(); i++) {
        if (drawn.contains(needed.get(i))) {
          planned.add(new Planned(needed.get(i), clips.get(i), framings.get(i)));
        }
      }
      return planned;
    }

    private void draw(List<Planned> planned, List<Planned> originals) throws IOException {
      List<ClipDrawing> drawings = drawings(planned);
      List<ClipDrawing> beside = drawings(originals);
      refuseClashes(drawings.stream().map(ClipDrawing::header).toList());
      int frames = 0;
      for (int i = 0; i < drawings.size(); i++) {
        List<OutputWriter> takers = takers(drawings.get(i).header());
        int each = drawings.get(i).frames(takers);
        each += beside.isEmpty() ? 0 : beside.get(i).frames(pairs(takers));
        frames += each * (1 + scenario.variants().size());
      }
      try (Progress progress = new Progress(console, scenario.name(), frames)) {
        for (int i = 0; i < planned.size(); i++) {
          Optional<ClipDrawing> original =
              beside.isEmpty() ? Optional.empty() : Optional.of(beside.get(i));
          draw(drawings.get(i), original, planned.get(i).place, progress);
        }
        lanes.await();
      }
    }

    private List<ClipDrawing> drawings(List<Planned> planned) {
      List<ClipDrawing> drawings = new ArrayList<>();
      for (Planned clip : planned) {
        drawings.add(new ClipDrawing(clip.clip, clip.framing, renderers, lanes, ledger));
      }
      return drawings;
    }

    private List<OutputWriter> takers(ClipHeader clip) {
      return outputs.keySet().stream().filter(writer -> writer.takes(clip)).toList();
    }

    /** The outputs that show the original rules beside. */
    private static List<OutputWriter> pairs(List<OutputWriter> takers) {
      return takers.stream().filter(OutputWriter::wantsOriginal).toList();
    }

    private void draw(
        ClipDrawing drawing, Optional<ClipDrawing> original, int index, Progress progress)
        throws IOException {
      List<OutputWriter> takers = takers(drawing.header());
      Optional<DrawnClip> first = drawing.draw("", scenario.clips().get(index), takers, progress);
      drawOriginal(original, "", index, progress, takers);
      for (Map.Entry<String, List<ClipScenario>> variant : scenario.variants().entrySet()) {
        Optional<DrawnClip> again =
            drawing.draw(variant.getKey(), variant.getValue().get(index), takers, progress);
        drawOriginal(original, variant.getKey(), index, progress, takers);
        first = first.flatMap(base -> again.map(more -> base.withNotesOf(variant.getKey(), more)));
      }
      first.ifPresent(drawn::add);
    }

    private void drawOriginal(
        Optional<ClipDrawing> original,
        String variant,
        int index,
        Progress progress,
        List<OutputWriter> takers)
        throws IOException {
      if (original.isPresent()) {
        ClipScenario looks = scenario.originals().get(variant).get(index);
        original.get().draw(variant, looks, pairs(takers), progress);
      }
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

    /** Hashes the files, several at once. */
    private List<Output> results(List<Written> written) throws IOException {
      List<Output> results = new ArrayList<>();
      InOrder hashing = new InOrder(workers);
      try {
        for (Written each : written) {
          hashing.add(() -> result(each.file, each.output), results::add);
        }
        hashing.finish();
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
      return results;
    }

    private Output result(WrittenFile file, String output) {
      Path path = settings.folder().resolve(file.name());
      try {
        return new Output(output, file, path, Files.size(path), Manifest.sha256(path), false);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private Manifest manifest(List<Output> results) {
      List<Map<String, Object>> frames = new ArrayList<>();
      for (PixelLedger.Row row : ledger.rows()) {
        frames.add(
            Manifest.frames(row.output(), row.clip(), row.variant(), row.zoom(), row.frames()));
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
              .map(
                  output ->
                      new Manifest.Entry(
                          output.output(), output.file(), output.bytes(), output.sha256()))
              .toList());
    }

    private Part part() {
      List<Part.OutputPart> parts = new ArrayList<>();
      for (OutputSpec spec : scenario.outputs()) {
        String name = spec.common().name();
        parts.add(
            new Part.OutputPart(
                name,
                filesByOutput.get(name),
                spec instanceof SheetSpec sheet
                    ? Optional.of(SheetKeys.of(sheet))
                    : Optional.empty()));
      }
      return new Part(
          share.shard(),
          scenario.clips().stream().map(ClipScenario::name).toList(),
          share.clips(scenario.clips().size()),
          parts,
          settings.changes().engine().map(Engine::word));
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
