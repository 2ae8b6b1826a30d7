package critterbake.sim.math;

/**
 * Easing curves over a share of 0 to 1. Shares outside are held to it, so each starts at 0 and ends
 * at 1 exactly.
 */
public final class Ease {
  private static final double SIGMOID_SLOPE = 10;

  private Ease() {}

  /** A share held to 0..1. */
  public static double clamp(double share) {
    return share <= 0 ? 0 : share >= 1 ? 1 : share;
  }

  /** The cubic 3u^2 - 2u^3: no speed at either end. */
  public static double smoothstep(double share) {
    double u = clamp(share);
    return u * u * (3 - 2 * u);
  }

  /** The quintic 6u^5 - 15u^4 + 10u^3 (Perlin 2002): no speed and no acceleration at either end. */
  public static double smootherstep(double share) {
    double u = clamp(share);
    return u * u * u * (u * (u * 6 - 15) + 10);
  }

  /**
   * The logistic curve of the walk-cycle article, which reaches 0.0067 and 0.9933 only; not held to
   * 0..1.
   */
  public static double sigmoid(double share) {
    return 1 / (1 + Strict.exp(-SIGMOID_SLOPE * (share - 0.5)));
  }

  /** From a to b by a share that is not held. */
  public static double mix(double a, double b, double share) {
    return a + (b - a) * share;
  }
}
