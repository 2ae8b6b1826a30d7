package critterbake.sim.pose;

/**
 * The pixel grid a pose is made for. Posing snaps to it what must lie on whole pixels (root,
 * planted feet, hip, joints), because only the creature knows which bones to solve again
 * afterwards. Traces and metrics never see snapped values.
 *
 * @param pixelsPerUnit final pixels for one world unit, above 0
 * @param snap what is snapped
 */
public record Grid(double pixelsPerUnit, Snap snap) {
  /** How much of a creature lies on whole pixels. */
  public enum Snap {
    NONE,
    BODY,
    JOINTS
  }

  /** Rounding slack, so that the last bit of a sum never decides a pixel. */
  private static final double SLACK = 1e-7;

  public Grid {
    if (!(pixelsPerUnit > 0)) {
      throw new IllegalArgumentException("pixelsPerUnit must be above 0, was " + pixelsPerUnit);
    }
  }

  /** The whole pixel nearest to a world coordinate; halves go up. */
  public long pixel(double world) {
    return (long) Math.floor(world * pixelsPerUnit + 0.5 + SLACK);
  }

  /** A world coordinate moved to the nearest whole pixel, unless nothing is snapped. */
  public double snapped(double world) {
    return snap == Snap.NONE ? world : pixel(world) / pixelsPerUnit;
  }

  /** World units in this many pixels. */
  public double units(double pixels) {
    return pixels / pixelsPerUnit;
  }
}
