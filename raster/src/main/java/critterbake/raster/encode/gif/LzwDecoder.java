package critterbake.raster.encode.gif;

import critterbake.raster.encode.BrokenFileException;

/** Expands GIF's variant of LZW. */
final class LzwDecoder {
  private static final int LIMIT = 4096;

  private final int codeSize;
  private final short[] prefix = new short[LIMIT];
  private final byte[] suffix = new byte[LIMIT];
  private final int[] length = new int[LIMIT];

  LzwDecoder(int codeSize) {
    this.codeSize = codeSize;
    for (int i = 0; i < 1 << codeSize; i++) {
      suffix[i] = (byte) i;
      length[i] = 1;
    }
  }

  /** Expands so many indexes; what the data lacks stays 0, what it has too much is ignored. */
  byte[] decode(byte[] data, int count) throws BrokenFileException {
    byte[] indexes = new byte[count];
    int clear = 1 << codeSize;
    int width = codeSize + 1;
    int next = clear + 2;
    int previous = -1;
    int size = 0;
    long bit = 0;
    while (size < count && bit + width <= data.length * 8L) {
      int code = read(data, bit, width);
      bit += width;
      if (code == clear) {
        width = codeSize + 1;
        next = clear + 2;
        previous = -1;
        continue;
      }
      if (code == clear + 1) {
        break;
      }
      if (code > next || (code == next && previous < 0)) {
        throw new BrokenFileException("broken GIF: a code that was never made");
      }
      if (previous >= 0 && next < LIMIT) {
        prefix[next] = (short) previous;
        length[next] = length[previous] + 1;
        suffix[next] = first(code == next ? previous : code);
        next++;
      }
      size += put(code, indexes, size);
      previous = code;
      if (next == 1 << width && width < 12) {
        width++;
      }
    }
    return indexes;
  }

  private byte first(int code) {
    int at = code;
    while (length[at] > 1) {
      at = prefix[at];
    }
    return suffix[at];
  }

  private int put(int code, byte[] indexes, int from) {
    int at = code;
    for (int i = from + length[code] - 1; i >= from; i--) {
      if (i < indexes.length) {
        indexes[i] = suffix[at];
      }
      at = prefix[at];
    }
    return length[code];
  }

  private static int read(byte[] data, long bit, int width) {
    int at = (int) (bit >> 3);
    int value = 0;
    for (int i = 0; i < 3 && at + i < data.length; i++) {
      value |= (data[at + i] & 255) << 8 * i;
    }
    return value >> (bit & 7) & (1 << width) - 1;
  }
}
