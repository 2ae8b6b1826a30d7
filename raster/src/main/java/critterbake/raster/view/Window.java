package critterbake.raster.view;

/**
 * The piece of the world one frame shows, placed on whole pixels, and the way from world units to
 * picture pixels. World y is up, picture y is down.
 *
 * @param left column of world pixels at the frame's left edge
 * @param top row of world pixels at the frame's top edge, counted downward from world y 0
 * @param width frame width in pixels
 * @param height frame height in pixels
 * @param pixelsPerUnit pixels for one world unit
 */
public record Window(long left, long top, int width, int height, double pixelsPerUnit) {
  /** Picture x of a world x, in pixels from the frame's left edge. */
  public double x(double worldX) {
    return worldX * pixelsPerUnit - left;
  }

  /** Picture y of a world y, in pixels from the frame's top edge. */
  public double y(double worldY) {
    return -worldY * pixelsPerUnit - top;
  }

  /** Whether it is a single pixel. */
  boolean isPinhole() {
    return width == 1 && height == 1;
  }

  /** The same piece of the world drawn a whole number of times larger. */
  public Window enlarged(int factor) {
    return new Window(
        left * factor, top * factor, width * factor, height * factor, pixelsPerUnit * factor);
  }
}
