package critterbake.sim.path;

import org.joml.Vector2d;

/**
 * Straight on for ever.
 *
 * @param x units a second
 * @param y units a second
 */
public record ConstantVelocity(double x, double y) implements MotionPath {
  @Override
  public Vector2d position(double seconds, Vector2d out) {
    return out.set(x * seconds, y * seconds);
  }

  @Override
  public Vector2d velocity(double seconds, Vector2d out) {
    return out.set(x, y);
  }

  @Override
  public double period() {
    return Double.POSITIVE_INFINITY;
  }
}
