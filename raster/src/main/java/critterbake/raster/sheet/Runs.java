package critterbake.raster.sheet;

import java.util.Arrays;

/** Pixels as runs of one color: for each its length, seven bits a byte, and its color. */
final class Runs {
  /** Bytes of the longest run. */
  private static final int MOST = 9;

  private final byte[] bytes;

  private Runs(byte[] bytes) {
    this.bytes = bytes;
  }

  static Runs of(int[] argb) {
    byte[] bytes = new byte[64];
    int size = 0;
    int at = 0;
    while (at < argb.length) {
      int end = at + 1;
      while (end < argb.length && argb[end] == argb[at]) {
        end++;
      }
      if (size + MOST > bytes.length) {
        bytes = Arrays.copyOf(bytes, 2 * bytes.length);
      }
      for (int length = end - at; length > 0; length >>>= 7) {
        bytes[size++] = (byte) (length < 0x80 ? length : length | 0x80);
      }
      for (int shift = 24; shift >= 0; shift -= 8) {
        bytes[size++] = (byte) (argb[at] >>> shift);
      }
      at = end;
    }
    return new Runs(Arrays.copyOf(bytes, size));
  }

  /** The pixels again. */
  int[] argb(int count) {
    int[] argb = new int[count];
    int from = 0;
    int at = 0;
    while (from < count) {
      int length = 0;
      int shift = 0;
      do {
        length |= (bytes[at] & 0x7F) << shift;
        shift += 7;
      } while (bytes[at++] < 0);
      int color = 0;
      for (int i = 0; i < 4; i++) {
        color = color << 8 | bytes[at++] & 0xFF;
      }
      Arrays.fill(argb, from, from + length, color);
      from += length;
    }
    return argb;
  }
}
