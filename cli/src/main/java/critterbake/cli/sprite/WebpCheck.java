package critterbake.cli.sprite;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Compares a WebP file's length with the one it states. */
final class WebpCheck {
  private WebpCheck() {}

  static void check(byte[] bytes) throws UnreadablePicture {
    long stated = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(4) & 0xffffffffL;
    if (stated + 8 > bytes.length) {
      throw new UnreadablePicture("ends too early");
    }
  }
}
