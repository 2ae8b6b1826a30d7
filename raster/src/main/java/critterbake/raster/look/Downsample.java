package critterbake.raster.look;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;

/**
 * How a larger blended picture becomes pixels: the look's {@code downsample}.
 *
 * @param factor how many times larger the blended picture is
 * @param pick the color a cell takes
 */
public record Downsample(int factor, Pick pick) {
  /** The keys of {@code downsample}. */
  public static final ObjectType<Downsample> TYPE =
      ObjectType.of(
          "downsample",
          "Pixels picked from a larger blended picture.",
          values -> new Downsample((int) values.whole("factor"), values.choice("pick", Pick.class)),
          Key.whole("factor", 4, 1, 16, "How many times larger the blended picture is."),
          Key.choice(
              "pick",
              Pick.CENTER,
              "What a cell takes: its center sample, its commonest color, or its average."));

  /** The color a cell takes. */
  public enum Pick {
    /** The sample at the cell's center, as a shader does. */
    CENTER,
    /** The commonest color; ties go to the first in reading order. */
    DOMINANT,
    /** The premultiplied average. */
    AVERAGE
  }
}
