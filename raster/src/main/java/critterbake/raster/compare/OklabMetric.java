package critterbake.raster.compare;

import critterbake.sim.math.Strict;

/**
 * The perceptual metric of pixelmatch 8: HyAB distance (Abasi, Tehran and Fairchild, "Distance
 * metrics for very large color differences", 2020) in OKLab (Ottosson, 2020) with toe-corrected
 * lightness. The cube root comes from a table of 4096 steps read linearly, as published, because
 * counts are to agree to the pixel.
 */
final class OklabMetric implements PixelMetric {
  private static final int ROOT_STEPS = 4096;

  /** Below this many steps the cube root bends too much for a straight line. */
  private static final int ROOT_EXACT = 8;

  private static final double TOE_1 = 0.206;
  private static final double TOE_2 = 0.03;
  private static final double TOE_3 = (1 + TOE_1) / (1 + TOE_2);

  private static final int CACHE_BITS = 12;

  private static final double[] LINEAR = linearTable();
  private static final double[] ROOTS = rootTable();

  private final double limit;
  private final Lab first = new Lab();
  private final Lab second = new Lab();

  /** Opaque colors met before: a direct-mapped cache, since pictures repeat their colors. */
  private final int[] cachedColor = new int[1 << CACHE_BITS];

  private final Lab[] cachedLab = new Lab[1 << CACHE_BITS];

  /**
   * @param threshold 0 to 1, black against white being 1; smaller is more sensitive
   */
  OklabMetric(double threshold) {
    this.limit = threshold;
  }

  @Override
  public int difference(int one, int two, int index) {
    if ((one & two) >>> 24 == 0xff) {
      return differenceOfOpaque(one, two);
    }
    int background = background(index);
    over(one, background, first);
    over(two, background, second);
    return difference(first, second);
  }

  private int differenceOfOpaque(int one, int two) {
    Lab lab = opaque(one);
    if (slot(one) != slot(two)) {
      return difference(lab, opaque(two));
    }
    setOpaque(second, two);
    return difference(lab, second);
  }

  private int difference(Lab one, Lab two) {
    double lightness = one.lightness - two.lightness;
    double rest = limit - Math.abs(lightness);
    if (rest >= 0) {
      double l = one.l - two.l;
      double m = one.m - two.m;
      double s = one.s - two.s;
      double a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
      double b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
      if (a * a + b * b <= rest * rest) {
        return 0;
      }
    }
    return lightness > 0 ? -1 : 1;
  }

  /** The color's values, kept for the next time; valid until another color takes their slot. */
  private Lab opaque(int color) {
    int slot = slot(color);
    Lab lab = cachedLab[slot];
    if (lab == null) {
      lab = new Lab();
      cachedLab[slot] = lab;
    } else if (cachedColor[slot] == color) {
      return lab;
    }
    cachedColor[slot] = color;
    setOpaque(lab, color);
    return lab;
  }

  private void setOpaque(Lab lab, int color) {
    lab.set(LINEAR[color >> 16 & 0xff], LINEAR[color >> 8 & 0xff], LINEAR[color & 0xff]);
  }

  private static int slot(int color) {
    return (color * 0x9E3779B1) >>> (32 - CACHE_BITS);
  }

  private void over(int color, int background, Lab out) {
    int alpha = color >>> 24;
    out.set(
        blend(color >> 16 & 0xff, background >> 16 & 0xff, alpha),
        blend(color >> 8 & 0xff, background >> 8 & 0xff, alpha),
        blend(color & 0xff, background & 0xff, alpha));
  }

  private double blend(int channel, int background, int alpha) {
    double value = (channel * alpha + background * (255 - alpha)) / 255.0;
    int below = (int) value;
    return LINEAR[below] + (LINEAR[below + 1] - LINEAR[below]) * (value - below);
  }

  /** One of eight backgrounds, from the top bits of a Fibonacci hash of the position. */
  private static int background(int index) {
    int hash = index * 0x9E3779B1;
    int red = 48 + 159 * (hash >>> 31);
    int green = 48 + 159 * (hash >>> 30 & 1);
    int blue = 48 + 159 * (hash >>> 29 & 1);
    return red << 16 | green << 8 | blue;
  }

  /** Luma over white; where that cancels out, half the difference in alpha decides. */
  @Override
  public double brighter(int center, int neighbour, int centerIndex) {
    if (center == neighbour) {
      return 0;
    }
    int alpha1 = center >>> 24;
    int alpha2 = neighbour >>> 24;
    double red = (center >> 16 & 0xff) - (neighbour >> 16 & 0xff);
    double green = (center >> 8 & 0xff) - (neighbour >> 8 & 0xff);
    double blue = (center & 0xff) - (neighbour & 0xff);
    if ((alpha1 & alpha2) != 0xff) {
      red = overWhite(center >> 16, alpha1, neighbour >> 16, alpha2);
      green = overWhite(center >> 8, alpha1, neighbour >> 8, alpha2);
      blue = overWhite(center, alpha1, neighbour, alpha2);
    }
    double luma = Luma.of(red, green, blue);
    return luma == 0 ? (alpha1 - alpha2) / 2.0 : luma;
  }

  private static double overWhite(int channel1, int alpha1, int channel2, int alpha2) {
    int sum = (channel1 & 0xff) * alpha1 - (channel2 & 0xff) * alpha2 - 255 * (alpha1 - alpha2);
    return sum / 255.0;
  }

  private double root(double value) {
    double steps = value * ROOT_STEPS;
    int below = (int) steps;
    if (below < ROOT_EXACT) {
      return Strict.cbrt(value);
    }
    return ROOTS[below] + (ROOTS[below + 1] - ROOTS[below]) * (steps - below);
  }

  /** Linear light of each channel value; one entry more, for reading between entries. */
  private static double[] linearTable() {
    double[] table = new double[257];
    for (int i = 0; i < 256; i++) {
      double c = i / 255.0;
      table[i] = c <= 0.04045 ? c / 12.92 : Strict.pow((c + 0.055) / 1.055, 2.4);
    }
    table[256] = table[255];
    return table;
  }

  private static double[] rootTable() {
    double[] table = new double[ROOT_STEPS + 2];
    for (int i = 0; i < table.length; i++) {
      table[i] = Strict.cbrt((double) i / ROOT_STEPS);
    }
    return table;
  }

  /** A color as cube-rooted cone responses and toe-corrected lightness; reused. */
  private final class Lab {
    private double l;
    private double m;
    private double s;
    private double lightness;

    void set(double red, double green, double blue) {
      l = root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
      m = root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
      s = root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
      double light = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
      double x = TOE_3 * light - TOE_1;
      lightness = 0.5 * (x + Math.sqrt(x * x + 4 * TOE_2 * TOE_3 * light));
    }
  }
}
