package critterbake.raster.encode;

import java.util.Arrays;
import java.util.Optional;

/** Bounds of what differs between two pictures of one size. */
public final class Changes {
  private Changes() {}

  /** Bounds of the pixels that differ, or empty. */
  public static Optional<Area> between(int[] before, int[] after, int width) {
    int first = Arrays.mismatch(before, after);
    if (first < 0) {
      return Optional.empty();
    }
    int top = first / width;
    int bottom = after.length / width - 1;
    while (Arrays.equals(
        before,
        bottom * width,
        (bottom + 1) * width,
        after,
        bottom * width,
        (bottom + 1) * width)) {
      bottom--;
    }
    int left = width;
    int right = -1;
    for (int row = top * width; row <= bottom * width; row += width) {
      int mismatch = Arrays.mismatch(before, row, row + left, after, row, row + left);
      left = mismatch >= 0 ? mismatch : left;
      int last = width - 1;
      while (last > right && before[row + last] == after[row + last]) {
        last--;
      }
      right = last;
    }
    return Optional.of(new Area(left, top, right - left + 1, bottom - top + 1));
  }

  /** Bounds of the pixels that turned 0, or empty. */
  public static Optional<Area> cleared(int[] before, int[] after, int width) {
    return between(before, after, width).flatMap(area -> cleared(before, after, width, area));
  }

  private static Optional<Area> cleared(int[] before, int[] after, int width, Area within) {
    int end = within.x() + within.width();
    int left = end;
    int right = -1;
    int top = -1;
    int bottom = -1;
    for (int y = within.y(); y < within.y() + within.height(); y++) {
      for (int x = within.x(); x < end; x++) {
        if (after[y * width + x] == 0 && before[y * width + x] != 0) {
          left = Math.min(left, x);
          right = Math.max(right, x);
          top = top < 0 ? y : top;
          bottom = y;
        }
      }
    }
    return top < 0
        ? Optional.empty()
        : Optional.of(new Area(left, top, right - left + 1, bottom - top + 1));
  }
}
