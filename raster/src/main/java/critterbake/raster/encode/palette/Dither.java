package critterbake.raster.encode.palette;

/**
 * Ordered dither (Bayer, "An optimum method for two-level rendition of continuous-tone pictures",
 * 1973): the matrix is fixed to the picture's grid, so that still areas stay still.
 */
public enum Dither {
  NONE(0),
  BAYER2(1),
  BAYER4(2),
  BAYER8(3);

  private final int bits;

  Dither(int bits) {
    this.bits = bits;
  }

  /** The matrix's value at a pixel, above 0 and below 1. */
  double threshold(int x, int y) {
    int value = 0;
    for (int bit = 0; bit < bits; bit++) {
      int column = x >> bit & 1;
      int row = y >> bit & 1;
      value = value << 2 | (column ^ row) << 1 | row;
    }
    return (value + 0.5) / (1 << 2 * bits);
  }
}
