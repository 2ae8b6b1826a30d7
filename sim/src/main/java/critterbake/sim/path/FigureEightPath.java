package critterbake.sim.path;

import critterbake.sim.math.Strict;
import org.joml.Vector2d;

/**
 * A lying eight (the Lissajous figure 1:2), from its crossing up to the right.
 *
 * @param centerX units, where it crosses itself
 * @param centerY units
 * @param width units from left to right, at least 0
 * @param height units from top to bottom, at least 0
 * @param period seconds a round, above 0
 */
public record FigureEightPath(
    double centerX, double centerY, double width, double height, double period)
    implements MotionPath {
  @Override
  public Vector2d position(double seconds, Vector2d out) {
    double angle = Strict.TAU * seconds / period;
    return out.set(
        centerX + width / 2 * Strict.sin(angle), centerY + height / 2 * Strict.sin(2 * angle));
  }

  @Override
  public Vector2d velocity(double seconds, Vector2d out) {
    double turn = Strict.TAU / period;
    double angle = turn * seconds;
    return out.set(width / 2 * turn * Strict.cos(angle), height * turn * Strict.cos(2 * angle));
  }
}
