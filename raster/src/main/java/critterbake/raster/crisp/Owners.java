package critterbake.raster.crisp;

import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import java.util.Arrays;

/**
 * Which part each pixel of a frame belongs to: an index into the frame's masks, or {@link #NOBODY}.
 * A border of one pixel around the frame belongs to nobody, so that neighbours need no checks; and
 * a region is kept outside which nothing can be owned, so that small creatures cost little.
 */
public final class Owners {
  public static final short NOBODY = -1;

  /** Room that lines need around parts. */
  private static final int MARGIN = 2;

  private int width;
  private int height;
  private int stride;
  private int left;
  private int top;
  private int right;
  private int bottom;
  private short[] owner = new short[0];

  /** Begins a frame in which no pixel belongs to anybody; masks tell where some may. */
  public void open(int newWidth, int newHeight, Masks masks) {
    width = newWidth;
    height = newHeight;
    stride = width + 2;
    int length = stride * (height + 2);
    if (owner.length != length) {
      owner = new short[length];
    }
    Arrays.fill(owner, NOBODY);
    frame(masks);
  }

  private void frame(Masks masks) {
    left = width;
    top = height;
    right = 0;
    bottom = 0;
    for (int i = 0; i < masks.size(); i++) {
      PartMask mask = masks.get(i);
      left = Math.min(left, mask.left() - MARGIN);
      top = Math.min(top, mask.top() - MARGIN);
      right = Math.max(right, mask.left() + mask.width() + MARGIN);
      bottom = Math.max(bottom, mask.top() + mask.height() + MARGIN);
    }
    left = Math.max(0, left);
    top = Math.max(0, top);
    right = Math.min(width, right);
    bottom = Math.min(height, bottom);
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** First column of the region. */
  public int left() {
    return left;
  }

  /** First row of the region. */
  public int top() {
    return top;
  }

  /** Column after the region's last. */
  public int right() {
    return right;
  }

  /** Row after the region's last. */
  public int bottom() {
    return bottom;
  }

  /** The owners with their border; stages change them in place. */
  public short[] owner() {
    return owner;
  }

  /** Where a pixel of the frame stands in {@link #owner}. */
  public int index(int x, int y) {
    return (y + 1) * stride + x + 1;
  }

  /** Steps in {@link #owner} from a pixel to the one below. */
  public int stride() {
    return stride;
  }

  /** Length of arrays laid out like {@link #owner}. */
  int length() {
    return owner.length;
  }
}
