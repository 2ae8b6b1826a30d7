package critterbake.sim.path;

/**
 * Cubic Hermite interpolation whose slopes are limited so that the curve never passes a value it
 * interpolates (Fritsch and Butland, "A method for constructing local monotone piecewise cubic
 * interpolants", 1984).
 */
final class MonotoneCurve {
  private MonotoneCurve() {}

  /** Slope at each value; at the ends 0, or of one piece with the other end when it repeats. */
  static double[] slopes(double[] at, double[] value, boolean repeat) {
    int last = value.length - 1;
    double[] slope = new double[value.length];
    for (int i = 1; i < last; i++) {
      slope[i] =
          between(at[i] - at[i - 1], rise(at, value, i - 1), at[i + 1] - at[i], rise(at, value, i));
    }
    if (repeat && last > 0) {
      double seam =
          between(
              at[last] - at[last - 1],
              rise(at, value, last - 1),
              at[1] - at[0],
              rise(at, value, 0));
      slope[0] = seam;
      slope[last] = seam;
    }
    return slope;
  }

  private static double rise(double[] at, double[] value, int i) {
    return (value[i + 1] - value[i]) / (at[i + 1] - at[i]);
  }

  /** The weighted harmonic mean of two slopes, 0 at a turning point. */
  private static double between(double spanA, double a, double spanB, double b) {
    if (a * b <= 0) {
      return 0;
    }
    double weightA = spanA + 2 * spanB;
    double weightB = 2 * spanA + spanB;
    return (weightA + weightB) / (weightA / a + weightB / b);
  }

  /** Value at share u of a span between two values with given slopes. */
  static double value(
      double from, double to, double slopeFrom, double slopeTo, double span, double u) {
    double v = 1 - u;
    return from * (1 + 2 * u) * v * v
        + to * u * u * (3 - 2 * u)
        + span * u * v * (slopeFrom * v - slopeTo * u);
  }

  /** Rate of change there. */
  static double rate(
      double from, double to, double slopeFrom, double slopeTo, double span, double u) {
    double v = 1 - u;
    return 6 * u * v * (to - from) / span + slopeFrom * v * (1 - 3 * u) + slopeTo * u * (3 * u - 2);
  }
}
