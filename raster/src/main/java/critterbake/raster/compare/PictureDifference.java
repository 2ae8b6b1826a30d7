package critterbake.raster.compare;

/**
 * What a comparison of two pictures found.
 *
 * @param width pixels compared across
 * @param height pixels compared down
 * @param different differing pixels, excused ones left out
 * @param antialiased pixels excused as antialiasing
 * @param maxDelta largest difference of one channel, 0 to 255, alpha included; hidden colors of
 *     wholly transparent pixels left out
 * @param alphaOnly differing pixels whose visible color is the same and whose alpha is not
 * @param marks per pixel: {@link #SAME}, {@link #ANTIALIASED}, {@link #BRIGHTER} or {@link #DARKER}
 */
public record PictureDifference(
    int width,
    int height,
    int different,
    int antialiased,
    int maxDelta,
    int alphaOnly,
    byte[] marks) {
  public static final byte SAME = 0;
  public static final byte ANTIALIASED = 1;

  /** Differs, the second picture being brighter or as bright. */
  public static final byte BRIGHTER = 2;

  /** Differs, the second picture being darker. */
  public static final byte DARKER = 3;

  public int compared() {
    return width * height;
  }

  /** Differing pixels for each pixel compared, 0 to 1. */
  public double ratio() {
    return (double) different / compared();
  }
}
