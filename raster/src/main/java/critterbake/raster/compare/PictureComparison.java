package critterbake.raster.compare;

import java.util.Arrays;

/**
 * Compares pictures pixel by pixel. One comparison object serves many pictures; it is confined to
 * one thread because its metric keeps scratch space.
 */
public final class PictureComparison {
  private final PixelMetric metric;
  private final boolean excuseAntialiasing;

  /**
   * @param mode how pixels are compared
   * @param threshold sensitivity of the perceptual modes, 0 to 1; ignored when exact
   * @param countAntialiased whether antialiased pixels count as different (they always do when
   *     exact)
   */
  public PictureComparison(CompareMode mode, double threshold, boolean countAntialiased) {
    if (!(threshold >= 0 && threshold <= 1)) {
      throw new IllegalArgumentException("threshold must be 0 to 1, was " + threshold);
    }
    this.metric =
        switch (mode) {
          case EXACT -> new ExactMetric();
          case YIQ -> new YiqMetric(threshold);
          case OKLAB -> new OklabMetric(threshold);
        };
    this.excuseAntialiasing = mode != CompareMode.EXACT && !countAntialiased;
  }

  /**
   * Compares two pictures of one size, straight ARGB, top row first.
   *
   * @throws IllegalArgumentException when an array does not hold width times height pixels
   */
  public PictureDifference compare(int[] first, int[] second, int width, int height) {
    if (first.length != width * height || second.length != first.length) {
      throw new IllegalArgumentException(
          "a picture of "
              + width
              + "x"
              + height
              + " was given "
              + first.length
              + " and "
              + second.length
              + " pixels");
    }
    Tally tally = new Tally(first.length);
    int index = Arrays.mismatch(first, second);
    AntialiasTest antialias = new AntialiasTest(metric, width, height);
    for (; index >= 0 && index < first.length; index++) {
      if (first[index] != second[index]) {
        examine(first, second, index, antialias, width, tally);
      }
    }
    return tally.result(width, height);
  }

  private void examine(
      int[] first, int[] second, int index, AntialiasTest antialias, int width, Tally tally) {
    tally.delta(first[index], second[index]);
    int difference = metric.difference(first[index], second[index], index);
    if (difference == 0) {
      return;
    }
    int x = index % width;
    int y = index / width;
    if (excuseAntialiasing
        && (antialias.isAntialiased(first, second, x, y)
            || antialias.isAntialiased(second, first, x, y))) {
      tally.excuse(index);
    } else {
      tally.count(index, difference, ((first[index] ^ second[index]) & 0xffffff) == 0);
    }
  }

  /** Counts of one comparison as they grow. */
  private static final class Tally {
    private final byte[] marks;
    private int different;
    private int antialiased;
    private int alphaOnly;
    private int maxDelta;

    Tally(int pixels) {
      marks = new byte[pixels];
    }

    void delta(int first, int second) {
      if ((first | second) >>> 24 == 0) {
        return;
      }
      for (int shift = 0; shift < 32; shift += 8) {
        maxDelta = Math.max(maxDelta, Math.abs((first >> shift & 0xff) - (second >> shift & 0xff)));
      }
    }

    void excuse(int index) {
      marks[index] = PictureDifference.ANTIALIASED;
      antialiased++;
    }

    void count(int index, int difference, boolean onlyAlpha) {
      marks[index] = difference < 0 ? PictureDifference.DARKER : PictureDifference.BRIGHTER;
      different++;
      alphaOnly += onlyAlpha ? 1 : 0;
    }

    PictureDifference result(int width, int height) {
      return new PictureDifference(
          width, height, different, antialiased, maxDelta, alphaOnly, marks);
    }
  }
}
