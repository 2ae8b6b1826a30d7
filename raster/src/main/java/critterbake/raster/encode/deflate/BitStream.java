package critterbake.raster.encode.deflate;

import java.util.Arrays;

/** Collects bits, lowest first. */
final class BitStream {
  private byte[] bytes = new byte[1 << 10];
  private int size;
  private long held;
  private int count;

  void put(int value, int bits) {
    if (bits == 0) {
      return;
    }
    held |= (long) value << count;
    count += bits;
    while (count >= 8) {
      putByte((int) held);
      held >>>= 8;
      count -= 8;
    }
  }

  private void putByte(int value) {
    if (size == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * size);
    }
    bytes[size++] = (byte) value;
  }

  /** Fills the last byte up with zeros. */
  void align() {
    if (count > 0) {
      putByte((int) held);
      held = 0;
      count = 0;
    }
  }

  byte[] bytes() {
    return Arrays.copyOf(bytes, size);
  }
}
