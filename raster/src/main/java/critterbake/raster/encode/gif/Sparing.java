package critterbake.raster.encode.gif;

import java.util.List;

/**
 * A rule for which pixels that players show already become transparent. Transparent runs are cheap
 * when they are long; but a run that continues its neighbour's color is cheaper left as it is.
 *
 * @param joins whether a run of one color stays where it continues the color before or after it
 * @param least shorter runs stay
 * @param choice what happens to the others
 */
record Sparing(boolean joins, int least, Choice choice) {

  /** What happens to the runs that do not stay. */
  enum Choice {
    /** They are transparent. */
    SPARE,
    /** The compressor chooses string by string, ties for transparent pixels. */
    OPEN,
    /** The compressor chooses string by string, ties as before. */
    STICKY
  }

  /**
   * The rules worth trying, the usually best first; measured on scenes of flat and dithered art.
   */
  static final List<Sparing> RULES =
      List.of(
          new Sparing(true, 1, Choice.OPEN),
          new Sparing(true, 8, Choice.SPARE),
          new Sparing(true, 1, Choice.SPARE),
          new Sparing(true, 1, Choice.STICKY),
          new Sparing(false, 32, Choice.SPARE),
          new Sparing(false, 16, Choice.STICKY),
          new Sparing(false, 8, Choice.SPARE));

  /** The pixels with free ones settled as the rule says. */
  short[] apply(short[] pixels, int transparent) {
    short[] settled = new short[pixels.length];
    int before = -1;
    int at = 0;
    while (at < pixels.length) {
      int end = at + 1;
      if (pixels[at] < LzwEncoder.FREE) {
        settled[at] = pixels[at];
      } else {
        end = endOfRun(pixels, at);
        settle(pixels, at, end, before, transparent, settled);
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

  private void settle(
      short[] pixels, int from, int end, int before, int transparent, short[] settled) {
    boolean stays = end - from < least || (joins && continues(pixels, from, end, before));
    for (int i = from; i < end; i++) {
      int own = pixels[i] & LzwEncoder.INDEX;
      int other = choice == Choice.SPARE ? transparent : pixels[i];
      settled[i] = (short) (stays ? own : other);
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
