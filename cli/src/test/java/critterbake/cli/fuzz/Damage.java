package critterbake.cli.fuzz;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * One thing done to a file.
 *
 * @param kind what is done
 * @param share where, 0 to 1 of the file's length
 * @param number how much or with what
 */
record Damage(Kind kind, double share, int number) {
  private static final int[] ODD = {0, 1, -1, 127, 128, 255, 256, 65535, 65536, 1 << 30, 1 << 31};

  enum Kind {
    SET_BYTE,
    FLIP_BIT,
    SET_NUMBER,
    SET_SHORT,
    CUT,
    REPEAT,
    INSERT,
    END
  }

  /** Files of which some were damaged a little and some a lot. */
  static Arbitrary<byte[]> of(List<byte[]> files) {
    Arbitrary<Damage> damage =
        Combinators.combine(
                Arbitraries.of(Kind.class),
                Arbitraries.doubles().between(0, 1),
                Arbitraries.integers())
            .as(Damage::new);
    return Combinators.combine(Arbitraries.of(files), damage.list().ofMinSize(1).ofMaxSize(8))
        .as(
            (file, damages) -> {
              byte[] bytes = file;
              for (Damage each : damages) {
                bytes = each.done(bytes);
              }
              return withCheckSums(bytes);
            });
  }

  private byte[] done(byte[] file) {
    if (file.length < 8) {
      return new byte[8];
    }
    byte[] bytes = file.clone();
    int at = (int) (share * (file.length - 4));
    int much = Math.min(Math.floorMod(number, 64), file.length - at);
    switch (kind) {
      case SET_BYTE -> bytes[at] = (byte) number;
      case FLIP_BIT -> bytes[at] ^= (byte) (1 << (number & 7));
      case SET_NUMBER -> ByteBuffer.wrap(bytes).putInt(at, odd());
      case SET_SHORT -> ByteBuffer.wrap(bytes).putShort(at, (short) odd());
      case CUT -> {
        return joined(bytes, at, new byte[0], at + much);
      }
      case REPEAT -> {
        return joined(bytes, at + much, Arrays.copyOfRange(bytes, at, at + much), at + much);
      }
      case INSERT -> {
        byte[] more = new byte[much];
        Arrays.fill(more, (byte) number);
        return joined(bytes, at, more, at);
      }
      case END -> {
        return Arrays.copyOf(bytes, at);
      }
    }
    return bytes;
  }

  private int odd() {
    return ODD[Math.floorMod(number, ODD.length)];
  }

  private static byte[] joined(byte[] bytes, int end, byte[] middle, int from) {
    ByteBuffer out = ByteBuffer.allocate(end + middle.length + bytes.length - from);
    return out.put(bytes, 0, end).put(middle).put(bytes, from, bytes.length - from).array();
  }

  /** A PNG whose chunks have right check sums again, so that the damage is read. */
  private static byte[] withCheckSums(byte[] bytes) {
    if (bytes.length < 8 || bytes[1] != 'P' || bytes[2] != 'N' || bytes[3] != 'G') {
      return bytes;
    }
    ByteBuffer file = ByteBuffer.wrap(bytes);
    int at = 8;
    while (at + 12 <= bytes.length) {
      int length = file.getInt(at);
      if (length < 0 || length > bytes.length - at - 12) {
        break;
      }
      CRC32 crc = new CRC32();
      crc.update(bytes, at + 4, length + 4);
      file.putInt(at + 8 + length, (int) crc.getValue());
      at += 12 + length;
    }
    return bytes;
  }
}
