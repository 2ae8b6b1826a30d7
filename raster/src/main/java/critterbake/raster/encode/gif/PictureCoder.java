package critterbake.raster.encode.gif;

import critterbake.raster.encode.Area;

/**
 * Turns the changed area of a frame into compressed indexes. It chooses the transparent index per
 * picture: any index will do that no changed pixel needs, and a low one keeps codes short.
 */
final class PictureCoder {
  private final Area area;
  private final int width;
  private final GifTable table;
  private final PictureIndexes indexes;

  /**
   * A compressed picture.
   *
   * @param transparent the transparent index, or -1
   */
  record Coded(int transparent, LzwData data) {}

  /**
   * A coder of one picture.
   *
   * @param width of the frame that the area lies in
   * @param table the colors, by index
   */
  PictureCoder(Area area, int width, GifTable table) {
    this.area = area;
    this.width = width;
    this.table = table;
    this.indexes = new PictureIndexes(area.size(), table);
  }

  /**
   * Looks up the pixels and compresses them; on any thread.
   *
   * @param frame that the area is part of
   * @param shown what players show before, pixels that are alike may be left transparent; or null
   */
  Coded encode(int[] frame, int[] shown, LzwEncoder lzw) {
    for (int y = area.y(); y < area.y() + area.height(); y++) {
      int from = y * width + area.x();
      indexes.addRow(frame, shown, from, area.width(), y > area.y() ? width : 0);
    }
    return smallest(lzw);
  }

  private Coded smallest(LzwEncoder lzw) {
    int low = indexes.lowestFree();
    if (indexes.holes() && low < 0) {
      throw new IllegalStateException("no index is left for transparent pixels");
    }
    if (!indexes.free() || low < 0) {
      return plain(low, lzw);
    }
    int lowBits = indexes.neededBits(low);
    boolean shorter = table.spare() < 0 || lowBits < PictureIndexes.bits(table.spare());
    return shorter
        ? sparing(low, lowBits, lzw)
        : sparing(table.spare(), PictureIndexes.bits(table.spare()), lzw);
  }

  /** All pixels their own color but those that must be transparent. */
  private Coded plain(int transparent, LzwEncoder lzw) {
    LzwData data = lzw.encode(indexes.settled(transparent), -1, Integer.MAX_VALUE).orElseThrow();
    return new Coded(indexes.holes() ? transparent : -1, data);
  }

  /** The smallest by the rules worth trying, with indexes of at most so many bits. */
  private Coded sparing(int transparent, int bits, LzwEncoder lzw) {
    short[] marked = indexes.marked(transparent, bits);
    Coded best = indexes.plainMayWin(bits) ? plain(transparent, lzw) : null;
    for (Sparing rule : Sparing.rules(marked.length)) {
      int limit = best == null ? Integer.MAX_VALUE : best.data().bytes().length;
      best =
          lzw.encode(rule.apply(marked, transparent), transparent, limit)
              .map(data -> new Coded(transparent, data))
              .orElse(best);
    }
    return best;
  }
}
