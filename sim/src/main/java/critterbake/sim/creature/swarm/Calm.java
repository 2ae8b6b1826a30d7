package critterbake.sim.creature.swarm;

import critterbake.sim.math.Ease;

/** Divers do not stray: the wander of a member fades out in its wind-up and back in after. */
final class Calm {
  /** Seconds after a dive until a member strays as before, and may dive again. */
  static final double REST = 1.5;

  private Calm() {}

  /**
   * The share of its wander a member has.
   *
   * @param since seconds since its last dive began; NaN when it never dived
   */
  static double wander(double since, AttackSpec attack) {
    if (!(since >= 0)) {
      return 1;
    }
    return since < attack.total()
        ? 1 - Ease.smoothstep(since / attack.windup())
        : Ease.smoothstep((since - attack.total()) / REST);
  }

  /** Whether a member strays at all. */
  static boolean strays(double since, AttackSpec attack) {
    return !(since >= attack.windup() && since <= attack.total());
  }
}
