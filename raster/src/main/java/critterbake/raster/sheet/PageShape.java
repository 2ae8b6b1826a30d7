package critterbake.raster.sheet;

import critterbake.raster.sheet.Layout.PageSize;

/** The sizes a page may have. */
record PageShape(int maxSize, boolean pot, boolean square) {
  static PageShape of(SheetOptions options) {
    return new PageShape(options.maxSize(), options.pot(), options.square());
  }

  /** The largest side a page may have. */
  int largestSide() {
    return pot ? Integer.highestOneBit(maxSize) : maxSize;
  }

  /** The smallest allowed page around this content. */
  PageSize around(int width, int height) {
    int w = square ? Math.max(width, height) : width;
    int h = square ? Math.max(width, height) : height;
    return new PageSize(side(w), side(h));
  }

  private int side(int length) {
    return pot && length > 1 ? Integer.highestOneBit(length - 1) << 1 : length;
  }
}
