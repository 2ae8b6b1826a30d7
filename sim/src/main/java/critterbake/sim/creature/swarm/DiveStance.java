package critterbake.sim.creature.swarm;

import critterbake.sim.creature.swarm.Stance.Tail;
import critterbake.sim.creature.swarm.Stance.Wing;

/**
 * A dive: rear back, raise the wings, fold them into a dart, bite, and flare to brake. In profile
 * the dart reads; the belly's glow warns.
 *
 * @param stance how it holds itself
 * @param pitch nose up in degrees, NaN for the pitch it flies at
 */
record DiveStance(Stance stance, double pitch) {
  private static final DiveStance REAR_BACK =
      diving(new Wing(64, 82, 0.10, -34), new Tail(18, 30), 0.94, 42, 1, 0.4, 0, 14);
  private static final DiveStance WIND_UP =
      diving(new Wing(76, 96, 0.16, -30), new Tail(26, 44), 0.90, 44, 2, 1, 0, 22);
  private static final DiveStance FOLD =
      diving(new Wing(42, 64, 0.70, 16), new Tail(6, 10), 1.04, 30, 0, 1, 0, Double.NaN);
  private static final DiveStance DART =
      diving(new Wing(14, 16, 1, 34), new Tail(0, 0), 1.18, 16, -1, 1, 0, Double.NaN);
  private static final DiveStance BITE =
      diving(new Wing(10, 10, 1, 38), new Tail(0, 0), 1.22, 14, -2, 1, 2, Double.NaN);
  private static final DiveStance FLARE =
      diving(new Wing(50, 66, 0, -40), new Tail(-22, -34), 0.96, 40, 0, 0.4, 1, 14);

  /** Share of the wind-up spent rearing back, and of the dive spent folding. */
  private static final double REARING = 0.45;

  private static final double FOLDING = 0.3;

  /** Seconds of braking after the hit; then it flies. */
  private static final double BRAKING = 0.25;

  private static DiveStance diving(
      Wing wing,
      Tail tail,
      double stretch,
      double yaw,
      double bob,
      double glow,
      double jaw,
      double pitch) {
    return new DiveStance(new Stance(wing, tail, stretch, yaw, bob, glow, jaw, true), pitch);
  }

  /** Whether a diver still holds itself as one. */
  static boolean holds(double seconds, AttackSpec attack) {
    return seconds >= 0 && seconds < attack.leavesAt() + BRAKING;
  }

  /** How far a diver is from rearing back to the end of its flare, 0 to 1. */
  static double share(double seconds, AttackSpec attack) {
    return seconds / (attack.leavesAt() + BRAKING);
  }

  /** The stance some seconds into a dive. */
  static DiveStance at(double seconds, AttackSpec attack) {
    if (seconds < attack.windup()) {
      return seconds < REARING * attack.windup() ? REAR_BACK : WIND_UP;
    }
    if (seconds < attack.hitAt()) {
      return seconds - attack.windup() < FOLDING * attack.dive() ? FOLD : DART;
    }
    return seconds < attack.leavesAt() ? BITE : FLARE;
  }
}
