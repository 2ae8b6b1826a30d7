package critterbake.raster.encode.gif;

import java.util.Optional;

/**
 * Compresses indexes by GIF's variant of LZW. A pixel marked {@link #FREE} may be its own index or
 * the transparent one: within one string, all free pixels are transparent or all are their own
 * index, whichever reaches further.
 */
final class LzwEncoder {
  /** Added to a pixel's index when it may be transparent instead. */
  static final int FREE = 0x100;

  static final int INDEX = 0xFF;

  private final LzwStrings strings = new LzwStrings();
  private final LzwBits bits = new LzwBits();

  private short[] pixels;
  private int transparent;
  private boolean sticky;

  /** The best string found at the current place. */
  private int foundCode;

  private int foundLength;
  private boolean foundSparse;

  /**
   * Compresses.
   *
   * @param pixels indexes, some marked free
   * @param transparent the transparent index, or -1 when no pixel is free
   * @param sticky whether a tie is decided as the string before was, else for transparent pixels
   * @param limit bytes from which a result is of no use
   */
  Optional<LzwData> encode(short[] pixels, int transparent, boolean sticky, int limit) {
    this.pixels = pixels;
    this.transparent = transparent;
    this.sticky = sticky;
    this.foundSparse = false;
    int codeSize = codeSize(pixels, transparent);
    begin(codeSize);
    int code = -1;
    for (int at = 0; at < pixels.length; at += foundLength) {
      if (code >= 0 && strings.full()) {
        restart(codeSize);
        code = -1;
      }
      find(at, code);
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

  /** Finds the next string; what the string before becomes known as depends on how it begins. */
  private void find(int at, int before) {
    int pixel = pixels[at];
    foundLength = 0;
    boolean preferSparse = !sticky || foundSparse;
    for (int turn = 0; turn < 2; turn++) {
      boolean sparse = preferSparse == (turn == 0);
      int index = pixel >= FREE && sparse ? transparent : pixel & INDEX;
      boolean supposed = before >= 0 && strings.suppose(before, index);
      boolean alike = follow(at, index, sparse);
      if (supposed) {
        strings.forget(before, index);
      }
      if (alike) {
        return;
      }
    }
  }

  /**
   * Follows the known strings and keeps the result if it is longer than the one found.
   *
   * @return whether the other choice would give the same
   */
  private boolean follow(int at, int index, boolean sparse) {
    int code = index;
    int end = at + 1;
    boolean free = pixels[at] >= FREE;
    while (end < pixels.length) {
      int pixel = pixels[end];
      free |= pixel >= FREE;
      int child = strings.child(code, sparse && pixel >= FREE ? transparent : pixel & INDEX);
      if (child == 0) {
        break;
      }
      code = child;
      end++;
    }
    if (end - at > foundLength) {
      foundLength = end - at;
      foundCode = code;
      foundSparse = sparse;
    }
    return !free;
  }

  private static int codeSize(short[] pixels, int transparent) {
    int largest = Math.max(1, transparent);
    for (short pixel : pixels) {
      largest = Math.max(largest, pixel & INDEX);
    }
    return Math.max(2, 32 - Integer.numberOfLeadingZeros(largest));
  }
}
