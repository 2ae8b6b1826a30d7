package critterbake.sim.math;

/**
 * Soft inverse kinematics: near full stretch the distance asked of a limb is bent so that it only
 * approaches its length, which takes the pop out of the knee (the formula A. Nicholas gave for
 * softened IK in character rigs). For swinging feet only: a planted foot must not give way.
 *
 * @param length of the stretched limb, units, above 0
 * @param softness the last stretch over which it gives way, units, 0.03 to 0.08 of the length
 */
public record SoftReach(double length, double softness) {
  public SoftReach {
    if (!(length > 0) || !(softness > 0) || softness >= length) {
      throw new IllegalArgumentException(
          "softness must lie between 0 and length, was " + softness + " of " + length);
    }
  }

  /**
   * The distance to reach for when a point this far away is wanted: the same up to length -
   * softness, never length.
   */
  public double distance(double wanted) {
    double firm = length - softness;
    if (wanted <= firm) {
      return wanted;
    }
    return firm + softness * (1 - Strict.exp(-(wanted - firm) / softness));
  }
}
