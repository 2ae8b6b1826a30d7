package critterbake.sim.math;

/**
 * A limb of two rigid bones whose end is to reach a point, solved analytically (Juckett, "Analytic
 * Two-Bone IK in 2D", 2008). Bones keep their length; a target out of reach is approached as near
 * as they allow. A target exactly at the root keeps the last angle, the only memory it has.
 *
 * <p>Angles are counter-clockwise from the x axis, y up. The solver is mutable and for one thread.
 */
public final class TwoBoneIk {
  private final double upper;
  private final double lower;
  private final double bend;
  private double rootAngle;
  private double jointAngle;
  private double midX;
  private double midY;
  private double endX;
  private double endY;

  /**
   * @param upper length of the bone at the root, above 0
   * @param lower length of the bone at the end, above 0
   * @param bend which way the middle joint turns: 1 counter-clockwise, -1 clockwise (a knee
   *     pointing toward +x when the limb hangs down bends clockwise)
   */
  public TwoBoneIk(double upper, double lower, int bend) {
    if (!(upper > 0) || !(lower > 0) || Math.abs(bend) != 1) {
      throw new IllegalArgumentException(
          "bones need lengths above 0 and a bend of 1 or -1, had "
              + (upper + ", " + lower + ", " + bend));
    }
    this.upper = upper;
    this.lower = lower;
    this.bend = bend;
    rootAngle = -Math.PI / 2;
  }

  /**
   * Turns the bones so that the end meets the target.
   *
   * @param rootX where the limb hangs
   * @param rootY where the limb hangs
   * @return whether the target is within reach
   */
  public boolean solve(double rootX, double rootY, double targetX, double targetY) {
    double x = targetX - rootX;
    double y = targetY - rootY;
    double square = x * x + y * y;
    double cosine = (square - upper * upper - lower * lower) / (2 * upper * lower);
    double c2 = Math.max(-1, Math.min(1, cosine));
    double s2 = bend * Math.sqrt(1 - c2 * c2);
    jointAngle = Strict.atan2(s2, c2);
    if (square > 0) {
      double along = upper + lower * c2;
      double across = lower * s2;
      rootAngle = Strict.atan2(y * along - x * across, x * along + y * across);
    }
    place(rootX, rootY);
    return cosine >= -1 - 1e-12 && cosine <= 1 + 1e-12;
  }

  private void place(double rootX, double rootY) {
    midX = rootX + upper * Strict.cos(rootAngle);
    midY = rootY + upper * Strict.sin(rootAngle);
    endX = midX + lower * Strict.cos(rootAngle + jointAngle);
    endY = midY + lower * Strict.sin(rootAngle + jointAngle);
  }

  /** Direction of the upper bone, radians. */
  public double rootAngle() {
    return rootAngle;
  }

  /** Turn from the upper bone's direction to the lower's, radians; 0 is straight. */
  public double jointAngle() {
    return jointAngle;
  }

  /** The middle joint (knee, elbow). */
  public double midX() {
    return midX;
  }

  public double midY() {
    return midY;
  }

  /** Where the end came to be: the target, when it is within reach. */
  public double endX() {
    return endX;
  }

  public double endY() {
    return endY;
  }
}
