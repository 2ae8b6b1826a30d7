package critterbake.sim.creature.goop;

import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;

/**
 * The rope legs of a goop creature.
 *
 * @param count legs, fanned out around the body
 * @param length of a leg, units
 * @param links of its rope
 * @param minAttached legs that hold on when another lifts by choice
 * @param liftRadius share of the length a foot may be off its ideal place before it wants to move
 * @param stagger least time between two lifts by choice, in 1/60 s, for eight legs; more legs take
 *     turns accordingly faster
 * @param tipSpeed usual speed of a flying tip, units/s
 */
public record LegsSpec(
    int count,
    double length,
    int links,
    int minAttached,
    double liftRadius,
    double stagger,
    double tipSpeed) {
  private static final double STAGGER_UNIT_SECONDS = 1.0 / 60;
  private static final double STAGGER_LEGS = 8;

  public static final ObjectType<LegsSpec> TYPE =
      ObjectType.of(
          "legs",
          "The legs of a goop creature.",
          LegsSpec::of,
          Key.whole("count", 8, 0, 100_000, "How many legs it has."),
          Key.number("length", 2.4, 1e-3, 1000, Unit.LENGTH, "Length of a leg."),
          Key.whole("links", 10, 2, 200, "Links of a leg's rope."),
          Key.optional(
              "min_attached",
              new critterbake.sim.spec.ValueType.Whole(0, 100_000),
              "half the legs, rounded up",
              "Legs that hold on when another one lifts by choice."),
          Key.number(
              "lift_radius",
              0.34,
              0.05,
              2,
              Unit.SHARE,
              "How far a foot may be off its ideal place, in leg lengths."),
          Key.number(
              "stagger",
              7,
              0,
              600,
              Unit.NONE,
              "Least time between two lifts by choice, in 1/60 second for eight legs."),
          Key.number("tip_speed", 10, 1e-3, 1e6, Unit.SPEED, "Usual speed of a flying tip."));

  public LegsSpec {
    if (minAttached > count) {
      throw new InvalidSpec("min_attached", "min_attached is at most the number of legs, " + count);
    }
  }

  private static LegsSpec of(Values values) {
    int count = (int) values.whole("count");
    int half = (count + 1) / 2;
    return new LegsSpec(
        count,
        values.number("length"),
        (int) values.whole("links"),
        values.find("min_attached").map(value -> ((Long) value).intValue()).orElse(half),
        values.number("lift_radius"),
        values.number("stagger"),
        values.number("tip_speed"));
  }

  /** Least time between two lifts by choice. */
  double staggerSeconds() {
    return stagger * STAGGER_UNIT_SECONDS * STAGGER_LEGS / Math.max(1, count);
  }

  /** The same legs lifting in another rhythm. */
  LegsSpec withRhythm(double otherStagger, double otherLiftRadius) {
    return new LegsSpec(count, length, links, minAttached, otherLiftRadius, otherStagger, tipSpeed);
  }
}
