package critterbake.sim.creature.swarm;

import critterbake.sim.math.Strict;

/**
 * The three-quarter view of a slug: its own axes are x forward, y up, z toward the viewer in
 * profile. It is turned by the yaw about its upright axis, seen a little from above, and pitched in
 * the picture.
 */
final class SlugView {
  /** How much what is nearer lies lower. */
  private static final double ELEVATION = 0.42;

  /** How much of that the length of the body is spared. */
  private static final double LENGTH_SPARED = 0.6;

  private final double yawCos;
  private final double yawSin;
  private final double pitchCos;
  private final double pitchSin;
  private final double rootX;
  private final double rootY;
  private final double unit;
  private final double bob;

  /**
   * @param yaw degrees; above 90 it faces left
   * @param pitch nose up, radians
   * @param rootX world
   * @param rootY world
   * @param unit world units of one of the drawing's pixels
   * @param bob the drawing's pixels by which it is raised
   */
  SlugView(double yaw, double pitch, double rootX, double rootY, double unit, double bob) {
    this.yawCos = Strict.cos(Strict.radians(yaw));
    this.yawSin = Strict.sin(Strict.radians(yaw));
    double turned = yawCos >= 0 ? pitch : -pitch;
    this.pitchCos = Strict.cos(turned);
    this.pitchSin = Strict.sin(turned);
    this.rootX = rootX;
    this.rootY = rootY;
    this.unit = unit;
    this.bob = bob;
  }

  boolean facesLeft() {
    return yawCos < 0;
  }

  /** The side of the slug that is toward the viewer: 1 or -1 along z. */
  int nearSide() {
    return facesLeft() ? -1 : 1;
  }

  double unit() {
    return unit;
  }

  double x(double x, double y, double z) {
    return rootX + unit * (across(x, z) * pitchCos - up(x, y, z) * pitchSin);
  }

  double y(double x, double y, double z) {
    return rootY + unit * (across(x, z) * pitchSin + up(x, y, z) * pitchCos);
  }

  private double across(double x, double z) {
    return x * yawCos - z * yawSin;
  }

  private double up(double x, double y, double z) {
    double depth = x * yawSin + z * yawCos;
    return y + bob - ELEVATION * (depth - LENGTH_SPARED * x * yawSin);
  }
}
