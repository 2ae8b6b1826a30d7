package critterbake.raster.sprite;

import critterbake.raster.cover.SpriteSource.Turned;

/** Turned pictures without their empty margins. */
final class Trimmed {
  private Trimmed() {}

  static Turned of(Turned full) {
    int left = full.width();
    int right = -1;
    int top = full.height();
    int bottom = -1;
    for (int y = 0; y < full.height(); y++) {
      for (int x = 0; x < full.width(); x++) {
        if (full.argb()[y * full.width() + x] != 0) {
          left = Math.min(left, x);
          right = Math.max(right, x);
          top = Math.min(top, y);
          bottom = y;
        }
      }
    }
    if (right < 0) {
      return new Turned(0, 0, 1, 1, new int[1], full.edge());
    }
    return cut(full, left, top, right + 1 - left, bottom + 1 - top);
  }

  private static Turned cut(Turned full, int left, int top, int width, int height) {
    int[] argb = new int[width * height];
    for (int y = 0; y < height; y++) {
      System.arraycopy(full.argb(), (top + y) * full.width() + left, argb, y * width, width);
    }
    return new Turned(full.left() + left, full.top() + top, width, height, argb, full.edge());
  }
}
