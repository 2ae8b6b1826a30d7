package critterbake.raster.encode.deflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.math.RandomStream;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SmallDeflateTest {
  @Property(tries = 300)
  void theJdkInflatesWhatItDeflates(
      @ForAll long seed,
      @ForAll @IntRange(max = 3000) int size,
      @ForAll @IntRange(min = 1, max = 256) int alphabet,
      @ForAll @IntRange(min = 1, max = 2000) int period)
      throws DataFormatException {
    byte[] data = data(seed, size, alphabet, period);
    assertArrayEquals(data, inflated(SmallDeflate.compress(data), size));
  }

  @Test
  void longRepetitionsComeBack() throws DataFormatException {
    for (int period : new int[] {1, 2, 3, 257, 258, 259, 32_768, 32_769}) {
      byte[] data = data(period, 100_000, 250, period);
      byte[] repeated = new byte[data.length];
      for (int i = 0; i < repeated.length; i++) {
        repeated[i] = data[i % period];
      }
      byte[] compressed = SmallDeflate.compress(repeated);
      assertArrayEquals(repeated, inflated(compressed, repeated.length));
    }
  }

  @Test
  void skewedCountsStayWithinTheLongestCode() throws DataFormatException {
    byte[] data = new byte[200_000];
    int at = 0;
    for (int symbol = 0, count = 1; at + count < data.length; symbol++, count = count * 8 / 5 + 1) {
      Arrays.fill(data, at, at + count, (byte) (symbol * 37));
      at += count;
    }
    RandomStream random = RandomStream.of(3, "shuffle");
    for (int i = data.length - 1; i > 0; i--) {
      int other = (int) (random.unit(i, 0) * (i + 1));
      byte kept = data[i];
      data[i] = data[other];
      data[other] = kept;
    }
    assertArrayEquals(data, inflated(SmallDeflate.compress(data), data.length));
  }

  @Property(tries = 60)
  void itIsSmallerThanZlibOnPictures(@ForAll @IntRange(min = 2, max = 16) int colors) {
    byte[] data = data(colors, 4000, colors, 64);
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(data);
    deflater.finish();
    int zlib = deflater.deflate(new byte[8000]);
    deflater.end();
    int ours = SmallDeflate.compress(data).length;
    assertTrue(ours < zlib, ours + " against " + zlib);
  }

  @Test
  void tooLongDataIsRefused() {
    byte[] data = new byte[SmallDeflate.MOST_BYTES + 1];
    assertThrows(IllegalArgumentException.class, () -> SmallDeflate.compress(data));
  }

  /** Bytes of an alphabet that mostly repeat what stood a period before. */
  private static byte[] data(long seed, int size, int alphabet, int period) {
    RandomStream random = RandomStream.of(seed, "bytes");
    byte[] data = new byte[size];
    for (int i = 0; i < size; i++) {
      boolean repeats = i >= period && random.unit(i, 0) < 0.9;
      data[i] = repeats ? data[i - period] : (byte) (random.unit(i, 1) * alphabet);
    }
    return data;
  }

  private static byte[] inflated(byte[] compressed, int size) throws DataFormatException {
    Inflater inflater = new Inflater();
    inflater.setInput(compressed);
    byte[] data = new byte[size + 1];
    int length = inflater.inflate(data);
    assertTrue(inflater.finished());
    assertEquals(0, inflater.getRemaining());
    inflater.end();
    return Arrays.copyOf(data, length);
  }
}
