package critterbake.cli.scenario;

import critterbake.raster.sheet.SheetOptions;
import critterbake.raster.sheet.SheetOptions.Pack;
import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Form;
import critterbake.sim.spec.Values;
import java.util.List;
import java.util.Optional;

/**
 * A packed sheet of all clips with its data files.
 *
 * @param common what all outputs share
 * @param file name pattern of the picture, or empty for the usual name
 * @param options how frames are laid out
 * @param data formats of the data files by their words, in order
 * @param naming how frames are named in the data
 * @param stable an approved layout to keep, a data file beside the scenario
 */
public record SheetSpec(
    Common common,
    Optional<String> file,
    SheetOptions options,
    List<String> data,
    Naming naming,
    Optional<String> stable)
    implements OutputSpec {
  /** The words of all data formats. */
  public static final List<String> FORMATS =
      List.of(
          "aseprite",
          "aseprite-array",
          "texturepacker",
          "texturepacker-array",
          "pixi",
          "phaser",
          "libgdx",
          "libgdx-legacy",
          "aseprite-file",
          "godot",
          "godot3",
          "unity",
          "starling",
          "gamemaker");

  /** Formats whose files have one name. */
  private static final List<List<String>> SAME_NAMES =
      List.of(List.of("aseprite", "aseprite-array"), List.of("libgdx", "libgdx-legacy"));

  private static final ValueType FORMAT = new ValueType.Choice(FORMATS);
  private static final SheetOptions USUAL = SheetOptions.DEFAULT;

  /** The keys of a {@code sheet}. */
  public static final ObjectType<OutputSpec> TYPE =
      ObjectType.of(
          "sheet",
          "All clips packed into one picture, with data that engines load.",
          SheetSpec::from,
          OutputKeys.with(
              false,
              Key.optional(
                  "file",
                  new ValueType.Text(),
                  "{name}.png, with the output's name where it is not named after its type",
                  "Name of the picture below the output folder; {name} and {variant} are filled"
                      + " in."),
              Key.choice(
                  "pack",
                  USUAL.pack(),
                  "Tight (maxrects), or equal cells: grid, rows (one a clip), strip (one row)."),
              Key.whole(
                  "max_size",
                  USUAL.maxSize(),
                  1,
                  16_384,
                  "Largest side of a page in px; the rest goes on further pages."),
              Key.flag("pot", USUAL.pot(), "Whether sides are powers of two."),
              Key.flag("square", USUAL.square(), "Whether pages are square."),
              Key.flag("trim", USUAL.trim(), "Whether transparent margins are cut off."),
              Key.whole("padding", USUAL.padding(), 0, 256, "Pixels between regions."),
              Key.whole("border", USUAL.border(), 0, 256, "Pixels along the page's edges."),
              Key.whole(
                  "extrude", USUAL.extrude(), 0, 64, "How often edge pixels are repeated around."),
              Key.flag("rotate", USUAL.rotate(), "Whether regions may stand turned."),
              Key.flag("dedupe", USUAL.dedupe(), "Whether equal frames share a region."),
              Key.optional(
                  "stable",
                  new ValueType.PartFile(),
                  "none",
                  "An approved data file of a tight sheet: unchanged frames keep their places."),
              new Key(
                  "data",
                  new ValueType.OneOf(
                      List.of(
                          new Form("list", new ValueType.Many(FORMAT, 0, FORMATS.size())),
                          new Form("word", FORMAT))),
                  new Chosen("list", List.of("aseprite")),
                  "[aseprite]",
                  false,
                  "Formats of the data files."),
              Key.choice(
                  "naming",
                  Naming.SHORT,
                  "Frame names in Aseprite data: short (0, 1...) or long (name clip n.png).")));

  /** How frames are named in Aseprite data. */
  public enum Naming {
    SHORT,
    LONG
  }

  /** What is wrong with formats that would write the same file, if some would. */
  public static Optional<String> clash(List<String> formats) {
    return SAME_NAMES.stream()
        .filter(formats::containsAll)
        .map(same -> String.join(" and ", same) + " would be written to the same file")
        .findFirst();
  }

  private static SheetSpec from(Values values) {
    return new SheetSpec(
        OutputKeys.common(values),
        values.optionalText("file").map(SheetSpec::ofPng),
        options(values),
        data(values.chosen("data").orElseThrow()),
        values.choice("naming", Naming.class),
        values.optionalText("stable"));
  }

  /** A picture's name with its ending. */
  private static String ofPng(String file) {
    int dot = file.lastIndexOf('.');
    if (dot <= file.lastIndexOf('/')) {
      return file + ".png";
    }
    if (!file.substring(dot).equalsIgnoreCase(".png")) {
      throw new InvalidSpec("file", "a sheet is a PNG: the ending must be .png");
    }
    return file;
  }

  private static SheetOptions options(Values values) {
    return new SheetOptions(
        values.choice("pack", Pack.class),
        (int) values.whole("max_size"),
        values.flag("pot"),
        values.flag("square"),
        values.flag("trim"),
        (int) values.whole("padding"),
        (int) values.whole("border"),
        (int) values.whole("extrude"),
        values.flag("rotate"),
        values.flag("dedupe"));
  }

  private static List<String> data(Chosen chosen) {
    return chosen.value() instanceof List<?> words
        ? words.stream().map(String.class::cast).distinct().toList()
        : List.of((String) chosen.value());
  }

  @Override
  public OutputSpec named(String name) {
    return new SheetSpec(common.named(name), file, options, data, naming, stable);
  }
}
