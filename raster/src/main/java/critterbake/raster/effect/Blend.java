package critterbake.raster.effect;

/** Laying straight ARGB colors over each other, in whole numbers. */
public final class Blend {
  private Blend() {}

  /** A color over another (Porter and Duff's "over"). */
  public static int over(int top, int below) {
    int a = top >>> 24;
    if (a == 255 || below >>> 24 == 0) {
      return top;
    }
    if (a == 0) {
      return below;
    }
    int b = (below >>> 24) * (255 - a);
    int alpha = a * 255 + b;
    int r = mix(top >> 16 & 255, a * 255, below >> 16 & 255, b, alpha);
    int g = mix(top >> 8 & 255, a * 255, below >> 8 & 255, b, alpha);
    int blue = mix(top & 255, a * 255, below & 255, b, alpha);
    return (alpha + 127) / 255 << 24 | r << 16 | g << 8 | blue;
  }

  private static int mix(int top, int topWeight, int below, int belowWeight, int sum) {
    return (top * topWeight + below * belowWeight + sum / 2) / sum;
  }
}
