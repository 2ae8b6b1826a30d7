package critterbake.raster.encode.gif;

import critterbake.raster.encode.Area;
import java.util.Optional;

/**
 * Turns the changed area of a frame into compressed indexes. It chooses the transparent index per
 * picture: any index will do that no changed pixel needs, and a low one keeps codes short.
 */
final class PictureCoder {
  /** Stands for a pixel that must be transparent. */
  private static final short HOLE = 0x200;

  private static final int INDEX_BITS = 8;

  private final LzwEncoder lzw = new LzwEncoder();

  /**
   * A compressed picture.
   *
   * @param transparent the transparent index, or -1
   */
  record Coded(Area area, int transparent, LzwData data) {}

  /**
   * Compresses an area.
   *
   * @param table the colors, by index
   * @param canvas what players show before; pixels that are alike may be left transparent
   * @param keep whether they may
   */
  Coded encode(Area area, int[] pixels, int[] canvas, int width, GifTable table, boolean keep) {
    Symbols symbols = new Symbols(area.size());
    int at = 0;
    for (int y = area.y(); y < area.y() + area.height(); y++) {
      int end = y * width + area.x() + area.width();
      for (int i = y * width + area.x(); i < end; i++) {
        symbols.set(at++, pixels[i], keep && pixels[i] == canvas[i], table);
      }
    }
    return encode(area, symbols, table, keep);
  }

  private Coded encode(Area area, Symbols symbols, GifTable table, boolean keep) {
    int whole = symbols.lowestFree(table);
    if (symbols.holes && whole < 0) {
      throw new IllegalStateException("no index is left for transparent pixels");
    }
    Coded best =
        new Coded(
            area,
            symbols.holes ? whole : -1,
            lzw.encode(symbols.settled(whole), -1, false, Integer.MAX_VALUE).orElseThrow());
    if (keep && symbols.free) {
      best = spare(symbols, table.spare(), INDEX_BITS, best);
      int bits = symbols.neededBits(whole);
      if (whole >= 0
          && whole != table.spare()
          && (table.spare() < 0 || bits < bits(table.spare()))) {
        best = spare(symbols, whole, bits, best);
      }
    }
    return best;
  }

  /** Tries all rules with this transparent index and indexes of at most so many bits. */
  private Coded spare(Symbols symbols, int transparent, int bits, Coded best) {
    if (transparent < 0) {
      return best;
    }
    Coded smallest = best;
    short[] marked = symbols.marked(transparent, bits);
    for (Sparing rule : Sparing.RULES) {
      boolean sticky = rule.choice() == Sparing.Choice.STICKY;
      int limit = smallest.data().bytes().length;
      Optional<LzwData> data =
          lzw.encode(rule.apply(marked, transparent), transparent, sticky, limit);
      if (data.isPresent()) {
        smallest = new Coded(best.area(), transparent, data.get());
      }
    }
    return smallest;
  }

  private static int bits(int index) {
    return 32 - Integer.numberOfLeadingZeros(index);
  }

  /** The pixels of an area as indexes, before it is known which index is transparent. */
  private static final class Symbols {
    private final short[] symbols;
    private final boolean[] needed = new boolean[256];
    private boolean holes;
    private boolean free;

    Symbols(int size) {
      symbols = new short[size];
    }

    void set(int at, int color, boolean same, GifTable table) {
      int index = color == 0 ? -1 : table.index(color);
      if (index < 0) {
        symbols[at] = HOLE;
        holes = true;
      } else if (same) {
        symbols[at] = (short) (LzwEncoder.FREE | index);
        free = true;
      } else {
        symbols[at] = (short) index;
        needed[index] = true;
      }
    }

    /** The lowest index that no changed pixel needs, or -1. */
    int lowestFree(GifTable table) {
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
      int largest = Math.max(1, transparent);
      for (int index = 0; index < needed.length; index++) {
        largest = needed[index] ? Math.max(largest, index) : largest;
      }
      return bits(largest);
    }

    /** The pixels' own indexes; holes are transparent, and what else has that index. */
    short[] settled(int transparent) {
      short[] settled = new short[symbols.length];
      for (int i = 0; i < settled.length; i++) {
        boolean hole = symbols[i] == HOLE;
        settled[i] = (short) (hole ? transparent : symbols[i] & LzwEncoder.INDEX);
      }
      return settled;
    }

    /** The indexes, free ones marked; what does not fit the bits is transparent. */
    short[] marked(int transparent, int bits) {
      short[] marked = symbols.clone();
      for (int i = 0; i < marked.length; i++) {
        int index = marked[i] & LzwEncoder.INDEX;
        if (marked[i] == HOLE || index == transparent || index >>> bits != 0) {
          marked[i] = (short) transparent;
        }
      }
      return marked;
    }
  }
}
