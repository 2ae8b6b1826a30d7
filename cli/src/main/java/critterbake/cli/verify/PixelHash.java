package critterbake.cli.verify;

import critterbake.raster.Frame;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The hash of a picture: MurmurHash3 (by Austin Appleby; the variant of 128 bits for 64-bit
 * machines, seed 0) over its width, its height and its pixels, each as four bytes with the lowest
 * first, pixels as straight ARGB from the top left, those of alpha 0 as 0. It tells whether a
 * picture is another one, not whether somebody forged it: a digest that could would take longer
 * than drawing.
 */
public final class PixelHash {
  private static final long FIRST = 0x87C37B91114253D5L;
  private static final long SECOND = 0x4CF5AD432745937FL;

  private long low;
  private long high;

  private PixelHash() {}

  /** In hexadecimal digits. */
  public static String of(Frame frame) {
    return of(frame.width(), frame.height(), frame.argb());
  }

  /** In hexadecimal digits. */
  public static String of(int width, int height, int[] argb) {
    PixelHash hash = new PixelHash();
    long size = width | (long) height << 32;
    if (argb.length < 2) {
      hash.last(size, pair(argb, 0), 8 + 4L * argb.length);
    } else {
      hash.block(size, pair(argb, 0));
      int at = 2;
      for (; at + 4 <= argb.length; at += 4) {
        hash.block(visible(argb[at], argb[at + 1]), visible(argb[at + 2], argb[at + 3]));
      }
      hash.last(pair(argb, at), pair(argb, at + 2), 8 + 4L * argb.length);
    }
    return HexFormat.of().toHexDigits(hash.low) + HexFormat.of().toHexDigits(hash.high);
  }

  /** Two pixels as eight bytes; 0 for those after the last. */
  private static long pair(int[] argb, int at) {
    return visible(at < argb.length ? argb[at] : 0, at + 1 < argb.length ? argb[at + 1] : 0);
  }

  private static long visible(int one, int two) {
    long low = one >>> 24 == 0 ? 0 : one & 0xFFFFFFFFL;
    long high = two >>> 24 == 0 ? 0 : two;
    return low | high << 32;
  }

  /** Mixes sixteen bytes in. */
  private void block(long one, long two) {
    long a = low ^ scrambledFirst(one);
    a = (Long.rotateLeft(a, 27) + high) * 5 + 0x52DCE729;
    long b = high ^ scrambledSecond(two);
    b = (Long.rotateLeft(b, 31) + a) * 5 + 0x38495AB5;
    low = a;
    high = b;
  }

  /** Mixes what is left in, zeros behind it, and ends. */
  private void last(long one, long two, long length) {
    low ^= scrambledFirst(one) ^ length;
    high ^= scrambledSecond(two) ^ length;
    low += high;
    high += low;
    low = avalanche(low);
    high = avalanche(high);
    low += high;
    high += low;
  }

  private static long scrambledFirst(long bytes) {
    return Long.rotateLeft(bytes * FIRST, 31) * SECOND;
  }

  private static long scrambledSecond(long bytes) {
    return Long.rotateLeft(bytes * SECOND, 33) * FIRST;
  }

  /** Lets every bit change every other. */
  private static long avalanche(long bits) {
    long mixed = (bits ^ bits >>> 33) * 0xFF51AFD7ED558CCDL;
    mixed = (mixed ^ mixed >>> 33) * 0xC4CEB9FE1A85EC53L;
    return mixed ^ mixed >>> 33;
  }

  /** The digest of files and of inputs. */
  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
