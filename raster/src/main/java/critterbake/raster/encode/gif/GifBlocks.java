package critterbake.raster.encode.gif;

import critterbake.raster.encode.Area;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes the blocks of a GIF file. */
final class GifBlocks {
  private final OutputStream out;

  GifBlocks(OutputStream out) {
    this.out = out;
  }

  /** Signature, logical screen and global color table; an empty table is left out. */
  void header(int width, int height, int[] table) throws IOException {
    out.write("GIF89a".getBytes(StandardCharsets.US_ASCII));
    writeShort(width);
    writeShort(height);
    int bits = tableBits(table.length);
    out.write(table.length == 0 ? 0x70 : 0xF0 | (bits - 1));
    out.write(0);
    out.write(0);
    table(table);
  }

  /**
   * The looping block.
   *
   * @param extra plays after the first; 0 for ever
   */
  void loop(int extra) throws IOException {
    out.write(new byte[] {0x21, (byte) 0xFF, 11});
    out.write("NETSCAPE2.0".getBytes(StandardCharsets.US_ASCII));
    out.write(new byte[] {3, 1});
    writeShort(extra);
    out.write(0);
  }

  /** Time, disposal and transparent index (-1 for none) of the picture that follows. */
  void control(int disposal, int delay, int transparent) throws IOException {
    out.write(new byte[] {0x21, (byte) 0xF9, 4});
    out.write(disposal << 2 | (transparent >= 0 ? 1 : 0));
    writeShort(delay);
    out.write(Math.max(0, transparent));
    out.write(0);
  }

  /** Place, local color table (or an empty one) and compressed pixels. */
  void picture(Area area, int[] table, LzwData data) throws IOException {
    out.write(0x2C);
    writeShort(area.x());
    writeShort(area.y());
    writeShort(area.width());
    writeShort(area.height());
    out.write(table.length == 0 ? 0 : 0x80 | (tableBits(table.length) - 1));
    table(table);
    out.write(data.codeSize());
    subBlocks(data.bytes());
  }

  void trailer() throws IOException {
    out.write(0x3B);
    out.flush();
  }

  private void table(int[] colors) throws IOException {
    if (colors.length == 0) {
      return;
    }
    byte[] bytes = new byte[3 << tableBits(colors.length)];
    for (int i = 0; i < colors.length; i++) {
      bytes[i * 3] = (byte) (colors[i] >> 16);
      bytes[i * 3 + 1] = (byte) (colors[i] >> 8);
      bytes[i * 3 + 2] = (byte) colors[i];
    }
    out.write(bytes);
  }

  private void subBlocks(byte[] data) throws IOException {
    for (int at = 0; at < data.length; at += 255) {
      int length = Math.min(255, data.length - at);
      out.write(length);
      out.write(data, at, length);
    }
    out.write(0);
  }

  private void writeShort(int value) throws IOException {
    out.write(value);
    out.write(value >> 8);
  }

  /** Bits of a table's indexes, at least 1. */
  static int tableBits(int colors) {
    return Math.max(1, 32 - Integer.numberOfLeadingZeros(colors - 1));
  }
}
