package critterbake.raster.crisp;

import critterbake.raster.look.Look;

/** Bayer's ordered dither: a fixed pattern of thresholds, the same in every frame. */
final class Dither {
  /** How far thresholds are spread, as a share of full light. */
  private static final double SPREAD = 0.3;

  private final int size;
  private final double[] offset;

  Dither(Look.Dither pattern) {
    size =
        switch (pattern) {
          case NONE -> 1;
          case BAYER2 -> 2;
          case BAYER4 -> 4;
          case BAYER8 -> 8;
        };
    offset = new double[size * size];
    for (int i = 0; i < offset.length; i++) {
      double rank = (rank(i % size, i / size, size) + 0.5) / offset.length;
      offset[i] = size == 1 ? 0 : (rank - 0.5) * SPREAD;
    }
  }

  /** What is added to the light at a pixel before it is compared. */
  double at(int x, int y) {
    return offset[(y & size - 1) * size + (x & size - 1)];
  }

  /** Bayer's matrix, by its recursive rule. */
  private static int rank(int x, int y, int size) {
    int rank = 0;
    int weight = size * size / 4;
    for (int bit = 1; bit < size; bit *= 2) {
      int right = (x & bit) == 0 ? 0 : 1;
      int down = (y & bit) == 0 ? 0 : 1;
      rank += weight * (2 * (right ^ down) + down);
      weight /= 4;
    }
    return rank;
  }
}
