package critterbake.raster.encode.png;

import critterbake.raster.encode.ColorIndex;
import java.util.function.IntUnaryOperator;

/** Pixels as the bytes of PNG rows, before filtering. */
final class PngRows {
  private PngRows() {}

  /** All rows of a picture, one after the other, without filter bytes. */
  static byte[] pack(int width, int height, int[] argb, PngLayout layout) {
    byte[] rows = new byte[layout.rowBytes(width) * height];
    switch (layout.type()) {
      case INDEXED -> {
        ColorIndex index = ColorIndex.of(layout.palette());
        packBits(width, argb, layout.bitDepth(), index::get, rows);
      }
      case GRAY -> {
        int shift = 8 - layout.bitDepth();
        packBits(width, argb, layout.bitDepth(), color -> (color & 255) >> shift, rows);
      }
      case GRAY_ALPHA -> packGrayAlpha(argb, rows);
      case RGB -> packRgb(argb, rows);
      case RGBA -> packRgba(argb, rows);
    }
    return rows;
  }

  private static void packBits(
      int width, int[] argb, int bits, IntUnaryOperator sample, byte[] rows) {
    int at = 0;
    int room = 8;
    int column = 0;
    for (int color : argb) {
      room -= bits;
      rows[at] |= (byte) (sample.applyAsInt(color) << room);
      boolean rowEnds = ++column == width;
      if (room == 0 || rowEnds) {
        at++;
        room = 8;
        column = rowEnds ? 0 : column;
      }
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
