package critterbake.cli.sprite;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Walks a PNG file's chunks: all there to the end, each with the right checksum. */
final class PngCheck {
  private static final int SIGNATURE = 8;
  private static final int AROUND_DATA = 12;

  private PngCheck() {}

  static void check(byte[] bytes) throws UnreadablePicture {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    int at = SIGNATURE;
    while (true) {
      if (bytes.length - at < AROUND_DATA) {
        throw new UnreadablePicture("ends too early");
      }
      int length = in.getInt(at);
      if (length < 0 || length > bytes.length - at - AROUND_DATA) {
        throw new UnreadablePicture("ends too early");
      }
      String type = new String(bytes, at + 4, 4, StandardCharsets.ISO_8859_1);
      CRC32 crc = new CRC32();
      crc.update(bytes, at + 4, length + 4);
      if ((int) crc.getValue() != in.getInt(at + 8 + length)) {
        throw new UnreadablePicture("is damaged: checksum of its " + type + " chunk");
      }
      if (type.equals("IEND")) {
        return;
      }
      at += AROUND_DATA + length;
    }
  }
}
