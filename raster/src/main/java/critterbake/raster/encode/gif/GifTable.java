package critterbake.raster.encode.gif;

import critterbake.raster.encode.ColorIndex;
import java.util.Arrays;

/**
 * A color table: opaque colors, and a spare index behind them where transparent pixels may need
 * one.
 */
final class GifTable {
  private static final int LARGEST = 256;

  private final ColorIndex index;
  private final boolean spare;

  /**
   * @param colors at most 256, opaque
   * @param transparency whether an index must be left that is no color
   */
  GifTable(int[] colors, boolean transparency) {
    this.index = ColorIndex.of(colors);
    this.spare = transparency && index.size() < LARGEST;
  }

  /** The color's index, or -1. */
  int index(int color) {
    return index.get(color);
  }

  /** Number of colors. */
  int colors() {
    return index.size();
  }

  /** The index behind the colors, or -1. */
  int spare() {
    return spare ? index.size() : -1;
  }

  /** The entries as they are written. */
  int[] entries() {
    return Arrays.copyOf(index.colors(), index.size() + (spare ? 1 : 0));
  }
}
