package critterbake.raster.encode;

/** A rectangle of whole pixels, y down; at least one pixel. */
public record Area(int x, int y, int width, int height) {
  /** Number of pixels. */
  public int size() {
    return width * height;
  }

  /** The smallest rectangle around both. */
  public Area union(Area other) {
    int left = Math.min(x, other.x);
    int top = Math.min(y, other.y);
    int right = Math.max(x + width, other.x + other.width);
    int bottom = Math.max(y + height, other.y + other.height);
    return new Area(left, top, right - left, bottom - top);
  }
}
