package critterbake.raster.color;

import critterbake.sim.math.Strict;

/**
 * A color by lightness, chroma and hue as people see them: Ottosson's OKLab ("A perceptual color
 * space for image processing", 2020) in polar form.
 *
 * @param lightness 0 black to 1 white
 * @param chroma 0 gray to about 0.37
 * @param hueDegrees 0 red-pink, 95 yellow, 270 blue
 */
public record Oklch(double lightness, double chroma, double hueDegrees) {
  private static final double SHRINK = 0.96;
  private static final int SHRINKS = 100;

  /** The color of opaque or transparent ARGB; alpha is left out. */
  public static Oklch of(int argb) {
    double[] lab = lab(argb);
    double chroma = Math.sqrt(lab[1] * lab[1] + lab[2] * lab[2]);
    return new Oklch(lab[0], chroma, Strict.degrees(Strict.atan2(lab[2], lab[1])));
  }

  /**
   * Lightness and the two opponent axes of a color: distances between these are even to the eye.
   */
  public static double[] lab(int argb) {
    double r = linear(argb >> 16 & 255);
    double g = linear(argb >> 8 & 255);
    double b = linear(argb & 255);
    double l = Strict.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    double m = Strict.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    double s = Strict.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return new double[] {
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    };
  }

  /** Squared distance of two colors in OKLab. */
  public static double distance(int argb, int other) {
    double[] a = lab(argb);
    double[] b = lab(other);
    double dl = a[0] - b[0];
    double da = a[1] - b[1];
    double db = a[2] - b[2];
    return dl * dl + da * da + db * db;
  }

  /** Opaque sRGB; colors a screen cannot show lose chroma until it can. */
  public int argb() {
    double reduced = chroma;
    for (int i = 0; i < SHRINKS; i++) {
      double[] rgb = linearRgb(reduced);
      if (shown(rgb)) {
        return pack(rgb);
      }
      reduced *= SHRINK;
    }
    return pack(linearRgb(0));
  }

  /** The hue turned toward another by a number of degrees, the shorter way, but not past it. */
  static double toward(double hue, double target, double degrees) {
    double turn = target - hue;
    turn -= 360 * Math.floor((turn + 180) / 360);
    return Math.abs(turn) < degrees ? target : hue + Math.signum(turn) * degrees;
  }

  private double[] linearRgb(double c) {
    double angle = Strict.radians(hueDegrees);
    double a = c * Strict.cos(angle);
    double b = c * Strict.sin(angle);
    double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
    double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
    double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
    return new double[] {
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    };
  }

  private static boolean shown(double[] rgb) {
    for (double channel : rgb) {
      if (channel < -0.001 || channel > 1.001) {
        return false;
      }
    }
    return true;
  }

  private static int pack(double[] rgb) {
    int packed = 0xff;
    for (double channel : rgb) {
      packed = packed << 8 | (int) Math.round(curved(Math.max(0, Math.min(1, channel))) * 255);
    }
    return packed;
  }

  private static double linear(int channel) {
    double v = channel / 255.0;
    return v <= 0.04045 ? v / 12.92 : Strict.pow((v + 0.055) / 1.055, 2.4);
  }

  private static double curved(double v) {
    return v <= 0.0031308 ? 12.92 * v : 1.055 * Strict.pow(v, 1 / 2.4) - 0.055;
  }

  private static double cube(double v) {
    return v * v * v;
  }
}
