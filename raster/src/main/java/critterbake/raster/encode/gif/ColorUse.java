package critterbake.raster.encode.gif;

import critterbake.raster.encode.ColorIndex;
import java.util.ArrayList;
import java.util.Arrays;
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
    int at = frame == 1 ? 0 : changed(pixels, 0);
    while (exact && at < pixels.length) {
      int color = pixels[at];
      count(color);
      do {
        before[at] = color;
        at++;
      } while (at < pixels.length && pixels[at] == color);
      at = frame == 1 ? at : changed(pixels, at);
    }
  }

  /** The first pixel from here on that is not as in the frame before, or the number of pixels. */
  private int changed(int[] pixels, int from) {
    int found = Arrays.mismatch(pixels, from, pixels.length, before, from, pixels.length);
    return found < 0 ? pixels.length : from + found;
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
    order.sort((a, b) -> Integer.compare(frames[b], frames[a]));
    return order.stream().mapToInt(index -> all[index]).toArray();
  }
}
