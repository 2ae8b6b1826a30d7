package critterbake.cli.command;

import critterbake.cli.atlas.AtlasFormat;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.cli.atlas.Engine;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.scenario.SheetSpec;
import critterbake.raster.sheet.SheetOptions;
import critterbake.raster.sheet.SheetOptions.Pack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The sheet's options as flags of the same names. */
final class SheetFlags {
  @Option(
      names = "--pack",
      paramLabel = "HOW",
      defaultValue = "maxrects",
      description = "maxrects, grid, rows or strip (default: ${DEFAULT-VALUE}).")
  private Pack pack;

  @Option(
      names = "--max-size",
      paramLabel = "PX",
      defaultValue = "4096",
      description = "Largest side of a page (default: ${DEFAULT-VALUE}).")
  private int maxSize;

  @Option(names = "--pot", description = "Page sides are powers of two.")
  private boolean pot;

  @Option(names = "--square", description = "Pages are square.")
  private boolean square;

  @Option(names = "--no-trim", description = "Transparent margins stay.")
  private boolean noTrim;

  @Option(
      names = "--padding",
      paramLabel = "PX",
      defaultValue = "2",
      description = "Pixels between regions (default: ${DEFAULT-VALUE}).")
  private int padding;

  @Option(
      names = "--border",
      paramLabel = "PX",
      defaultValue = "0",
      description = "Pixels along the page's edges (default: ${DEFAULT-VALUE}).")
  private int border;

  @Option(
      names = "--extrude",
      paramLabel = "N",
      defaultValue = "0",
      description = "How often edge pixels are repeated (default: ${DEFAULT-VALUE}).")
  private int extrude;

  @Option(names = "--rotate", description = "Regions may stand turned.")
  private boolean rotate;

  @Option(names = "--no-dedupe", description = "Equal frames each get a region.")
  private boolean noDedupe;

  @Option(
      names = "--stable",
      paramLabel = "FILE",
      description = "An approved data file of the sheet: unchanged frames keep their places.")
  private String stable;

  @Option(
      names = "--data",
      paramLabel = "FORMAT",
      split = ",",
      description =
          "Data formats, divided by commas: aseprite, aseprite-array, texturepacker,"
              + " texturepacker-array, pixi, phaser, libgdx, libgdx-legacy, aseprite-file, godot,"
              + " godot3, unity, starling, gamemaker (default: aseprite).")
  private List<String> data = new ArrayList<>();

  @Option(
      names = "--for",
      paramLabel = "ENGINE",
      description = "Writes what an engine wants: godot, unity, phaser, libgdx, gamemaker or pixi.")
  private String engine;

  SheetOptions options() {
    try {
      SheetOptions options =
          new SheetOptions(
              pack, maxSize, pot, square, !noTrim, padding, border, extrude, rotate, !noDedupe);
      return engine().map(wanted -> wanted.options(options)).orElse(options);
    } catch (IllegalArgumentException e) {
      throw new ToolException(ExitCode.USAGE, e.getMessage(), e);
    }
  }

  Optional<String> stable() {
    return Optional.ofNullable(stable);
  }

  /** A text that differs when the sheet would. */
  String fingerprint() {
    return options() + " " + formats().stream().map(AtlasFormat::id).toList();
  }

  Optional<Engine> engine() {
    return EngineOption.engine(engine);
  }

  List<AtlasFormat> formats() {
    List<String> words = new ArrayList<>(data);
    engine().ifPresent(wanted -> words.addAll(wanted.formats()));
    if (words.isEmpty()) {
      words.add("aseprite");
    }
    SheetSpec.clash(words)
        .ifPresent(
            clash -> {
              throw new ToolException(ExitCode.USAGE, "--data: " + clash);
            });
    return words.stream().distinct().map(SheetFlags::format).toList();
  }

  private static AtlasFormat format(String word) {
    return AtlasFormats.of(word)
        .orElseThrow(
            () ->
                new ToolException(
                    ExitCode.USAGE,
                    "--data knows no format named "
                        + word
                        + ", but "
                        + String.join(", ", SheetSpec.FORMATS)));
  }
}
