package critterbake.raster.look;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Unit;

/**
 * How a goop layer melts into one silhouette: the look's {@code goop}.
 *
 * @param blur standard deviation of the blur, final pixels
 * @param threshold blurred coverage from which a pixel is goop
 * @param keep raw coverage from which a pixel stays whatever the blur says, so thin legs are not
 *     cut
 */
public record GoopLook(double blur, double threshold, double keep) {
  /** The same for a picture drawn a whole number of times larger. */
  public GoopLook enlarged(int factor) {
    return new GoopLook(blur * factor, threshold, keep);
  }

  /** The keys of {@code goop}. */
  public static final ObjectType<GoopLook> TYPE =
      ObjectType.of(
          "goop",
          "How a goop creature's parts melt together.",
          values ->
              new GoopLook(
                  values.number("blur"), values.number("threshold"), values.number("keep")),
          Key.number("blur", 1.1, 0, 64, Unit.PIXELS, "Blur of the silhouette in final pixels."),
          Key.number(
              "threshold",
              0.43,
              0.01,
              0.99,
              Unit.SHARE,
              "Blurred coverage from which a pixel is goop."),
          Key.number(
              "keep",
              0.55,
              0.01,
              1,
              Unit.SHARE,
              "Raw coverage from which a pixel stays, so that thin legs are not cut off."));
}
