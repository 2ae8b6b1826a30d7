package critterbake.sim.creature.walker;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;

/**
 * How a walker steps: the article's three numbers, and a style whose values each can be overridden.
 *
 * @param style the named style
 * @param stepSpeed 1/s, or NaN when it is not given
 * @param overshoot original rules: how far beyond its wanted place a foot lands
 * @param lift original: control point height per stride; refined: apex height per stride; or NaN
 * @param duty share of the cycle a foot is planted, or NaN
 * @param bob units, or NaN
 * @param lean degrees, or NaN
 */
public record GaitSpec(
    Style.Name style,
    double stepSpeed,
    double overshoot,
    double lift,
    double duty,
    double bob,
    double lean) {
  /** Swings of original rules last a third of a second unless told otherwise. */
  static final double ORIGINAL_STEP_SPEED = 3;

  static final double ORIGINAL_LIFT = 0.8;

  /** Bodies on several pairs of legs are carried so much lower. */
  private static final double SPRAWL = 0.84;

  public static final ObjectType<GaitSpec> TYPE =
      ObjectType.of(
          "gait",
          "How it steps.",
          GaitSpec::of,
          Key.choice("style", Style.Name.STROLL, "A named set of the values below."),
          Key.optionalNumber(
              "step_speed",
              "3 in original rules, else from the speed",
              0.01,
              100,
              Unit.PER_SECOND,
              "Inverse of a swing's duration."),
          Key.number(
              "overshoot",
              0.8,
              -1,
              10,
              Unit.SHARE,
              "Original rules: how far beyond its place a foot aims, in strides."),
          Key.optionalNumber(
              "lift",
              "0.8 in original rules, else by style",
              0,
              10,
              Unit.SHARE,
              "Height of a step per length: of the control point in original rules, else of the"
                  + " apex."),
          Key.optionalNumber(
              "duty", "by style", 0.05, 0.95, Unit.SHARE, "Share of the cycle a foot is planted."),
          Key.optionalNumber("bob", "by style", 0, 10, Unit.LENGTH, "Rise and fall of the body."),
          Key.optionalNumber("lean", "by style", -90, 90, Unit.DEGREES, "Lean forward, degrees."));

  private static GaitSpec of(Values values) {
    return new GaitSpec(
        values.choice("style", Style.Name.class),
        values.number("step_speed", Double.NaN),
        values.number("overshoot"),
        values.number("lift", Double.NaN),
        values.number("duty", Double.NaN),
        values.number("bob", Double.NaN),
        values.number("lean", Double.NaN));
  }

  /** The named style with what was overridden. Several pairs of legs carry a body more evenly. */
  Style resolved(LegsSpec legs) {
    Style named = style.style();
    Style.Step step = named.step();
    Style.Carriage carriage = named.carriage();
    return named
        .withDuty(given(duty, step.duty()))
        .withStep(given(stepSpeed, step.stepSpeed()), given(lift, step.lift()))
        .withCarriage(
            legs.pairs() > 1 ? SPRAWL * carriage.hip() : carriage.hip(),
            given(bob / legs.length(), carriage.bob() / legs.pairs()),
            given(lean, carriage.lean()));
  }

  private static double given(double value, double otherwise) {
    return Double.isNaN(value) ? otherwise : value;
  }
}
