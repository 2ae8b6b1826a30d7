package critterbake.raster.encode;

import java.util.Optional;

/** Bounds of what differs between two pictures of one size. */
public final class Changes {
  private Changes() {}

  /** Which pixels count, by their color before and after. */
  @FunctionalInterface
  public interface Test {
    boolean counts(int before, int after);
  }

  /** Bounds of the pixels that differ, or empty. */
  public static Optional<Area> between(int[] before, int[] after, int width) {
    return between(before, after, width, (a, b) -> a != b);
  }

  /** Bounds of the pixels that count, or empty. */
  public static Optional<Area> between(int[] before, int[] after, int width, Test test) {
    int left = width;
    int right = -1;
    int top = -1;
    int bottom = -1;
    int height = after.length / width;
    for (int y = 0; y < height; y++) {
      int row = y * width;
      int first = 0;
      while (first < width && !test.counts(before[row + first], after[row + first])) {
        first++;
      }
      if (first == width) {
        continue;
      }
      int last = width - 1;
      while (!test.counts(before[row + last], after[row + last])) {
        last--;
      }
      left = Math.min(left, first);
      right = Math.max(right, last);
      top = top < 0 ? y : top;
      bottom = y;
    }
    return top < 0
        ? Optional.empty()
        : Optional.of(new Area(left, top, right - left + 1, bottom - top + 1));
  }
}
