package critterbake.raster.encode.gif;

import java.util.Arrays;

/** Collects codes, lowest bit first. */
final class LzwBits {
  private byte[] bytes = new byte[4096];
  private int size;
  private int held;
  private int count;

  void clear() {
    size = 0;
    held = 0;
    count = 0;
  }

  void put(int code, int width) {
    held |= code << count;
    count += width;
    if (size + 4 > bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    while (count >= 8) {
      bytes[size++] = (byte) held;
      held >>>= 8;
      count -= 8;
    }
  }

  /** Whole bytes so far. */
  int size() {
    return size;
  }

  byte[] finish() {
    if (count > 0) {
      bytes[size++] = (byte) held;
    }
    return Arrays.copyOf(bytes, size);
  }
}
