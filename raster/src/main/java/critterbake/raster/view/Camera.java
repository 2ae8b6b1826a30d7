package critterbake.raster.view;

import critterbake.sim.math.Strict;
import critterbake.sim.pose.Grid;

/**
 * Places the frame over the world, a whole pixel at a time. A stiff camera holds the followed
 * point's rounded place at the origin, so that what is planted on the ground moves over the picture
 * by exactly the root's whole pixels. A lazy one trails behind it with a half-life. Frames are
 * aimed in their order, by one thread.
 */
public final class Camera {
  private final Grid grid;
  private final View.Size size;
  private final int originX;
  private final int originY;
  private final double lagSeconds;
  private double x;
  private double y;
  private boolean aimed;

  /**
   * @param view scale, origin and lag
   * @param size the frame's size, already found when the view's is automatic
   */
  public Camera(View view, View.Size size) {
    this(
        view,
        size,
        (int) Math.round(view.originX() * size.width()),
        (int) Math.round(view.originY() * size.height()));
  }

  /**
   * @param originX column of the frame at whose left edge the followed point sits
   * @param originY row at whose top edge it sits
   */
  public Camera(View view, View.Size size, int originX, int originY) {
    this.grid = new Grid(view.pixelsPerUnit(), Grid.Snap.BODY);
    this.size = size;
    this.originX = originX;
    this.originY = originY;
    this.lagSeconds = view.lagSeconds();
  }

  /**
   * The window of the next frame.
   *
   * @param worldX the followed point
   * @param worldY the followed point
   * @param seconds time since the frame before; the first frame is centered at once
   */
  public Window aim(double worldX, double worldY, double seconds) {
    double rest = aimed && lagSeconds > 0 ? left(seconds) : 0;
    x = worldX + (x - worldX) * rest;
    y = worldY + (y - worldY) * rest;
    aimed = true;
    return new Window(
        grid.pixel(x) - originX,
        -grid.pixel(y) - originY,
        size.width(),
        size.height(),
        grid.pixelsPerUnit());
  }

  /** The share of the way that is left after a time: halved every half-life. */
  private double left(double seconds) {
    return Strict.exp(-Strict.log(2) * seconds / lagSeconds);
  }
}
