package critterbake.sim.math;

/**
 * The one door to transcendental functions. {@link StrictMath} gives the same bits on every machine
 * and JDK; {@link Math} promises only one ulp, and its intrinsics differ between processors. Square
 * root, the four operations, {@code floor} and the like are exact everywhere and need no door.
 */
public final class Strict {
  /** A full turn in radians. */
  public static final double TAU = 2 * Math.PI;

  private Strict() {}

  public static double sin(double radians) {
    return StrictMath.sin(radians);
  }

  public static double cos(double radians) {
    return StrictMath.cos(radians);
  }

  public static double tan(double radians) {
    return StrictMath.tan(radians);
  }

  public static double asin(double ratio) {
    return StrictMath.asin(ratio);
  }

  public static double acos(double ratio) {
    return StrictMath.acos(ratio);
  }

  /** The angle of the vector (x, y), in (-pi, pi]. */
  public static double atan2(double y, double x) {
    return StrictMath.atan2(y, x);
  }

  public static double exp(double exponent) {
    return StrictMath.exp(exponent);
  }

  public static double log(double value) {
    return StrictMath.log(value);
  }

  public static double pow(double base, double exponent) {
    return StrictMath.pow(base, exponent);
  }

  public static double cbrt(double value) {
    return StrictMath.cbrt(value);
  }

  public static double radians(double degrees) {
    return degrees * (Math.PI / 180);
  }

  public static double degrees(double radians) {
    return radians * (180 / Math.PI);
  }
}
