package critterbake.sim.creature.swarm;

import critterbake.sim.creature.swarm.Stance.Tail;
import critterbake.sim.creature.swarm.Stance.Wing;

/**
 * Flight: eight stances a beat. The wings come down spread and outer part last, fold on the way up,
 * so that they row; the tail follows a little late.
 */
final class WingBeat {
  static final double BEATS_PER_SECOND = 2.5;

  /** How much faster wings beat at full climb, and slower at full sink. */
  private static final double EFFORT = 0.55;

  /** Climbing speed that is full climb for slow swarms, units a second. */
  private static final double FULL_CLIMB = 2.5;

  private static final double YAW = 40;
  private static final double SWEEP = -30;

  private static final Stance[] BEAT = {
    flying(62, 76, 0.12, -1.0, 8, 14),
    flying(42, 64, 0, -0.6, 10, 14),
    flying(6, 28, 0, 0.4, 6, 12),
    flying(-26, -12, 0.02, 1.2, -2, 4),
    flying(-44, -52, 0.15, 1.4, -9, -6),
    flying(-22, -58, 0.40, 0.8, -12, -14),
    flying(22, -22, 0.58, -0.2, -8, -14),
    flying(52, 34, 0.40, -0.9, 0, -4)
  };

  private WingBeat() {}

  private static Stance flying(
      double arm, double hand, double fold, double bob, double tail, double tip) {
    return new Stance(
        new Wing(arm, hand, fold, SWEEP), new Tail(tail, tip), 1, YAW, bob, 0, 0, false);
  }

  /** The stance after some beats. */
  static Stance at(double beats) {
    double phase = beats - Math.floor(beats);
    return BEAT[(int) (phase * BEAT.length + 1e-9) % BEAT.length];
  }

  /**
   * Extra time the wings have beaten for because of what was climbed.
   *
   * @param climbed units
   * @param speed of the swarm, units a second
   * @return seconds
   */
  static double climbing(double climbed, double speed) {
    return EFFORT * climbed / Math.max(FULL_CLIMB, speed);
  }

  /** Beats a member is ahead of the first, so that they do not beat as one. */
  static double apart(int slug) {
    return 0.37 * slug;
  }
}
