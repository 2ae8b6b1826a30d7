package critterbake.raster.encode.gif;

import java.util.Arrays;
import java.util.List;

/**
 * A rule for which pixels that players show already become transparent. Transparent runs are cheap
 * when they are long; but a run that continues its neighbour's color is cheaper left as it is.
 *
 * @param joins whether a run of one color stays where it continues the color before or after it
 * @param least shorter runs stay
 * @param open whether the compressor chooses pixel by pixel in the other runs; else all are
 *     transparent
 */
record Sparing(boolean joins, int least, boolean open) {
  /** Pictures of more pixels get the first rules only: what others save is not worth the time. */
  private static final int LARGE = 1 << 16;

  /** The usually best first; measured on scenes of flat and of dithered art. */
  private static final List<Sparing> RULES =
      List.of(
          new Sparing(true, 1, true),
          new Sparing(true, 16, false),
          new Sparing(false, 1, true),
          new Sparing(true, 4, false));

  /** The rules worth trying on a picture of so many pixels. */
  static List<Sparing> rules(int pixels) {
    return pixels > LARGE ? RULES.subList(0, 2) : RULES;
  }

  /** The pixels with free ones settled as the rule says. */
  short[] apply(short[] pixels, int transparent) {
    short[] settled = pixels.clone();
    int before = -1;
    int at = 0;
    while (at < pixels.length) {
      int end = at + 1;
      if (pixels[at] >= LzwEncoder.FREE) {
        end = endOfRun(pixels, at);
        settle(settled, at, end, before, transparent);
      }
      before = settled[end - 1] & LzwEncoder.INDEX;
      at = end;
    }
    return settled;
  }

  private static int endOfRun(short[] pixels, int from) {
    int end = from + 1;
    while (end < pixels.length && pixels[end] >= LzwEncoder.FREE) {
      end++;
    }
    return end;
  }

  /** Settles a run of free pixels, which the index {@code before} precedes. */
  private void settle(short[] pixels, int from, int end, int before, int transparent) {
    if (end - from < least || (joins && continues(pixels, from, end, before))) {
      for (int i = from; i < end; i++) {
        pixels[i] = (short) (pixels[i] & LzwEncoder.INDEX);
      }
    } else if (!open) {
      Arrays.fill(pixels, from, end, (short) transparent);
    }
  }

  private static boolean continues(short[] pixels, int from, int end, int before) {
    int color = pixels[from];
    for (int i = from + 1; i < end; i++) {
      if (pixels[i] != color) {
        return false;
      }
    }
    int own = color & LzwEncoder.INDEX;
    return own == before || (end < pixels.length && pixels[end] == own);
  }
}
