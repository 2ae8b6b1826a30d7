package critterbake.sim.path;

import critterbake.sim.math.Strict;
import org.joml.Vector2d;

/**
 * Round and round a circle, counter-clockwise from its rightmost point.
 *
 * @param centerX units
 * @param centerY units
 * @param radius units, at least 0
 * @param period seconds a round, above 0
 */
public record CirclePath(double centerX, double centerY, double radius, double period)
    implements MotionPath {
  @Override
  public Vector2d position(double seconds, Vector2d out) {
    double angle = Strict.TAU * seconds / period;
    return out.set(centerX + radius * Strict.cos(angle), centerY + radius * Strict.sin(angle));
  }

  @Override
  public Vector2d velocity(double seconds, Vector2d out) {
    double angle = Strict.TAU * seconds / period;
    double speed = radius * Strict.TAU / period;
    return out.set(-speed * Strict.sin(angle), speed * Strict.cos(angle));
  }
}
