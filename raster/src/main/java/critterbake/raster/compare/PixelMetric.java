package critterbake.raster.compare;

/**
 * Decides whether two colors differ, and which of two is brighter. Colors are straight ARGB. A
 * pixel's index (row by row from the top left) picks the background that translucent colors are
 * blended over.
 */
interface PixelMetric {
  /**
   * 0 when the colors count as equal, -1 when they differ and the second is darker, else 1. The
   * caller has found them unequal as numbers.
   */
  int difference(int first, int second, int index);

  /** How much brighter the center is than its neighbour; 0 only when they count as equal. */
  double brighter(int center, int neighbour, int centerIndex);
}
