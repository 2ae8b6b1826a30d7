package critterbake.cli.scenario;

import critterbake.raster.encode.gif.GifOptions;
import critterbake.raster.encode.gif.GifOptions.AlphaCut;
import critterbake.raster.encode.gif.GifOptions.Colors;
import critterbake.raster.encode.palette.Dither;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.Values;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A GIF of each clip.
 *
 * @param common what all outputs share
 * @param file name pattern of the files, or empty for the usual names
 * @param width the width to fill by the largest whole zoom, in place of the zoom
 * @param options how it is encoded
 * @param besideOriginal whether the article's rules are shown next to the scenario's own
 */
public record GifSpec(
    Common common,
    Optional<String> file,
    OptionalInt width,
    GifOptions options,
    boolean besideOriginal)
    implements OutputSpec {
  /** The keys of a {@code gif}. */
  public static final ObjectType<OutputSpec> TYPE =
      ObjectType.<OutputSpec>of(
              "gif",
              "A GIF of each clip.",
              GifSpec::from,
              OutputKeys.playing(
                  Key.choice(
                      "colors",
                      Colors.GLOBAL,
                      "With more colors than a GIF holds: error, one global table, or a local one"
                          + " for each frame."),
                  Key.choice("dither", Dither.NONE, "Ordered dither where colors are not exact."),
                  Key.optional(
                      "matte",
                      new ValueType.Color(),
                      "none: alpha from half on is opaque",
                      "The color that partial alpha is blended over."),
                  Key.whole("threshold", 128, 1, 255, "Alpha from which a pixel is opaque."),
                  Key.flag("delta", true, "Whether frames hold only what changed."),
                  Key.flag("clamp", false, "Whether delays under 20 ms are raised, not refused.")))
          .choosingOneOf("zoom", "width");

  private static GifSpec from(Values values) {
    AlphaCut cut = new AlphaCut((int) values.whole("threshold"), matte(values));
    GifOptions options =
        new GifOptions(
            values.choice("colors", Colors.class),
            Optional.empty(),
            values.choice("dither", Dither.class),
            cut,
            values.flag("delta"),
            values.flag("clamp"),
            OutputKeys.playback(values));
    return new GifSpec(
        OutputKeys.common(values),
        values.optionalText("file"),
        width(values),
        options,
        values.has("beside"));
  }

  private static OptionalInt matte(Values values) {
    return values.has("matte")
        ? OptionalInt.of(values.color("matte") & 0xFFFFFF)
        : OptionalInt.empty();
  }

  static OptionalInt width(Values values) {
    return values.has("width") ? OptionalInt.of((int) values.whole("width")) : OptionalInt.empty();
  }

  @Override
  public OutputSpec named(String name) {
    return new GifSpec(common.named(name), file, width, options, besideOriginal);
  }
}
