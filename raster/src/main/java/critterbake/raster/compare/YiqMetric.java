package critterbake.raster.compare;

/**
 * The perceptual metric of pixelmatch through version 7: weighted squared distance in YIQ
 * (Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
 * space in mobile applications", 2010). Sums keep the published order of terms, so that counts
 * agree to the pixel.
 */
final class YiqMetric implements PixelMetric {
  /** The metric's largest value: black against white. */
  private static final double LARGEST = 35215;

  private final double limit;

  /**
   * @param threshold 0 to 1; smaller is more sensitive
   */
  YiqMetric(double threshold) {
    this.limit = LARGEST * threshold * threshold;
  }

  @Override
  public int difference(int first, int second, int index) {
    double red = (first >> 16 & 0xff) - (second >> 16 & 0xff);
    double green = (first >> 8 & 0xff) - (second >> 8 & 0xff);
    double blue = (first & 0xff) - (second & 0xff);
    if ((first & second) >>> 24 != 0xff) {
      red = blended(first >> 16, second >> 16, first, second, PositionBackground.red(index));
      green = blended(first >> 8, second >> 8, first, second, PositionBackground.green(index));
      blue = blended(first, second, first, second, PositionBackground.blue(index));
    }
    double y = Luma.of(red, green, blue);
    double i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189;
    double q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694;
    double delta = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
    return delta > limit ? (y > 0 ? -1 : 1) : 0;
  }

  @Override
  public double brighter(int center, int neighbour, int index) {
    if (center == neighbour) {
      return 0;
    }
    double red = (center >> 16 & 0xff) - (neighbour >> 16 & 0xff);
    double green = (center >> 8 & 0xff) - (neighbour >> 8 & 0xff);
    double blue = (center & 0xff) - (neighbour & 0xff);
    if ((center & neighbour) >>> 24 != 0xff) {
      red =
          blended(center >> 16, neighbour >> 16, center, neighbour, PositionBackground.red(index));
      green =
          blended(center >> 8, neighbour >> 8, center, neighbour, PositionBackground.green(index));
      blue = blended(center, neighbour, center, neighbour, PositionBackground.blue(index));
    }
    return Luma.of(red, green, blue);
  }

  /**
   * Difference of one channel (its low eight bits) after both colors are laid over a background.
   */
  private static double blended(
      int firstChannel, int secondChannel, int first, int second, int background) {
    int alpha1 = first >>> 24;
    int alpha2 = second >>> 24;
    int sum =
        (firstChannel & 0xff) * alpha1
            - (secondChannel & 0xff) * alpha2
            - background * (alpha1 - alpha2);
    return sum / 255.0;
  }

  /**
   * The background of a position, dark or light by channel: no two colors that differ in alpha only
   * look alike everywhere. It is keyed on the byte offset of the pixel, four times its index, and
   * scrambled by the golden ratio.
   */
  private static final class PositionBackground {
    private static final double GOLDEN = 1.618033988749895;
    private static final double GOLDEN_SQUARED = 2.618033988749895;

    static int red(int index) {
      return tone(index * 4L);
    }

    static int green(int index) {
      return tone((long) (index * 4L / GOLDEN));
    }

    static int blue(int index) {
      return tone((long) (index * 4L / GOLDEN_SQUARED));
    }

    private static int tone(long key) {
      return 48 + 159 * (int) (key % 2);
    }
  }
}
