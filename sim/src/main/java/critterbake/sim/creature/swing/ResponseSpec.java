package critterbake.sim.creature.swing;

import critterbake.sim.math.Strict;
import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;

/**
 * How a pivot answers its movement in {@code refined} rules.
 *
 * @param calm speed below which it rests, units a second
 * @param brisk speed from which it turns fully to its movement, units a second
 * @param frequency how fast it turns, Hz
 * @param damping ratio of that turn
 * @param turnLimit fastest turn, radians a second
 * @param flipSpeed sideways speed from which it is mirrored, units a second
 * @param flipHoldSeconds how long it must move the other way before it is mirrored
 * @param gale speed from which wind is full, units a second
 */
public record ResponseSpec(
    double calm,
    double brisk,
    double frequency,
    double damping,
    double turnLimit,
    double flipSpeed,
    double flipHoldSeconds,
    double gale) {
  public static final ObjectType<ResponseSpec> TYPE =
      ObjectType.of(
          "response",
          "How it answers its movement (refined rules).",
          ResponseSpec::of,
          Key.number("calm", 0.25, 0, 1e6, Unit.SPEED, "Speed below which it comes to rest."),
          Key.number("brisk", 2.75, 0, 1e6, Unit.SPEED, "Speed from which it turns fully."),
          Key.number("frequency", 3.2, 0.1, 60, Unit.HERTZ, "How fast it turns."),
          Key.number("damping", 0.75, 0.05, 10, Unit.NONE, "Damping ratio of its turn."),
          Key.number("turn_limit", 480, 1, 1e6, Unit.DEGREES, "Fastest turn, degrees a second."),
          Key.number(
              "flip_speed", 0.5, 0, 1e6, Unit.SPEED, "Sideways speed from which it is mirrored."),
          Key.duration("flip_hold", 0.08, "How long it must move that way to be mirrored."),
          Key.number("gale", 4.5, 1e-6, 1e6, Unit.SPEED, "Speed from which wind is full."));

  private static ResponseSpec of(Values values) {
    if (!(values.number("brisk") > values.number("calm"))) {
      throw new InvalidSpec("brisk", "brisk must be above calm");
    }
    return new ResponseSpec(
        values.number("calm"),
        values.number("brisk"),
        values.number("frequency"),
        values.number("damping"),
        Strict.radians(values.number("turn_limit")),
        values.number("flip_speed"),
        values.seconds("flip_hold"),
        values.number("gale"));
  }

  /** How much of its movement's angle it takes at a speed: 0 when calm to 1 when brisk. */
  double weight(double speed) {
    return Math.max(0, Math.min(1, (speed - calm) / (brisk - calm)));
  }
}
