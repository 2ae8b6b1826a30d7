package critterbake.cli.scenario;

import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.Values;
import java.util.Locale;

/**
 * Every frame as a picture of its own.
 *
 * @param common what all outputs share
 * @param pattern of the file names, with tokens such as {@code {frame:03}}
 * @param format what the pattern's ending says
 */
public record FramesSpec(Common common, String pattern, Format format) implements OutputSpec {
  /** The usual names. */
  public static final String USUAL = "{name}-{clip}-{frame}.png";

  /** The keys of {@code frames}. */
  public static final ObjectType<OutputSpec> TYPE =
      ObjectType.of(
          "frames",
          "Every frame as a picture of its own.",
          FramesSpec::from,
          OutputKeys.with(
              false,
              new Key(
                  "pattern",
                  new ValueType.Text(),
                  USUAL,
                  null,
                  false,
                  "Names of the files below the output folder, with {name}, {clip}, {variant},"
                      + " {frame}, {frame:03} and {ms}; the ending says PNG, TIFF or TGA.")));

  /** Picture formats. */
  public enum Format {
    PNG,
    TIFF,
    TGA
  }

  private static FramesSpec from(Values values) {
    String pattern = values.text("pattern");
    if (!pattern.contains("{frame") && !pattern.contains("{ms")) {
      throw new InvalidSpec("pattern", "all frames would have one name: put {frame} into it");
    }
    return new FramesSpec(OutputKeys.common(values), pattern, format(pattern));
  }

  private static Format format(String pattern) {
    String ending = pattern.substring(pattern.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return switch (ending) {
      case "png" -> Format.PNG;
      case "tif", "tiff" -> Format.TIFF;
      case "tga" -> Format.TGA;
      default -> throw new InvalidSpec("pattern", "the ending must be .png, .tiff or .tga");
    };
  }

  @Override
  public OutputSpec named(String name) {
    return new FramesSpec(common.named(name), pattern, format);
  }
}
