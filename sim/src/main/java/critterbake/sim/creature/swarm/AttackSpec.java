package critterbake.sim.creature.swarm;

import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.Map;

/**
 * When members dive at the prey, and the timeline of a dive.
 *
 * @param everySeconds time between dives of the whole swarm
 * @param windup seconds of rearing back
 * @param dive seconds from there to the prey
 * @param hit seconds at the prey
 * @param recover seconds back to its place in the ring
 * @param reach how near a dive comes to the prey's center, units
 * @param atOnce how many may be diving at a time
 */
public record AttackSpec(
    double everySeconds,
    double windup,
    double dive,
    double hit,
    double recover,
    double reach,
    int atOnce) {
  public static final ObjectType<AttackSpec> TYPE =
      ObjectType.of(
          "attack",
          "When members dive, and the timeline of a dive.",
          AttackSpec::of,
          Key.duration("every", 2, "Time between dives of the whole swarm."),
          Key.duration("windup", 0.35, "Time of rearing back before a dive."),
          Key.duration("dive", 0.30, "Time from there to the prey."),
          Key.duration("hit", 0.10, "Time at the prey."),
          Key.duration("recover", 0.95, "Time back to its place in the ring."),
          Key.number("reach", 0.3, 1e-3, 1e6, Unit.LENGTH, "How near to its prey a dive comes."),
          Key.whole("at_once", 2, 1, 10_000, "How many may be diving at a time."));

  /** The attack of a swarm that says nothing about it. */
  static final AttackSpec STANDARD = of(new Values(TYPE, Map.of()));

  private static AttackSpec of(Values values) {
    return new AttackSpec(
        positive(values, "every"),
        positive(values, "windup"),
        positive(values, "dive"),
        positive(values, "hit"),
        positive(values, "recover"),
        values.number("reach"),
        (int) values.whole("at_once"));
  }

  private static double positive(Values values, String key) {
    double seconds = values.seconds(key);
    if (!(seconds > 0)) {
      throw new InvalidSpec(key, "expected a time above 0s");
    }
    return seconds;
  }

  /** Seconds from the start of a dive until it reaches the prey. */
  double hitAt() {
    return windup + dive;
  }

  /** Seconds from the start of a dive until it leaves the prey. */
  double leavesAt() {
    return windup + dive + hit;
  }

  /** Seconds from leaving the ring to being back in it. */
  double total() {
    return windup + dive + hit + recover;
  }
}
