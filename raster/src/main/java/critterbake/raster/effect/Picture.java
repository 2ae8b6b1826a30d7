package critterbake.raster.effect;

import java.util.Arrays;
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
  private boolean given;
  private int[][] scratch = new int[4][0];

  /** Begins a frame: all transparent, nothing behind. */
  public void open(int newWidth, int newHeight) {
    width = newWidth;
    height = newHeight;
    if (given || argb.length != width * height) {
      argb = new int[width * height];
    } else {
      Arrays.fill(argb, 0);
    }
    given = false;
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

  /**
   * Puts something behind the creature; the colors returned, all transparent, are to be filled in.
   */
  public int[] openBackdrop() {
    if (backdrop.length != argb.length) {
      backdrop = new int[argb.length];
    } else {
      Arrays.fill(backdrop, 0);
    }
    backed = true;
    return backdrop;
  }

  /** What stands behind the creature, if anything is drawn there; may be changed. */
  public Optional<int[]> backdrop() {
    return backed ? Optional.of(backdrop) : Optional.empty();
  }

  /**
   * The finished colors, the creature over what stands behind it, given away: they change no more.
   * Ends the frame.
   */
  public int[] flat() {
    given = true;
    for (int i = 0; backed && i < argb.length; i++) {
      argb[i] = Blend.over(argb[i], backdrop[i]);
    }
    return argb;
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
