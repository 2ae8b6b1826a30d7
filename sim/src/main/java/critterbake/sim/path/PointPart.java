package critterbake.sim.path;

import critterbake.sim.loop.LoopPart;
import org.joml.Vector2d;

/**
 * A world position or a velocity as loop closing sees it.
 *
 * @param name for reports
 * @param point the position or velocity itself
 * @param travels whether it moves with the scene
 * @param closing how it returns to its start
 */
record PointPart(String name, Vector2d point, boolean travels, Closing closing)
    implements LoopPart {
  static PointPart position(String name, Vector2d point, Closing closing) {
    return new PointPart(name, point, true, closing);
  }

  static PointPart velocity(String name, Vector2d vector, Closing closing) {
    return new PointPart(name, vector, false, closing);
  }

  @Override
  public int size() {
    return 2;
  }

  @Override
  public void save(double[] into, int offset) {
    into[offset] = point.x;
    into[offset + 1] = point.y;
  }

  @Override
  public void restore(double[] from, int offset) {
    point.set(from[offset], from[offset + 1]);
  }

  @Override
  public Travel travel(int index) {
    if (!travels) {
      return Travel.NONE;
    }
    return index == 0 ? Travel.X : Travel.Y;
  }
}
