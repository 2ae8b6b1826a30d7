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
      diving(64, 82, 0.10, -34, 14, 0.94, 42, 18, 30, 0.4, 0, 1);
  private static final DiveStance WIND_UP =
      diving(76, 96, 0.16, -30, 22, 0.90, 44, 26, 44, 1, 0, 2);
  private static final DiveStance FOLD =
      diving(42, 64, 0.70, 16, Double.NaN, 1.04, 30, 6, 10, 1, 0, 0);
  private static final DiveStance DART =
      diving(14, 16, 1, 34, Double.NaN, 1.18, 16, 0, 0, 1, 0, -1);
  private static final DiveStance BITE =
      diving(10, 10, 1, 38, Double.NaN, 1.22, 14, 0, 0, 1, 2, -2);
  private static final DiveStance FLARE = diving(50, 66, 0, -40, 14, 0.96, 40, -22, -34, 0.4, 1, 0);

  /** Share of the wind-up spent rearing back, and of the dive spent folding. */
  private static final double REARING = 0.45;

  private static final double FOLDING = 0.3;

  /** Seconds of braking after the hit; then it flies. */
  private static final double BRAKING = 0.25;

  private static DiveStance diving(
      double arm,
      double hand,
      double fold,
      double sweep,
      double pitch,
      double stretch,
      double yaw,
      double tail,
      double tip,
      double glow,
      double jaw,
      double bob) {
    return new DiveStance(
        new Stance(
            new Wing(arm, hand, fold, sweep),
            new Tail(tail, tip),
            stretch,
            yaw,
            bob,
            glow,
            jaw,
            true),
        pitch);
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
