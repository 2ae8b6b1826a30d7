package critterbake.raster.look;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Unit;

/**
 * How the angles of sprites are rounded: the look's {@code rotation}.
 *
 * @param steps angles in a full turn, 0 for free rotation
 * @param hysteresis how far past the last angle, in steps, an angle must be before the next one is
 *     taken (half a step would be plain rounding)
 */
public record Rotation(int steps, double hysteresis) {
  /** The keys of {@code rotation}. */
  public static final ObjectType<Rotation> TYPE =
      ObjectType.of(
          "rotation",
          "How the angles of sprites are rounded.",
          values -> new Rotation((int) values.whole("steps"), values.number("hysteresis")),
          Key.whole("steps", 24, 0, 360, "Angles in a full turn; 0 for free rotation."),
          Key.number(
              "hysteresis",
              0.75,
              0.5,
              1,
              Unit.SHARE,
              "Steps an angle must be away from the one shown before it changes."));
}
