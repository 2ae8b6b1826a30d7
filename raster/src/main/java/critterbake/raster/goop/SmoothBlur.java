package critterbake.raster.goop;

import java.util.Arrays;

/**
 * A Gaussian-like blur in running sums, so that its cost does not depend on its radius: three box
 * passes each way, with fractional weights at the box ends for any standard deviation (Gwosdek,
 * Grewenig, Bruhn and Weickert, "Theoretical foundations of Gaussian convolution by extended box
 * filtering", 2011). Integer arithmetic; what lies outside counts as 0. Belongs to one worker.
 */
public final class SmoothBlur {
  private static final int PASSES = 3;

  /** Fixed point of the end weights. */
  private static final int ONE = 256;

  private final int radius;
  private final int endWeight;
  private final long reciprocal;
  private final int pad;
  private int[] line = new int[0];
  private int[] passed = new int[0];

  /**
   * @param sigma standard deviation in pixels, at least 0
   */
  public SmoothBlur(double sigma) {
    double variance = sigma * sigma / PASSES;
    // A box of 2r+1 has variance r(r+1)/3; the rest comes from partly counted neighbours.
    radius = (int) Math.floor(Math.sqrt(3 * variance + 0.25) - 0.5);
    pad = radius + 1;
    int width = 2 * radius + 1;
    double missing = variance - radius * (radius + 1) / 3.0;
    double outer = (radius + 1.0) * (radius + 1.0);
    double end = width * missing / (2 * (outer - variance));
    endWeight = (int) Math.floor(end * ONE + 0.5);
    int weight = width * ONE + 2 * endWeight;
    reciprocal = ((1L << 32) + weight / 2) / weight;
  }

  /** How far it carries a value, in pixels. */
  public int reach() {
    return PASSES * pad;
  }

  /** Blurs values of 0 to 65535 in place, top row first. */
  public void apply(int[] values, int width, int height) {
    if (radius == 0 && endWeight == 0) {
      return;
    }
    int size = Math.max(width, height) + 2 * pad;
    if (line.length < size) {
      line = new int[size];
      passed = new int[size];
    }
    openLines(width);
    for (int y = 0; y < height; y++) {
      System.arraycopy(values, y * width, line, pad, width);
      passes(width);
      System.arraycopy(line, pad, values, y * width, width);
    }
    openLines(height);
    for (int x = 0; x < width; x++) {
      for (int y = 0, at = x; y < height; y++, at += width) {
        line[pad + y] = values[at];
      }
      passes(height);
      for (int y = 0, at = x; y < height; y++, at += width) {
        values[at] = line[pad + y];
      }
    }
  }

  /** Empties what lies before and after a line. */
  private void openLines(int count) {
    for (int[] one : new int[][] {line, passed}) {
      Arrays.fill(one, 0, pad, 0);
      Arrays.fill(one, pad + count, 2 * pad + count, 0);
    }
  }

  private void passes(int count) {
    for (int pass = 0; pass < PASSES; pass++) {
      box(line, passed, count);
      int[] swap = line;
      line = passed;
      passed = swap;
    }
  }

  private void box(int[] from, int[] to, int count) {
    int sum = 0;
    for (int i = pad; i < pad + Math.min(radius, count); i++) {
      sum += from[i];
    }
    int end = pad + count;
    for (int i = pad; i < end; i++) {
      sum += from[i + radius];
      sum -= from[i - pad];
      long ends = (long) (from[i - pad] + from[i + pad]) * endWeight;
      to[i] = (int) (((long) sum * ONE + ends) * reciprocal + (1L << 31) >> 32);
    }
  }
}
