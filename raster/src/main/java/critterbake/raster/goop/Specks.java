package critterbake.raster.goop;

import java.util.Arrays;

/** Removes small islands and fills small holes of a mask, by side neighbours. */
final class Specks {
  private int[] stack = new int[0];
  private boolean[] seen = new boolean[0];

  /**
   * @param island islands of fewer pixels go
   * @param hole holes of fewer pixels are filled
   */
  void clean(boolean[] mask, int width, int height, int island, int hole) {
    int size = width * height;
    if (stack.length < size) {
      stack = new int[size];
      seen = new boolean[size];
    }
    sweep(mask, width, height, true, island);
    sweep(mask, width, height, false, hole);
  }

  private void sweep(boolean[] mask, int width, int height, boolean value, int least) {
    int size = width * height;
    Arrays.fill(seen, 0, size, false);
    for (int i = 0; i < size; i++) {
      if (mask[i] == value && !seen[i]) {
        int count = flood(mask, width, height, i, value);
        if (count < least) {
          for (int k = 0; k < count; k++) {
            mask[stack[k]] = !value;
          }
        }
      }
    }
  }

  /** Collects a connected region in the stack. */
  private int flood(boolean[] mask, int width, int height, int start, boolean value) {
    int count = 0;
    seen[start] = true;
    stack[count++] = start;
    for (int k = 0; k < count; k++) {
      int index = stack[k];
      int x = index % width;
      int y = index / width;
      if (x > 0) {
        count = visit(mask, index - 1, value, count);
      }
      if (x + 1 < width) {
        count = visit(mask, index + 1, value, count);
      }
      if (y > 0) {
        count = visit(mask, index - width, value, count);
      }
      if (y + 1 < height) {
        count = visit(mask, index + width, value, count);
      }
    }
    return count;
  }

  private int visit(boolean[] mask, int index, boolean value, int count) {
    if (mask[index] != value || seen[index]) {
      return count;
    }
    seen[index] = true;
    stack[count] = index;
    return count + 1;
  }
}
