package critterbake.raster.compare;

/** Any unequal pixel differs, but for pixels that are both wholly transparent. */
final class ExactMetric implements PixelMetric {
  @Override
  public int difference(int first, int second, int index) {
    return ((first | second) >>> 24) == 0 ? 0 : sign(brighter(first, second, index));
  }

  @Override
  public double brighter(int center, int neighbour, int centerIndex) {
    return weight(center) - weight(neighbour);
  }

  private static int sign(double brighter) {
    return brighter > 0 ? -1 : 1;
  }

  private static double weight(int color) {
    double luma = Luma.of(color >> 16 & 0xff, color >> 8 & 0xff, color & 0xff);
    return luma * (color >>> 24);
  }
}
