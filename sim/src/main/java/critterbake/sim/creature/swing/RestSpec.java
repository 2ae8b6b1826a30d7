package critterbake.sim.creature.swing;

import critterbake.sim.math.Strict;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Unit;

/**
 * How a pivot comes to rest when the movement stops.
 *
 * @param angleRadians the angle it rests at, counter-clockwise
 * @param mode the way there
 * @param holdSeconds how long it first stays as it is
 */
public record RestSpec(double angleRadians, Mode mode, double holdSeconds) {
  /** The way to the rest angle. */
  public enum Mode {
    /** A share of what is left, ever slower, never past it. */
    DAMP,
    /** Swinging past it a few times: 1.3 Hz, damping 0.34. */
    SPRING,
    /** One second, once past it by a tenth (Penner's back ease). */
    BACK_EASE
  }

  public static final ObjectType<RestSpec> TYPE =
      ObjectType.of(
          "rest",
          "How it comes to rest when the movement stops.",
          values ->
              new RestSpec(
                  Strict.radians(values.number("angle")),
                  values.choice("mode", Mode.class),
                  values.seconds("hold")),
          Key.number(
              "angle", 0, -360, 360, Unit.DEGREES, "The angle it rests at, counter-clockwise."),
          Key.choice("mode", Mode.DAMP, "The way to that angle."),
          Key.duration("hold", 0, "How long it stays as it is before it comes to rest."));
}
