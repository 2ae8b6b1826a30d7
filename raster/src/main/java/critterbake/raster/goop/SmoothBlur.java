package critterbake.raster.goop;

/**
 * A Gaussian-like blur in running sums, so that its cost does not depend on its radius: three box
 * passes each way, with fractional weights at the box ends for any standard deviation (Gwosdek,
 * Grewenig, Bruhn and Weickert, "Theoretical foundations of Gaussian convolution by extended box
 * filtering", 2011). Integer arithmetic; what lies outside counts as 0.
 */
public final class SmoothBlur {
  private static final int PASSES = 3;

  /** Fixed point of the end weights. */
  private static final int ONE = 256;

  private final int radius;
  private final int endWeight;
  private final long reciprocal;
  private int[] line = new int[0];

  /**
   * @param sigma standard deviation in pixels, at least 0
   */
  public SmoothBlur(double sigma) {
    double variance = sigma * sigma / PASSES;
    // A box of 2r+1 has variance r(r+1)/3; the rest comes from partly counted neighbours.
    radius = (int) Math.floor(Math.sqrt(3 * variance + 0.25) - 0.5);
    int width = 2 * radius + 1;
    double missing = variance - radius * (radius + 1) / 3.0;
    double outer = (radius + 1.0) * (radius + 1.0);
    double end = width * missing / (2 * (outer - variance));
    endWeight = (int) Math.floor(end * ONE + 0.5);
    reciprocal = ((1L << 32) + (width * ONE + 2 * endWeight) / 2) / (width * ONE + 2 * endWeight);
  }

  /** Blurs values of 0 to 65535 in place, top row first. */
  public void apply(int[] values, int width, int height) {
    if (radius == 0 && endWeight == 0) {
      return;
    }
    int size = Math.max(width, height);
    if (line.length < size) {
      line = new int[size];
    }
    for (int y = 0; y < height; y++) {
      for (int pass = 0; pass < PASSES; pass++) {
        box(values, y * width, 1, width);
      }
    }
    for (int x = 0; x < width; x++) {
      for (int pass = 0; pass < PASSES; pass++) {
        box(values, x, width, height);
      }
    }
  }

  private void box(int[] values, int start, int step, int count) {
    int at = start;
    for (int i = 0; i < count; i++, at += step) {
      line[i] = values[at];
    }
    long sum = 0;
    for (int i = 0; i < Math.min(radius, count); i++) {
      sum += line[i];
    }
    at = start;
    for (int i = 0; i < count; i++, at += step) {
      int entering = i + radius;
      if (entering < count) {
        sum += line[entering];
      }
      int leaving = i - radius - 1;
      if (leaving >= 0) {
        sum -= line[leaving];
      }
      long ends = leaving >= 0 ? line[leaving] : 0;
      ends += entering + 1 < count ? line[entering + 1] : 0;
      values[at] = (int) ((sum * ONE + ends * endWeight) * reciprocal + (1L << 31) >> 32);
    }
  }
}
