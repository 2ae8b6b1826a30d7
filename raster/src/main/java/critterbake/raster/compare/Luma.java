package critterbake.raster.compare;

/** The luma row of the YIQ color space, as the published metrics weigh it. */
final class Luma {
  static final double RED = 0.29889531;
  static final double GREEN = 0.58662247;
  static final double BLUE = 0.11448223;

  private Luma() {}

  static double of(double red, double green, double blue) {
    return red * RED + green * GREEN + blue * BLUE;
  }
}
