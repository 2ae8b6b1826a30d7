package critterbake.raster.effect;

import java.util.Optional;

/**
 * A frame while it is being made: straight ARGB pixels that effects change in place, with what
 * stands behind them. It belongs to one worker, which uses it for frame after frame.
 */
public final class Picture {
  private int width;
  private int height;
  private int[] argb = new int[0];
  private int[] backdrop = new int[0];
  private boolean backed;
  private int[][] scratch = new int[4][0];

  /** Begins a frame: all transparent, nothing behind. */
  public void open(int newWidth, int newHeight) {
    width = newWidth;
    height = newHeight;
    if (argb.length != width * height) {
      argb = new int[width * height];
    } else {
      java.util.Arrays.fill(argb, 0);
    }
    backed = false;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** The creature's pixels so far, straight ARGB, top row first; may be changed. */
  public int[] argb() {
    return argb;
  }

  /** Puts something behind the creature: opaque or transparent straight ARGB, copied. */
  public void setBackdrop(int[] colors) {
    if (backdrop.length != colors.length) {
      backdrop = new int[colors.length];
    }
    System.arraycopy(colors, 0, backdrop, 0, colors.length);
    backed = true;
  }

  /** What stands behind the creature, if anything is drawn there; may be changed. */
  public Optional<int[]> backdrop() {
    return backed ? Optional.of(backdrop) : Optional.empty();
  }

  /**
   * A work array of at least a length, kept by the worker; its content is whatever was left in it.
   *
   * @param index which of four
   */
  public int[] scratch(int index, int length) {
    if (scratch[index].length < length) {
      scratch[index] = new int[length];
    }
    return scratch[index];
  }
}
