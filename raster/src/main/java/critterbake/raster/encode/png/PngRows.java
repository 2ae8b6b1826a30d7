package critterbake.raster.encode.png;

import critterbake.raster.encode.ColorIndex;

/** Pixels as the bytes of PNG rows, before filtering. */
final class PngRows {
  private PngRows() {}

  /** All rows of a picture, one after the other, without filter bytes. */
  static byte[] pack(int width, int height, int[] argb, PngLayout layout) {
    byte[] rows = new byte[layout.rowBytes(width) * height];
    switch (layout.type()) {
      case INDEXED -> packIndexes(width, height, argb, layout, rows);
      case GRAY -> packGray(argb, rows);
      case GRAY_ALPHA -> packGrayAlpha(argb, rows);
      case RGB -> packRgb(argb, rows);
      case RGBA -> packRgba(argb, rows);
    }
    return rows;
  }

  private static void packIndexes(
      int width, int height, int[] argb, PngLayout layout, byte[] rows) {
    ColorIndex index = ColorIndex.of(layout.palette());
    int bits = layout.bitDepth();
    int at = 0;
    int pixel = 0;
    for (int y = 0; y < height; y++) {
      int room = 8;
      for (int x = 0; x < width; x++) {
        room -= bits;
        rows[at] |= (byte) (index.get(argb[pixel++]) << room);
        if (room == 0 || x == width - 1) {
          at++;
          room = 8;
        }
      }
    }
  }

  private static void packGray(int[] argb, byte[] rows) {
    for (int i = 0; i < argb.length; i++) {
      rows[i] = (byte) argb[i];
    }
  }

  private static void packGrayAlpha(int[] argb, byte[] rows) {
    for (int i = 0; i < argb.length; i++) {
      rows[i * 2] = (byte) argb[i];
      rows[i * 2 + 1] = (byte) (argb[i] >>> 24);
    }
  }

  private static void packRgb(int[] argb, byte[] rows) {
    int at = 0;
    for (int color : argb) {
      rows[at++] = (byte) (color >> 16);
      rows[at++] = (byte) (color >> 8);
      rows[at++] = (byte) color;
    }
  }

  private static void packRgba(int[] argb, byte[] rows) {
    int at = 0;
    for (int color : argb) {
      rows[at++] = (byte) (color >> 16);
      rows[at++] = (byte) (color >> 8);
      rows[at++] = (byte) color;
      rows[at++] = (byte) (color >>> 24);
    }
  }
}
