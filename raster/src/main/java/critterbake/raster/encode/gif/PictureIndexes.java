package critterbake.raster.encode.gif;

import java.util.Arrays;

/** The pixels of a picture as indexes, before it is settled which index is transparent. */
final class PictureIndexes {
  /** Stands for a pixel that must be transparent. */
  private static final short HOLE = 0x200;

  /** Pictures of at most so many pixels are also tried without transparent pixels. */
  private static final int SMALL = 1 << 12;

  private final GifTable table;
  private final short[] indexes;
  private final boolean[] needed = new boolean[256];
  private int size;
  private boolean holes;
  private boolean free;

  /**
   * @param size number of pixels
   * @param table the colors, by index
   */
  PictureIndexes(int size, GifTable table) {
    this.indexes = new short[size];
    this.table = table;
  }

  /**
   * Adds a row of pixels.
   *
   * @param shown what players show already, or null when that does not count
   * @param from where the row begins in both
   * @param above how far before it the row above begins, or 0 if there is none
   */
  void addRow(int[] pixels, int[] shown, int from, int width, int above) {
    if (above > 0 && repeats(pixels, from, width, above) && repeats(shown, from, width, above)) {
      System.arraycopy(indexes, size - width, indexes, size, width);
      size += width;
      return;
    }
    int at = from;
    while (at < from + width) {
      int color = pixels[at];
      boolean same = shown != null && color == shown[at];
      short index = index(color, same);
      do {
        indexes[size++] = index;
        at++;
      } while (at < from + width
          && pixels[at] == color
          && (shown != null && color == shown[at]) == same);
    }
  }

  /** Enlarged pictures repeat their rows. */
  private static boolean repeats(int[] pixels, int from, int width, int above) {
    return pixels == null
        || Arrays.equals(pixels, from, from + width, pixels, from - above, from - above + width);
  }

  private short index(int color, boolean same) {
    int index = color == 0 ? -1 : table.index(color);
    if (index < 0) {
      holes = true;
      return HOLE;
    }
    if (same) {
      free = true;
      return (short) (LzwEncoder.FREE | index);
    }
    needed[index] = true;
    return (short) index;
  }

  /** Whether some pixel must be transparent. */
  boolean holes() {
    return holes;
  }

  /** Whether some pixel may be transparent or not. */
  boolean free() {
    return free;
  }

  /** The lowest index that no changed pixel needs, or -1. */
  int lowestFree() {
    int limit = table.spare() >= 0 ? table.spare() : table.colors() - 1;
    for (int index = 0; index <= limit; index++) {
      if (!needed[index]) {
        return index;
      }
    }
    return -1;
  }

  /** Bits of the changed pixels' indexes and of this one. */
  int neededBits(int transparent) {
    int all = Math.max(1, transparent);
    for (int index = 0; index < needed.length; index++) {
      all |= needed[index] ? index : 0;
    }
    return bits(all);
  }

  /** Bits of an index. */
  static int bits(int index) {
    return 32 - Integer.numberOfLeadingZeros(index);
  }

  /** Whether doing without transparent pixels may be smaller than with, at so many bits. */
  boolean plainMayWin(int bits) {
    return !holes && (indexes.length <= SMALL || bits > bits(table.colors() - 1));
  }

  /** The pixels' own indexes; holes are transparent. */
  short[] settled(int transparent) {
    short[] settled = new short[indexes.length];
    for (int i = 0; i < settled.length; i++) {
      boolean hole = indexes[i] == HOLE;
      settled[i] = (short) (hole ? transparent : indexes[i] & LzwEncoder.INDEX);
    }
    return settled;
  }

  /** The indexes, free ones marked; what does not fit the bits is transparent. */
  short[] marked(int transparent, int bits) {
    short[] marked = indexes.clone();
    for (int i = 0; i < marked.length; i++) {
      int index = marked[i] & LzwEncoder.INDEX;
      if (marked[i] >= HOLE
          || (marked[i] >= LzwEncoder.FREE && (index == transparent || index >>> bits != 0))) {
        marked[i] = (short) transparent;
      }
    }
    return marked;
  }
}
