package critterbake.sim.path;

import critterbake.sim.loop.LoopPart;
import org.joml.Vector2d;

/**
 * A world position as loop closing sees it.
 *
 * @param name for reports
 * @param point the position itself
 * @param closing how it returns to its start
 */
record PointPart(String name, Vector2d point, Closing closing) implements LoopPart {
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
    return index == 0 ? Travel.X : Travel.Y;
  }
}
