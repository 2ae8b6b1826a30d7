package critterbake.raster.encode.palette;

import critterbake.sim.math.Strict;

/**
 * Colors in OKLab, where distances are close to what the eye sees (Björn Ottosson, "A perceptual
 * color space for image processing", 2020).
 */
final class LabColors {
  private static final double[] LINEAR = new double[256];

  static {
    for (int i = 0; i < 256; i++) {
      double c = i / 255.0;
      LINEAR[i] = c <= 0.04045 ? c / 12.92 : Strict.pow((c + 0.055) / 1.055, 2.4);
    }
  }

  final int size;
  final double[] l;
  final double[] a;
  final double[] b;

  LabColors(int[] rgb) {
    size = rgb.length;
    l = new double[size];
    a = new double[size];
    b = new double[size];
    for (int i = 0; i < size; i++) {
      set(i, rgb[i]);
    }
  }

  /** Sets one color from sRGB. */
  void set(int i, int rgb) {
    double red = LINEAR[rgb >> 16 & 255];
    double green = LINEAR[rgb >> 8 & 255];
    double blue = LINEAR[rgb & 255];
    double x = Strict.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    double y = Strict.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    double z = Strict.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    l[i] = 0.2104542553 * x + 0.7936177850 * y - 0.0040720468 * z;
    a[i] = 1.9779984951 * x - 2.4285922050 * y + 0.4505937099 * z;
    b[i] = 0.0259040371 * x + 0.7827717662 * y - 0.8086757660 * z;
  }

  /** The index of the color nearest to one of another list; the lowest of equals. */
  int nearest(LabColors other, int i) {
    int best = 0;
    double least = Double.MAX_VALUE;
    for (int k = 0; k < size; k++) {
      double distance = distance(k, other, i);
      if (distance < least) {
        least = distance;
        best = k;
      }
    }
    return best;
  }

  /** Squared distance of one color from one of another list. */
  double distance(int k, LabColors other, int i) {
    double dl = l[k] - other.l[i];
    double da = a[k] - other.a[i];
    double db = b[k] - other.b[i];
    return dl * dl + da * da + db * db;
  }

  /** The opaque sRGB color of this point, clamped to what sRGB holds. */
  static int toArgb(double l, double a, double b) {
    double x = cube(l + 0.3963377774 * a + 0.2158037573 * b);
    double y = cube(l - 0.1055613458 * a - 0.0638541728 * b);
    double z = cube(l - 0.0894841775 * a - 1.2914855480 * b);
    int red = toByte(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z);
    int green = toByte(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z);
    int blue = toByte(-0.0041960863 * x - 0.7034186147 * y + 1.7076147010 * z);
    return 0xFF000000 | red << 16 | green << 8 | blue;
  }

  private static double cube(double value) {
    return value * value * value;
  }

  private static int toByte(double linear) {
    double c = Math.max(0, Math.min(1, linear));
    double encoded = c <= 0.0031308 ? 12.92 * c : 1.055 * Strict.pow(c, 1 / 2.4) - 0.055;
    return (int) Math.round(encoded * 255);
  }
}
