package critterbake.raster.crisp;

import java.util.Arrays;

/**
 * Which part each pixel of a frame belongs to: an index into the frame's masks, or {@link #NOBODY}.
 * A border of one pixel around the frame belongs to nobody, so that neighbours need no checks; and
 * the owned pixels are kept as a set too, so that stages visit no others.
 */
public final class Owners {
  public static final short NOBODY = -1;

  /**
   * Rounding {@link #rowsPerPixel} up adds less than one step a pixel: with so many steps too few
   * to reach the next row, as long as pixels times columns stay under two to this power.
   */
  private static final int SHIFT = 44;

  private int width;
  private int height;
  private int stride;

  /** The share of a pixel in a row, in steps of 2 to the power of -{@link #SHIFT}, rounded up. */
  private long rowsPerPixel;

  private short[] owner = new short[0];
  private final PixelSet inside = new PixelSet();
  private final PixelSet owned = new PixelSet();
  private int[] pixels = new int[0];
  private int count;
  private boolean listed;

  /** Begins a frame in which no pixel belongs to anybody. */
  public void open(int newWidth, int newHeight) {
    if (newWidth != width || newHeight != height) {
      resize(newWidth, newHeight);
    } else {
      list();
      for (int i = 0; i < count; i++) {
        owner[pixels[i]] = NOBODY;
      }
    }
    owned.open(owner.length);
    listed = false;
  }

  private void resize(int newWidth, int newHeight) {
    width = newWidth;
    height = newHeight;
    stride = width + 2;
    rowsPerPixel = (1L << SHIFT) / stride + 1;
    owner = new short[stride * (height + 2)];
    pixels = new int[owner.length];
    Arrays.fill(owner, NOBODY);
    inside.open(owner.length);
    for (int y = 0; y < height; y++) {
      inside.addAll(index(0, y), index(width, y));
    }
  }

  /** Gives a pixel to a part. */
  void give(int pixel, short part) {
    owner[pixel] = part;
    owned.add(pixel);
    listed = false;
  }

  /** Takes a pixel from its part. */
  void free(int pixel) {
    owner[pixel] = NOBODY;
    owned.remove(pixel);
    listed = false;
  }

  /**
   * Lists the pixels that belong to somebody, in reading order, into {@link #pixels}.
   *
   * @return how many there are
   */
  public int list() {
    if (!listed) {
      count = owned.list(pixels);
      listed = true;
    }
    return count;
  }

  /** The pixels listed last; what is given away later is not among them. */
  public int[] pixels() {
    return pixels;
  }

  /** The pixels that belong to somebody. */
  PixelSet owned() {
    return owned;
  }

  /** The pixels of the frame, its border left out. */
  PixelSet inside() {
    return inside;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** The owners with their border; a stage may change an owned pixel's owner in place. */
  public short[] owner() {
    return owner;
  }

  /** Where a pixel of the frame stands in {@link #owner}. */
  public int index(int x, int y) {
    return (y + 1) * stride + x + 1;
  }

  /** The frame's column of a place in {@link #owner}. */
  public int x(int index) {
    return index - row(index) * stride - 1;
  }

  /** The frame's row of a place in {@link #owner}. */
  public int y(int index) {
    return row(index) - 1;
  }

  /** The quotient by the stride; processors multiply many times faster than they divide. */
  private int row(int index) {
    return (int) (index * rowsPerPixel >>> SHIFT);
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
