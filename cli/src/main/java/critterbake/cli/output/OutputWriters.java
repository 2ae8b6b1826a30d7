package critterbake.cli.output;

import critterbake.cli.atlas.AsepriteJson;
import critterbake.cli.atlas.AtlasFormat;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.cli.atlas.Engine;
import critterbake.cli.parts.PartFiles;
import critterbake.cli.scenario.ApngSpec;
import critterbake.cli.scenario.FramesSpec;
import critterbake.cli.scenario.GifSpec;
import critterbake.cli.scenario.OutputSpec;
import critterbake.cli.scenario.Scenario;
import critterbake.cli.scenario.SheetSpec;
import critterbake.cli.scenario.SheetSpec.Naming;
import critterbake.raster.encode.Crew;
import critterbake.raster.encode.apng.ApngEncoder;
import critterbake.raster.encode.gif.GifEncoder;
import critterbake.raster.encode.gif.GifOptions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Makes the writers of a scenario's outputs. */
public final class OutputWriters {
  private final Scenario scenario;
  private final OutputChanges changes;
  private final PendingFiles files;
  private final Crew crew;

  private OutputWriters(Scenario scenario, OutputChanges changes, PendingFiles files, Crew crew) {
    this.scenario = scenario;
    this.changes = changes;
    this.files = files;
    this.crew = crew;
  }

  /**
   * A writer for each output, with the output's name, in the scenario's order.
   *
   * @param changes what the command line wants otherwise
   * @param crew compresses pictures
   */
  public static Map<OutputWriter, String> of(
      Scenario scenario, OutputChanges changes, PendingFiles files, Crew crew) {
    OutputWriters writers = new OutputWriters(scenario, changes, files, crew);
    Map<OutputWriter, String> all = new LinkedHashMap<>();
    for (OutputSpec spec : scenario.outputs()) {
      all.put(writers.writer(spec), spec.common().name());
    }
    return all;
  }

  private OutputWriter writer(OutputSpec spec) {
    if (spec instanceof SheetSpec sheet) {
      return sheet(scenario.name(), sheet, scenario.parts(), changes, files);
    }
    if (spec instanceof GifSpec gif) {
      return gif.besideOriginal() ? new BesideOutput(gif(gif)) : gif(gif);
    }
    if (spec instanceof ApngSpec apng) {
      return apng.besideOriginal() ? new BesideOutput(apng(apng)) : apng(apng);
    }
    if (spec instanceof FramesSpec frames) {
      return new FramesOutput(
          pattern(frames),
          frames.format(),
          scenario.name(),
          ClipChoice.of(common(spec, changes)),
          files);
    }
    throw new IllegalStateException("no writer for " + spec.getClass().getName());
  }

  private OutputWriter gif(GifSpec gif) {
    boolean clamp = changes.clamp() || gif.options().clamp();
    GifOptions options = gif.options().withClamp(clamp);
    return new AnimationOutput(
        names(gif, "gif", gif.file()),
        new ClipChoice(common(gif, changes), gif.width()),
        (out, scratch, repeat) -> new GifEncoder(options, out, scratch, crew),
        files);
  }

  private OutputWriter apng(ApngSpec apng) {
    return new AnimationOutput(
        names(apng, "apng", apng.file()),
        new ClipChoice(common(apng, changes), apng.width()),
        (out, scratch, repeat) ->
            new ApngEncoder(apng.playback(), apng.delta(), out, scratch, crew),
        files);
  }

  /**
   * A writer for a sheet.
   *
   * @param scenario the scenario's name
   * @param parts finds the approved data whose layout is kept
   * @param changes what the command line wants otherwise
   */
  public static OutputWriter sheet(
      String scenario,
      SheetSpec sheet,
      PartFiles parts,
      OutputChanges changes,
      PendingFiles files) {
    OutputNames names =
        new OutputNames(scenario, sheet.common().name(), "sheet", Optional.empty(), false);
    SheetOutput.Plan plan =
        new SheetOutput.Plan(
            names.stem(),
            sheet.file().orElse("{name}.png").replace("{name}", names.stem()),
            changes.engine().map(engine -> engine.options(sheet.options())).orElse(sheet.options()),
            changes.engine().map(Engine::formats).orElse(sheet.data()).stream()
                .map(word -> format(word, sheet.naming()))
                .toList(),
            sheet.stable().flatMap(name -> parts.find(name).file()));
    return new SheetOutput(plan, ClipChoice.of(common(sheet, changes)), files);
  }

  /** The pattern as given; the usual one with the output's name where that says something. */
  private String pattern(FramesSpec frames) {
    String stem = names(frames, "frames", Optional.empty()).stem();
    return frames.pattern().equals(FramesSpec.USUAL)
        ? frames.pattern().replace("{name}", stem)
        : frames.pattern();
  }

  private static AtlasFormat format(String id, Naming naming) {
    AtlasFormat usual =
        AtlasFormats.of(id)
            .orElseThrow(
                () -> new RefusedOutput("data: " + id + " is not known", Optional.empty()));
    return usual instanceof AsepriteJson json && naming == Naming.LONG
        ? json.withLongNames()
        : usual;
  }

  private OutputNames names(OutputSpec spec, String type, Optional<String> pattern) {
    return new OutputNames(
        scenario.name(), spec.common().name(), type, pattern, scenario.clips().size() > 1);
  }

  private static OutputSpec.Common common(OutputSpec spec, OutputChanges changes) {
    OutputSpec.Common c = spec.common();
    return new OutputSpec.Common(
        c.name(), c.clips(), c.only(), c.background(), changes.overlays().or(c::debug), c.zoom());
  }
}
