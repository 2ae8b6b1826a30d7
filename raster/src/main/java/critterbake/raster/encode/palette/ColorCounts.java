package critterbake.raster.encode.palette;

/**
 * Counts opaque colors in bounded memory: when there are too many to tell apart, the lowest bit of
 * each channel is dropped, and counting goes on. Color 0 stands for transparent and is not counted.
 */
public final class ColorCounts {
  private static final int SLOTS = 1 << 18;
  private static final int LIMIT = SLOTS / 2;
  private static final int HASH = 0x9E3779B1;

  private int[] keys = new int[SLOTS];
  private long[] counts = new long[SLOTS];
  private int mask = 0xFFFFFFFF;
  private int size;

  /** Counts all pixels. */
  public void add(int[] pixels) {
    int at = 0;
    while (at < pixels.length) {
      int color = pixels[at];
      int end = at + 1;
      while (end < pixels.length && pixels[end] == color) {
        end++;
      }
      if (color != 0) {
        add(color, end - at);
      }
      at = end;
    }
  }

  /** Counts one color so many times. */
  public void add(int color, long times) {
    if (size == LIMIT) {
      coarsen();
    }
    int slot = slot(color & mask);
    if (counts[slot] == 0) {
      keys[slot] = color & mask;
      size++;
    }
    counts[slot] += times;
  }

  /** How many colors are told apart. */
  public int size() {
    return size;
  }

  /** Whether every color was told apart. */
  public boolean exact() {
    return mask == 0xFFFFFFFF;
  }

  /** The colors, in no useful but always the same order. */
  public int[] colors() {
    int[] colors = new int[size];
    int at = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      if (counts[slot] != 0) {
        colors[at++] = keys[slot];
      }
    }
    return colors;
  }

  long count(int color) {
    return counts[slot(color & mask)];
  }

  private void coarsen() {
    int[] oldKeys = keys;
    long[] oldCounts = counts;
    int lowest = Integer.lowestOneBit(mask);
    mask &= ~(lowest | lowest << 8 | lowest << 16);
    keys = new int[SLOTS];
    counts = new long[SLOTS];
    size = 0;
    for (int i = 0; i < SLOTS; i++) {
      if (oldCounts[i] != 0) {
        add(oldKeys[i], oldCounts[i]);
      }
    }
  }

  private int slot(int color) {
    int slot = color * HASH >>> 14;
    while (counts[slot] != 0 && keys[slot] != color) {
      slot = slot + 1 & SLOTS - 1;
    }
    return slot;
  }
}
