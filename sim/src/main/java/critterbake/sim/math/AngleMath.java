package critterbake.sim.math;

/** Angles on the circle, in radians. */
public final class AngleMath {
  private AngleMath() {}

  /**
   * The same direction as an angle in (-pi, pi]. Bitwise the angle itself where it already lies
   * there.
   */
  public static double wrap(double radians) {
    if (radians > -Math.PI && radians <= Math.PI) {
      return radians;
    }
    double turns = Math.ceil((radians - Math.PI) / Strict.TAU);
    double wrapped = radians - turns * Strict.TAU;
    return wrapped <= -Math.PI ? Math.PI : Math.min(wrapped, Math.PI);
  }

  /**
   * The turn from one direction to another by the shorter way, in (-pi, pi]: exactly half a turn
   * goes counter-clockwise.
   */
  public static double shortestArc(double from, double to) {
    return wrap(to - from);
  }

  /** From one direction toward another by a share of the shorter way; the result is not wrapped. */
  public static double mix(double from, double to, double share) {
    return from + shortestArc(from, to) * share;
  }
}
