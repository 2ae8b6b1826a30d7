package critterbake.raster;

/**
 * How long a frame is shown, as an exact ratio of seconds, so that encoders round cumulatively and
 * nothing drifts.
 *
 * @param numerator at least 0
 * @param denominator at least 1
 */
public record FrameTime(long numerator, long denominator) {
  public FrameTime {
    if (numerator < 0 || denominator < 1) {
      throw new IllegalArgumentException(
          "a frame time is a ratio of at least 0, was " + numerator + "/" + denominator);
    }
  }

  /**
   * Both times together, in lowest terms.
   *
   * @throws ArithmeticException if no ratio of longs holds the sum
   */
  public FrameTime plus(FrameTime other) {
    long common = gcd(denominator, other.denominator);
    long whole = Math.multiplyExact(denominator / common, other.denominator);
    long sum =
        Math.addExact(
            Math.multiplyExact(numerator, other.denominator / common),
            Math.multiplyExact(other.numerator, denominator / common));
    long reduced = gcd(sum, whole);
    return new FrameTime(sum / reduced, whole / reduced);
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  public double seconds() {
    return (double) numerator / denominator;
  }
}
