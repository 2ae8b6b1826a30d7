package critterbake.sim.path;

import org.joml.Vector2d;

/**
 * A path run faster or slower.
 *
 * @param path the path at its own pace
 * @param pace path seconds for each second, above 0
 */
record PacedPath(MotionPath path, double pace) implements MotionPath {
  @Override
  public Vector2d position(double seconds, Vector2d out) {
    return path.position(seconds * pace, out);
  }

  @Override
  public Vector2d velocity(double seconds, Vector2d out) {
    return path.velocity(seconds * pace, out).mul(pace);
  }

  @Override
  public double nextCorner(double seconds) {
    return path.nextCorner(seconds * pace) / pace;
  }

  @Override
  public double period() {
    return path.period() / pace;
  }
}
