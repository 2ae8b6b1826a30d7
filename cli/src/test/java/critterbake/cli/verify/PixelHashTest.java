package critterbake.cli.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.google.common.hash.Hashing;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PixelHashTest {
  @Property(tries = 300)
  void isMurmurHash3AsGuavaComputesIt(
      @ForAll @IntRange(min = 1, max = 9) int width,
      @ForAll @IntRange(min = 1, max = 9) int height,
      @ForAll long seed) {
    int[] argb = new int[width * height];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = (int) ((seed + i) * 0x9E3779B97F4A7C15L >>> 29);
      argb[i] = argb[i] >>> 24 == 0 ? 0 : argb[i];
    }
    assertEquals(guava(width, height, argb), PixelHash.of(width, height, argb));
  }

  private static String guava(int width, int height, int[] argb) {
    ByteBuffer bytes = ByteBuffer.allocate(8 + 4 * argb.length).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(width).putInt(height);
    for (int color : argb) {
      bytes.putInt(color);
    }
    byte[] hash = Hashing.murmur3_128().hashBytes(bytes.array()).asBytes();
    ByteBuffer halves = ByteBuffer.wrap(hash).order(ByteOrder.LITTLE_ENDIAN);
    HexFormat hex = HexFormat.of();
    return hex.toHexDigits(halves.getLong()) + hex.toHexDigits(halves.getLong());
  }

  @Test
  void theColorOfTransparentPixelsDoesNotCount() {
    int[] hidden = {0x00FFFFFF, 0xFF102030, 0x00000001, 0x80405060, 0x007F0000};
    int[] plain = {0, 0xFF102030, 0, 0x80405060, 0};
    assertEquals(PixelHash.of(5, 1, plain), PixelHash.of(5, 1, hidden));
  }

  @Test
  void theShapeCounts() {
    assertNotEquals(PixelHash.of(2, 3, new int[6]), PixelHash.of(3, 2, new int[6]));
  }
}
