package critterbake.raster.encode.gif;

import critterbake.raster.encode.ColorIndex;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Collects the colors of an animation as long as one table holds them, and in how many frames each
 * is brought by a change. The most used come first in the table: a frame that needs low indexes
 * only gets by with shorter codes.
 */
final class ColorUse {
  private static final int TABLE = 256;

  private final ColorIndex colors = new ColorIndex(TABLE);
  private final int[] frames = new int[TABLE];
  private final int[] lastFrame = new int[TABLE];
  private final int[] before;
  private int frame;
  private boolean exact = true;

  /**
   * @param pixels pixels a frame
   */
  ColorUse(int pixels) {
    before = new int[pixels];
  }

  /** Takes the next frame; 0 stands for transparent. */
  void add(int[] pixels) {
    frame++;
    for (int i = 0; exact && i < pixels.length; i++) {
      if (pixels[i] != before[i] || frame == 1) {
        count(pixels[i]);
        before[i] = pixels[i];
      }
    }
  }

  private void count(int color) {
    int index = colors.add(color);
    if (index < 0) {
      exact = false;
    } else if (lastFrame[index] != frame) {
      lastFrame[index] = frame;
      frames[index]++;
    }
  }

  /** Whether one table holds all colors, transparency included. */
  boolean exact() {
    return exact;
  }

  boolean hasTransparent() {
    return colors.get(0) >= 0;
  }

  /** The opaque colors, those of most frames first. */
  int[] opaque() {
    List<Integer> order = new ArrayList<>();
    int[] all = colors.colors();
    for (int index = 0; index < all.length; index++) {
      if (all[index] != 0) {
        order.add(index);
      }
    }
    order.sort(Comparator.comparingInt(index -> -frames[index]));
    return order.stream().mapToInt(index -> all[index]).toArray();
  }
}
