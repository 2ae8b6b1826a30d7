package critterbake.sim.creature.swarm;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;

/**
 * How far members stray from the ring. The article adds or takes away a step each tick; refined
 * rules take the same numbers for a smooth noise.
 *
 * @param step units a tick, at 60 ticks a second; 0 for none
 * @param limit units
 */
public record WanderSpec(double step, double limit) {
  private static final double ARTICLE_TICKS_PER_SECOND = 60;

  public static final ObjectType<WanderSpec> TYPE =
      ObjectType.of(
          "wander",
          "How far members stray from the ring.",
          values -> of(values),
          Key.number("step", 0.02, 0, 1e6, Unit.LENGTH, "Size of a random step; 0 for none."),
          Key.number("limit", 0.5, 0, 1e6, Unit.LENGTH, "Farthest from the ring."));

  private static WanderSpec of(Values values) {
    return new WanderSpec(values.number("step"), values.number("limit"));
  }

  /**
   * Root mean square of the smooth wander, units: as far as the article's walk gets in a second,
   * but at most a third of the limit.
   */
  double rms() {
    return Math.min(limit / 3, step * Math.sqrt(ARTICLE_TICKS_PER_SECOND));
  }
}
