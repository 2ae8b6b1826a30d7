package critterbake.sim.creature.swarm;

import critterbake.sim.math.Strict;

/**
 * The circle or upright ellipse a swarm keeps around its prey. Places on and about it are given by
 * an angle (of the circle it is squeezed from) and a radius of which 1 is the ring itself.
 *
 * @param radiusX units, above 0
 * @param radiusY units, above 0
 */
public record Ring(double radiusX, double radiusY) {
  public Ring {
    if (!(radiusX > 0 && radiusY > 0)) {
      throw new IllegalArgumentException("radii must be above 0, were " + radiusX + ", " + radiusY);
    }
  }

  /** Mean radius: one round at constant angular speed goes about this times 2 pi. */
  public double mean() {
    return Math.sqrt((radiusX * radiusX + radiusY * radiusY) / 2);
  }

  double x(double angle, double radius) {
    return radiusX * radius * Strict.cos(angle);
  }

  double y(double angle, double radius) {
    return radiusY * radius * Strict.sin(angle);
  }

  /** The angle of a place seen from the center, in (-pi, pi]. */
  double angle(double x, double y) {
    return Strict.atan2(y / radiusY, x / radiusX);
  }

  /** The radius of a place seen from the center; 1 on the ring. */
  double radius(double x, double y) {
    double across = x / radiusX;
    double up = y / radiusY;
    return Math.sqrt(across * across + up * up);
  }
}
