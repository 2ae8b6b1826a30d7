package critterbake.raster.crisp;

import java.util.Arrays;

/**
 * A set of pixels, one bit each, laid out like {@link Owners}. Since a row follows the other, the
 * neighbours of 64 pixels at once are the 64 pixels one step before or after them: what would be a
 * question to every pixel becomes a few operations on whole words.
 */
final class PixelSet {
  /** How many pixels {@link #from} tells of. */
  static final int WORD = 64;

  /** A word behind the last pixel, so that what begins in the last word needs no check. */
  private static final int ROOM = 1;

  private long[] words = new long[ROOM];

  /** Empties the set and makes room for so many pixels. */
  void open(int pixels) {
    int length = (pixels + WORD - 1) / WORD + ROOM;
    if (words.length != length) {
      words = new long[length];
    } else {
      Arrays.fill(words, 0);
    }
  }

  void add(int pixel) {
    words[pixel >> 6] |= 1L << pixel;
  }

  void remove(int pixel) {
    words[pixel >> 6] &= ~(1L << pixel);
  }

  /** Adds a row of pixels. */
  void addAll(int start, int end) {
    for (int pixel = start; pixel < end; pixel++) {
      add(pixel);
    }
  }

  /** The 64 pixels from one on, itself in the lowest bit; those beyond the last are missing. */
  long from(int pixel) {
    int word = pixel >> 6;
    // Java shifts by the lowest six bits alone, and the second shift in two steps gives 0 for none.
    return words[word] >>> pixel | words[word + 1] << 1 << ~pixel;
  }

  /**
   * Lists the pixels in rising order.
   *
   * @param into receives them
   * @return how many there are
   */
  int list(int[] into) {
    int count = 0;
    for (int word = 0; word < words.length; word++) {
      for (long left = words[word]; left != 0; left &= left - 1) {
        into[count++] = (word << 6) + Long.numberOfTrailingZeros(left);
      }
    }
    return count;
  }
}
