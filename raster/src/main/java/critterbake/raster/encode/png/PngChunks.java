package critterbake.raster.encode.png;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Writes the signature and chunks of a PNG (PNG specification, third edition, clause 5). */
public final class PngChunks {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

  private final DataOutputStream out;

  public PngChunks(OutputStream out) {
    this.out = new DataOutputStream(out);
  }

  public void signature() throws IOException {
    out.write(SIGNATURE);
  }

  /** A chunk of this type and content. */
  public void chunk(String type, byte[] data) throws IOException {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 crc = new CRC32();
    crc.update(name);
    crc.update(data);
    out.writeInt(data.length);
    out.write(name);
    out.write(data);
    out.writeInt((int) crc.getValue());
  }

  /** The header of a picture in this layout. */
  public void header(int width, int height, PngLayout layout) throws IOException {
    byte[] data = new byte[13];
    putInt(data, 0, width);
    putInt(data, 4, height);
    data[8] = (byte) layout.bitDepth();
    data[9] = (byte) layout.type().code();
    chunk("IHDR", data);
  }

  /** Palette and transparency, where the layout has them. */
  public void palette(PngLayout layout) throws IOException {
    if (layout.type() != PngLayout.Type.INDEXED) {
      return;
    }
    chunk("PLTE", layout.paletteBytes());
    byte[] alpha = layout.alphaBytes();
    if (alpha.length > 0) {
      chunk("tRNS", alpha);
    }
  }

  public void end() throws IOException {
    chunk("IEND", new byte[0]);
    out.flush();
  }

  /** Puts a big-endian int. */
  public static void putInt(byte[] data, int at, int value) {
    data[at] = (byte) (value >>> 24);
    data[at + 1] = (byte) (value >>> 16);
    data[at + 2] = (byte) (value >>> 8);
    data[at + 3] = (byte) value;
  }
}
