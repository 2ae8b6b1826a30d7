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

  public double seconds() {
    return (double) numerator / denominator;
  }
}
