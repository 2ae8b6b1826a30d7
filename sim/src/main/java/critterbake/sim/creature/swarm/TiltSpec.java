package critterbake.sim.creature.swarm;

import critterbake.sim.math.Strict;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Form;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.List;
import java.util.Map;

/** How a member is turned to its movement. */
public sealed interface TiltSpec {
  /**
   * Nose up when climbing, down when sinking.
   *
   * @param radiansPerUnit pitch per unit a second of vertical speed
   * @param limitRadians the steepest pitch in refined rules
   */
  record ByClimb(double radiansPerUnit, double limitRadians) implements TiltSpec {}

  /** Turned to its heading all round: the article's first try. */
  record Heading() implements TiltSpec {}

  ObjectType<ByClimb> CLIMB =
      ObjectType.of(
          "tilt",
          "Nose up when climbing, down when sinking.",
          values ->
              new ByClimb(
                  Strict.radians(values.number("per_unit")),
                  Strict.radians(values.number("limit"))),
          Key.number(
              "per_unit",
              12,
              -360,
              360,
              Unit.DEGREES,
              "Pitch for each unit a second of vertical speed."),
          Key.number("limit", 35, 0, 90, Unit.DEGREES, "Steepest pitch (refined)."));

  /** {@code heading}, or the keys of {@link #CLIMB}. */
  Key KEY =
      new Key(
          "tilt",
          new ValueType.OneOf(
              List.of(
                  new Form("heading", new ValueType.Choice(List.of("heading"))),
                  new Form("climb", new ValueType.Nested(CLIMB)))),
          new Chosen("climb", CLIMB.build().apply(new Values(CLIMB, Map.of()))),
          "{per_unit: 12, limit: 35}",
          false,
          "Pitch from vertical speed; or heading (the article's first try).");

  static TiltSpec of(Values values) {
    return values.chosen("tilt").orElseThrow().value() instanceof ByClimb climb
        ? climb
        : new Heading();
  }
}
