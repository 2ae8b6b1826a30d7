package critterbake.sim.creature.walker;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Unit;

/**
 * A walker's legs.
 *
 * @param pairs 1 to 4
 * @param thigh units
 * @param shin units
 * @param displacement original rules: how far each foot belongs from the body's middle; refined:
 *     how far apart the feet stand, and half the distance from one pair of legs to the next; units
 * @param bend which way the knees point
 */
public record LegsSpec(int pairs, double thigh, double shin, double displacement, Bend bend) {
  /** Which way a knee points. */
  public enum Bend {
    FORWARD,
    BACKWARD
  }

  public static final ObjectType<LegsSpec> TYPE =
      ObjectType.of(
          "legs",
          "The legs and how they stand.",
          values ->
              new LegsSpec(
                  (int) values.whole("pairs"),
                  values.number("thigh"),
                  values.number("shin"),
                  values.number("displacement"),
                  values.choice("bend", Bend.class)),
          Key.whole("pairs", 1, 1, 4, "Pairs of legs."),
          Key.number("thigh", 0.36, 0.01, 100, Unit.LENGTH, "Length of the upper bone."),
          Key.number("shin", 0.36, 0.01, 100, Unit.LENGTH, "Length of the lower bone."),
          Key.number(
              "displacement",
              0.25,
              0,
              100,
              Unit.LENGTH,
              "How far each foot belongs from the body's middle."),
          Key.choice("bend", Bend.FORWARD, "Which way the knees point."));

  /** Length of a stretched leg, units. */
  public double length() {
    return thigh + shin;
  }

  /** All legs, left and right of each pair. */
  public int count() {
    return 2 * pairs;
  }
}
