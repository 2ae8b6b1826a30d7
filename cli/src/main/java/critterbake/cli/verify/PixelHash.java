package critterbake.cli.verify;

import critterbake.raster.Frame;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The hash of a picture: SHA-256 over its width, its height and its pixels, each as four bytes with
 * the highest first, pixels as straight ARGB from the top left, those of alpha 0 as 0.
 */
public final class PixelHash {
  private static final int CHUNK = 4096;

  private PixelHash() {}

  /** In hexadecimal digits. */
  public static String of(Frame frame) {
    return of(frame.width(), frame.height(), frame.argb());
  }

  /** In hexadecimal digits. */
  public static String of(int width, int height, int[] argb) {
    MessageDigest digest = sha256();
    ByteBuffer bytes = ByteBuffer.allocate(4 * CHUNK);
    bytes.putInt(width).putInt(height);
    for (int color : argb) {
      if (!bytes.hasRemaining()) {
        digest.update(bytes.flip());
        bytes.clear();
      }
      bytes.putInt(color >>> 24 == 0 ? 0 : color);
    }
    digest.update(bytes.flip());
    return HexFormat.of().formatHex(digest.digest());
  }

  /** The digest it is made with. */
  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
