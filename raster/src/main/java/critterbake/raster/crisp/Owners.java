package critterbake.raster.crisp;

import java.util.Arrays;

/**
 * Which part each pixel of a frame belongs to: an index into the frame's masks, or {@link #NOBODY}.
 */
public final class Owners {
  public static final short NOBODY = -1;

  private int width;
  private int height;
  private short[] owner = new short[0];

  /** Begins a frame in which no pixel belongs to anybody. */
  public void open(int newWidth, int newHeight) {
    width = newWidth;
    height = newHeight;
    if (owner.length != width * height) {
      owner = new short[width * height];
    }
    Arrays.fill(owner, NOBODY);
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** The owners, top row first; stages change them in place. */
  public short[] owner() {
    return owner;
  }

  /** The owner of a pixel, or nobody outside the frame. */
  short at(int x, int y) {
    return x < 0 || y < 0 || x >= width || y >= height ? NOBODY : owner[y * width + x];
  }
}
