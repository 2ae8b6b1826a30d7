package critterbake.cli.bake;

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
import critterbake.cli.scenario.Scenario;
import critterbake.cli.shard.Share;
import critterbake.raster.encode.InOrder;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One run of a bake: plans the clips, draws them for the outputs, proves the sheets, puts the files
 * in their places and a manifest beside them.
 */
final class BakingRun {
  private final BakeTask task;
  private final Scenario scenario;
  private final Renderers renderers;
  private final Console console;
  private final PendingFiles files;
  private final Workers workers;
  private final Lanes lanes;
  private final Map<OutputWriter, String> outputs;
  private final PixelLedger ledger;
  private final List<DrawnClip> drawn = new ArrayList<>();

  /** A clip of this run: its place in the scenario, its motion, its frame. */
  private record Planned(int place, PreparedClip clip, Framing framing) {}

  /**
   * The work on a clip.
   *
   * @param place the clip's in the scenario
   * @param original by the original rules, where some output shows them beside
   * @param takers the outputs that take the clip
   */
  private record ClipWork(
      int place, ClipDrawing drawing, Optional<ClipDrawing> original, List<OutputWriter> takers) {
    int framesOfVariant() {
      return drawing.frames(takers) + original.map(clip -> clip.frames(pairs())).orElse(0);
    }

    /** The outputs that show the original rules beside. */
    List<OutputWriter> pairs() {
      return takers.stream().filter(OutputWriter::wantsOriginal).toList();
    }
  }

  /** A file and the output that it belongs to. */
  private record Written(String output, WrittenFile file) {}

  BakingRun(
      BakeTask task, Renderers renderers, Console console, PendingFiles files, Workers workers) {
    this.task = task;
    this.scenario = task.scenario();
    this.renderers = renderers;
    this.console = console;
    this.files = files;
    this.workers = workers;
    this.lanes = new Lanes(workers);
    this.outputs = task.isWhole() ? wholeOutputs() : partOutputs();
    this.ledger = new PixelLedger(outputs);
  }

  private Map<OutputWriter, String> wholeOutputs() {
    return OutputWriters.of(scenario, task.settings().changes(), files, workers);
  }

  /** Sheets are packed when all parts are there. */
  private Map<OutputWriter, String> partOutputs() {
    Map<OutputWriter, String> all = new LinkedHashMap<>();
    wholeOutputs()
        .forEach(
            (writer, name) -> {
              String file = BakedPart.frameFileName(scenario.name(), task.share().shard(), name);
              boolean sheet = writer instanceof SheetOutput;
              all.put(sheet ? new TapeOutput(writer, file, files) : writer, name);
            });
    return all;
  }

  BakeResult bake() throws IOException {
    List<ClipWork> clips = planned();
    refuseNothing(clips);
    draw(clips);
    List<Written> written = finish();
    new SheetProof(files, ledger).check(outputs);
    files.commit();
    List<Output> results = results(written);
    try (OutputStream stream = files.open(task.manifestName())) {
      stream.write(RunManifest.of(task, drawn, ledger, results).bytes());
    }
    files.commit();
    return new BakeResult(drawn, drawn.stream().map(ClipJson::summary).toList(), results, false);
  }

  /** A part of a bake may have nothing to do; a whole one was meant to do something. */
  private void refuseNothing(List<ClipWork> clips) {
    if (task.isWhole() && clips.stream().allMatch(clip -> clip.takers.isEmpty())) {
      String names =
          String.join(", ", clips.stream().map(clip -> clip.drawing.header().name()).toList());
      throw new ToolException(
          ExitCode.INVALID,
          "nothing to bake: "
              + (outputs.isEmpty() ? "the scenario has no outputs" : "no output takes " + names));
    }
  }

  private List<ClipWork> planned() throws IOException {
    List<Planned> clips = planned(scenario.clips());
    List<Planned> originals = planned(scenario.originals().getOrDefault("", List.of()));
    List<ClipWork> work = new ArrayList<>();
    for (int i = 0; i < clips.size(); i++) {
      ClipDrawing drawing = drawing(clips.get(i));
      work.add(
          new ClipWork(
              clips.get(i).place,
              drawing,
              originals.isEmpty() ? Optional.empty() : Optional.of(drawing(originals.get(i))),
              outputs.keySet().stream().filter(out -> out.takes(drawing.header())).toList()));
    }
    return work;
  }

  /** The clips of this run; all are planned where frames are to be as large as all clips need. */
  private List<Planned> planned(List<ClipScenario> scenarios) throws IOException {
    List<Integer> drawn = task.share().clips(scenarios.size());
    boolean fitted = scenarios.stream().anyMatch(clip -> clip.view().size().isEmpty());
    List<Integer> needed = fitted ? Share.WHOLE.clips(scenarios.size()) : drawn;
    List<PreparedClip> clips = new ArrayList<>();
    for (int place : needed) {
      clips.add(PreparedClip.of(scenarios.get(place), task.settings().allowSeam()));
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

  private ClipDrawing drawing(Planned planned) {
    return new ClipDrawing(planned.clip, planned.framing, renderers, lanes, ledger);
  }

  private void draw(List<ClipWork> clips) throws IOException {
    refuseClashes(clips.stream().map(clip -> clip.drawing.header()).toList());
    int variants = 1 + scenario.variants().size();
    int frames = clips.stream().mapToInt(clip -> clip.framesOfVariant() * variants).sum();
    try (Progress progress = new Progress(console, scenario.name(), frames)) {
      for (ClipWork clip : clips) {
        draw(clip, progress);
      }
      lanes.await();
    }
  }

  private void refuseClashes(List<ClipHeader> headers) {
    List<String> variants = new ArrayList<>(List.of(""));
    variants.addAll(scenario.variants().keySet());
    NameClash names = new NameClash();
    outputs.forEach(
        (writer, output) -> {
          for (String name : writer.fileNames(headers, variants)) {
            Optional<String> clash = names.add(files.target(name), output);
            if (clash.isPresent()) {
              throw scenario.refusal(output, clash.get());
            }
          }
        });
  }

  private void draw(ClipWork clip, Progress progress) throws IOException {
    Optional<DrawnClip> first = draw(clip, "", scenario.clips(), progress);
    for (Map.Entry<String, List<ClipScenario>> variant : scenario.variants().entrySet()) {
      Optional<DrawnClip> again = draw(clip, variant.getKey(), variant.getValue(), progress);
      first = first.flatMap(base -> again.map(more -> base.withNotesOf(variant.getKey(), more)));
    }
    first.ifPresent(drawn::add);
  }

  private Optional<DrawnClip> draw(
      ClipWork clip, String variant, List<ClipScenario> looks, Progress progress)
      throws IOException {
    Optional<DrawnClip> shown =
        clip.drawing.draw(variant, looks.get(clip.place), clip.takers, progress);
    if (clip.original.isPresent()) {
      ClipScenario look = scenario.originals().get(variant).get(clip.place);
      clip.original.get().draw(variant, look, clip.pairs(), progress);
    }
    return shown;
  }

  private List<Written> finish() throws IOException {
    List<Written> written = new ArrayList<>();
    for (Map.Entry<OutputWriter, String> output : outputs.entrySet()) {
      Interruption.check();
      for (WrittenFile file : output.getKey().finish()) {
        written.add(new Written(output.getValue(), file));
      }
    }
    return written;
  }

  /** Hashes the files, several at once. */
  private List<Output> results(List<Written> written) throws IOException {
    List<Output> results = new ArrayList<>();
    InOrder hashing = new InOrder(workers);
    try {
      for (Written each : written) {
        hashing.add(() -> result(each), results::add);
      }
      hashing.finish();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return results;
  }

  private Output result(Written written) {
    Path path = task.settings().folder().resolve(written.file.name());
    try {
      return new Output(
          written.output, written.file, path, Files.size(path), Manifest.sha256(path), false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
