package critterbake.raster.cover;

import critterbake.raster.view.FrameBounds;

/** The bounds of what a mask really covers: pixels of which at least half is covered. */
public final class Extent {
  private static final int HALF = 128;

  private Extent() {}

  /** Bounds in frame pixels; empty when nothing is half covered. */
  public static FrameBounds of(PartMask mask, Masks masks) {
    if (mask.sprite().isPresent()) {
      return whole(mask);
    }
    int left = Integer.MAX_VALUE;
    int right = Integer.MIN_VALUE;
    int top = Integer.MAX_VALUE;
    int bottom = Integer.MIN_VALUE;
    for (int row = 0; row < mask.height(); row++) {
      int at = mask.offset() + row * mask.width();
      int first = first(masks.bytes(), at, mask.width());
      if (first < mask.width()) {
        left = Math.min(left, first);
        right = Math.max(right, last(masks.bytes(), at, mask.width()));
        top = Math.min(top, row);
        bottom = row;
      }
    }
    return top == Integer.MAX_VALUE
        ? FrameBounds.EMPTY
        : new FrameBounds(
            mask.left() + left, mask.top() + top, mask.left() + right + 1, mask.top() + bottom + 1);
  }

  private static FrameBounds whole(PartMask mask) {
    return new FrameBounds(
        mask.left(), mask.top(), mask.left() + mask.width(), mask.top() + mask.height());
  }

  private static int first(byte[] bytes, int at, int width) {
    int x = 0;
    while (x < width && (bytes[at + x] & 255) < HALF) {
      x++;
    }
    return x;
  }

  private static int last(byte[] bytes, int at, int width) {
    int x = width - 1;
    while ((bytes[at + x] & 255) < HALF) {
      x--;
    }
    return x;
  }
}
