package critterbake.raster.encode.gif;

import java.util.Optional;

/**
 * Compresses indexes by GIF's variant of LZW. A pixel marked {@link #FREE} may be its own index or
 * the transparent one: all known strings that the pixels can be are followed at once, and the
 * longest is taken.
 */
final class LzwEncoder {
  /** Added to a pixel's index when it may be transparent instead. */
  static final int FREE = 0x100;

  static final int INDEX = 0xFF;

  /** More strings than this are not followed at once. */
  private static final int MOST = 16;

  private final LzwStrings strings = new LzwStrings();
  private final LzwBits bits = new LzwBits();
  private int[] followed = new int[2 * MOST];
  private int[] longer = new int[2 * MOST];

  private short[] pixels;
  private int transparent;

  /** The string found at the current place. */
  private int foundCode;

  /**
   * Compresses.
   *
   * @param pixels indexes, some marked free
   * @param transparent the transparent index, or -1 when no pixel is free
   * @param limit bytes from which a result is of no use
   */
  Optional<LzwData> encode(short[] pixels, int transparent, int limit) {
    this.pixels = pixels;
    this.transparent = transparent;
    int codeSize = codeSize(pixels, transparent);
    begin(codeSize);
    int code = -1;
    int at = 0;
    while (at < pixels.length) {
      if (code >= 0 && strings.full()) {
        restart(codeSize);
        code = -1;
      }
      at = find(at, code);
      if (code >= 0) {
        strings.learn(code, strings.first(foundCode));
      }
      code = foundCode;
      bits.put(code, strings.width());
      if (bits.size() >= limit) {
        return Optional.empty();
      }
    }
    return end(codeSize, code, limit);
  }

  private void begin(int codeSize) {
    bits.clear();
    strings.reset(codeSize);
    bits.put(strings.clearCode(), strings.width());
  }

  private void restart(int codeSize) {
    bits.put(strings.clearCode(), strings.width());
    strings.reset(codeSize);
  }

  private Optional<LzwData> end(int codeSize, int lastCode, int limit) {
    // the decoder learns a string with every code, also with the last
    strings.learn(lastCode, 0);
    bits.put(strings.endCode(), strings.width());
    byte[] bytes = bits.finish();
    return bytes.length < limit ? Optional.of(new LzwData(codeSize, bytes)) : Optional.empty();
  }

  /**
   * Finds the next string.
   *
   * @param before the string before, which becomes known with the first index of this one
   * @return where the string ends
   */
  private int find(int at, int before) {
    if (before < 0) {
      return follow(at);
    }
    // only a string that begins as the one before can go on as that with one index more
    int index = strings.first(before);
    boolean supposed = strings.suppose(before, index);
    int end = follow(at);
    if (supposed) {
      strings.forget(before, index);
    }
    return end;
  }

  /** Follows the one string that the pixels can be, until a free pixel leaves a choice. */
  private int follow(int at) {
    if (pixels[at] >= FREE) {
      followed[0] = transparent;
      followed[1] = pixels[at] & INDEX;
      return followAll(2, at + 1);
    }
    int code = pixels[at];
    int end = at + 1;
    while (end < pixels.length && pixels[end] < FREE) {
      int child = strings.child(code, pixels[end]);
      if (child == 0) {
        foundCode = code;
        return end;
      }
      code = child;
      end++;
    }
    followed[0] = code;
    return followAll(1, end);
  }

  /** Follows several strings; of the longest, the one that is transparent soonest is found. */
  private int followAll(int count, int from) {
    int end = from;
    int alive = count;
    while (end < pixels.length) {
      int next = step(pixels[end], alive);
      if (next == 0) {
        break;
      }
      alive = next;
      int[] swap = followed;
      followed = longer;
      longer = swap;
      end++;
    }
    foundCode = followed[0];
    return end;
  }

  /** Makes the followed strings longer by one pixel; returns how many there are then. */
  private int step(int pixel, int count) {
    int index = pixel & INDEX;
    int kept = 0;
    for (int i = 0; i < count && kept < MOST; i++) {
      if (pixel >= FREE) {
        int sparse = strings.child(followed[i], transparent);
        if (sparse != 0) {
          longer[kept++] = sparse;
        }
      }
      int own = strings.child(followed[i], index);
      if (own != 0) {
        longer[kept++] = own;
      }
    }
    return kept;
  }

  private static int codeSize(short[] pixels, int transparent) {
    int all = Math.max(2, transparent);
    for (short pixel : pixels) {
      all |= pixel & INDEX;
    }
    return 32 - Integer.numberOfLeadingZeros(all);
  }
}
