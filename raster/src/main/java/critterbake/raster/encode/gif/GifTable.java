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

  /**
   * The entries as they are written. The spare index may lie behind them: players look at the index
   * before they look up its color. Only the JDK's reader must find it below 2, 4, 16 or 256, to
   * which it rounds tables up.
   */
  int[] entries() {
    int size = index.size();
    boolean within = size == 2 || size == 4 || size == 16;
    return Arrays.copyOf(index.colors(), size + (spare && within ? 1 : 0));
  }
}
