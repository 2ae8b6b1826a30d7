package critterbake.raster.encode.gif;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/** Compresses indexes by GIF's variant of LZW. */
final class LzwEncoder {
  private static final int LAST_CODE = 4095;

  private final short[] children = new short[(LAST_CODE + 1) << 8];

  /**
   * Compresses.
   *
   * @param codeSize bits of an index, 2 to 8
   */
  LzwData encode(byte[] indexes, int codeSize) {
    Bits bits = new Bits();
    int clear = 1 << codeSize;
    int width = codeSize + 1;
    int next = clear + 2;
    Arrays.fill(children, (short) 0);
    bits.put(clear, width);
    int node = indexes[0] & 255;
    for (int i = 1; i < indexes.length; i++) {
      int slot = node << 8 | indexes[i] & 255;
      if (children[slot] != 0) {
        node = children[slot];
        continue;
      }
      bits.put(node, width);
      node = indexes[i] & 255;
      if (next > LAST_CODE) {
        bits.put(clear, width);
        Arrays.fill(children, (short) 0);
        width = codeSize + 1;
        next = clear + 2;
      } else {
        children[slot] = (short) next;
        if (next == 1 << width) {
          width++;
        }
        next++;
      }
    }
    bits.put(node, width);
    if (next == 1 << width && width < 12) {
      width++;
    }
    bits.put(clear + 1, width);
    return new LzwData(codeSize, bits.finish());
  }

  /** Collects codes, lowest bit first. */
  private static final class Bits {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private int held;
    private int count;

    void put(int code, int width) {
      held |= code << count;
      count += width;
      while (count >= 8) {
        bytes.write(held);
        held >>>= 8;
        count -= 8;
      }
    }

    byte[] finish() {
      if (count > 0) {
        bytes.write(held);
      }
      return bytes.toByteArray();
    }
  }
}
