package critterbake.sim.creature.walker;

import critterbake.sim.math.Ease;
import critterbake.sim.math.Strict;

/**
 * How a foot is pitched: it lands on its heel, lies flat, rolls off over its ball, hangs its toe as
 * it leaves and lifts it to land. Degrees, above 0 the toe points up.
 *
 * @param toeUp at touchdown
 * @param roll how far the heel is lifted at toe-off
 */
record FootRoll(double toeUp, double roll) {
  /** Shares of the stance at which the foot is flat, and at which the heel lifts. */
  private static final double FLAT = 0.16;

  private static final double HEEL_OFF = 0.55;

  private static final double HANG = 1.15;

  /** Pitch when a share of the stance is over. */
  double standing(double share) {
    if (share < FLAT) {
      return toeUp * (1 - share / FLAT);
    }
    if (share < HEEL_OFF) {
      return 0;
    }
    return -roll * Strict.pow((share - HEEL_OFF) / (1 - HEEL_OFF), 1.4);
  }

  /** Pitch when a share of the swing is over. */
  double swinging(double share) {
    if (share < 0.25) {
      return -roll * Ease.mix(1, HANG, Ease.smoothstep(share / 0.25));
    }
    double lifted = Ease.smoothstep(1.15 * (share - 0.25) / 0.75);
    return Ease.mix(-roll * HANG, toeUp, lifted);
  }
}
