package critterbake.cli.scenario;

import critterbake.raster.encode.Playback;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.Values;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An animated PNG of each clip.
 *
 * @param common what all outputs share
 * @param file name pattern of the files, or empty for the usual names
 * @param width the width to fill by the largest whole zoom, in place of the zoom
 * @param delta whether frames may hold only what changed
 * @param playback repeats and final pause
 * @param besideOriginal whether the article's rules are shown next to the scenario's own
 */
public record ApngSpec(
    Common common,
    Optional<String> file,
    OptionalInt width,
    boolean delta,
    Playback playback,
    boolean besideOriginal)
    implements OutputSpec {
  /** The keys of an {@code apng}. */
  public static final ObjectType<OutputSpec> TYPE =
      ObjectType.<OutputSpec>of(
              "apng",
              "An animated PNG of each clip: exact times, full alpha.",
              ApngSpec::from,
              OutputKeys.playing(Key.flag("delta", true, "Whether frames hold only what changed.")))
          .choosingOneOf("zoom", "width");

  private static ApngSpec from(Values values) {
    return new ApngSpec(
        OutputKeys.common(values),
        values.optionalText("file"),
        GifSpec.width(values),
        values.flag("delta"),
        OutputKeys.playback(values),
        values.has("beside"));
  }

  @Override
  public OutputSpec named(String name) {
    return new ApngSpec(common.named(name), file, width, delta, playback, besideOriginal);
  }
}
