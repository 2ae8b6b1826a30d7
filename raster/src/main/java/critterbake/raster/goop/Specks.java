package critterbake.raster.goop;

import java.util.Arrays;

/**
 * Removes small islands and fills small holes of a mask, by side neighbours. A region is followed
 * only until it is seen to be large or to touch one that is, so that most pixels are looked at
 * once. Belongs to one worker.
 */
final class Specks {
  private final int[] region = new int[64];
  private boolean[] large = new boolean[0];
  private boolean[] mask = new boolean[0];
  private int width;
  private int height;

  /**
   * @param island islands of fewer pixels go; at most 64
   * @param hole holes of fewer pixels are filled; at most 64
   */
  void clean(boolean[] newMask, int newWidth, int newHeight, int island, int hole) {
    mask = newMask;
    width = newWidth;
    height = newHeight;
    if (large.length < width * height) {
      large = new boolean[width * height];
    }
    sweep(true, island);
    sweep(false, hole);
  }

  private void sweep(boolean value, int least) {
    Arrays.fill(large, 0, width * height, false);
    for (int y = 0, i = 0; y < height; y++) {
      for (int x = 0; x < width; x++, i++) {
        if (mask[i] == value && !large[i]) {
          boolean known = x > 0 && isLarge(i - 1, value) || y > 0 && isLarge(i - width, value);
          large[i] = known;
          if (!known) {
            follow(i, value, least);
          }
        }
      }
    }
  }

  private boolean isLarge(int i, boolean value) {
    return mask[i] == value && large[i];
  }

  /** Follows the region of a pixel; a small one is turned over. */
  private void follow(int start, boolean value, int least) {
    int count = 1;
    region[0] = start;
    boolean big = least <= 1;
    for (int k = 0; k < count && !big; k++) {
      int x = region[k] % width;
      int y = region[k] / width;
      for (int side = 0; side < 4 && !big; side++) {
        int toX = x + (side == 0 ? -1 : side == 1 ? 1 : 0);
        int toY = y + (side == 2 ? -1 : side == 3 ? 1 : 0);
        if (toX >= 0 && toX < width && toY >= 0 && toY < height) {
          int to = toY * width + toX;
          big = isLarge(to, value);
          if (!big && mask[to] == value && !holds(to, count)) {
            region[count++] = to;
            big = count >= least;
          }
        }
      }
    }
    for (int k = 0; k < count; k++) {
      large[region[k]] = big;
      mask[region[k]] = value == big;
    }
  }

  private boolean holds(int index, int count) {
    for (int k = 0; k < count; k++) {
      if (region[k] == index) {
        return true;
      }
    }
    return false;
  }
}
