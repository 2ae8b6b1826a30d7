package critterbake.raster.encode.png;

import critterbake.raster.encode.BrokenFileException;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Expands compressed rows into straight ARGB. */
final class PngSamples {
  /** Deflate makes at most 1032 bytes of one. */
  private static final int MOST_EXPANSION = 1032;

  private final int bitDepth;
  private final int type;
  private int[] palette = new int[0];
  private int transparentGray = -1;
  private int transparentRgb = -1;

  PngSamples(int bitDepth, int type) throws BrokenFileException {
    this.bitDepth = bitDepth;
    this.type = type;
    boolean packed = type == 0 || type == 3;
    boolean known = packed || type == 2 || type == 4 || type == 6;
    boolean depth = bitDepth == 8 || (packed && (bitDepth == 1 || bitDepth == 2 || bitDepth == 4));
    if (!known || !depth) {
      throw new BrokenFileException(
          "broken PNG: color type " + type + " at " + bitDepth + " bits is not read");
    }
  }

  void palette(byte[] data, int from, int length) {
    palette = new int[length / 3];
    for (int i = 0; i < palette.length; i++) {
      int at = from + 3 * i;
      palette[i] =
          0xFF000000 | (data[at] & 255) << 16 | (data[at + 1] & 255) << 8 | data[at + 2] & 255;
    }
  }

  /** Bytes that a transparent color takes at least. */
  int leastTransparency() {
    return type == 0 ? 2 : type == 2 ? 6 : 0;
  }

  void transparency(byte[] data, int from, int length) {
    if (type == 0) {
      transparentGray = data[from + 1] & 255;
    } else if (type == 2) {
      transparentRgb =
          (data[from + 1] & 255) << 16 | (data[from + 3] & 255) << 8 | data[from + 5] & 255;
    } else {
      for (int i = 0; i < Math.min(length, palette.length); i++) {
        palette[i] = palette[i] & 0xFFFFFF | (data[from + i] & 255) << 24;
      }
    }
  }

  int[] decode(byte[] compressed, int width, int height) throws BrokenFileException {
    int samples = type == 2 ? 3 : type == 4 ? 2 : type == 6 ? 4 : 1;
    int rowBytes = (width * samples * bitDepth + 7) / 8;
    int bytesPerPixel = Math.max(1, samples * bitDepth / 8);
    byte[] rows = inflate(compressed, Math.multiplyExact(rowBytes + 1, height));
    int[] pixels = new int[width * height];
    byte[] row = new byte[rowBytes];
    byte[] above = new byte[rowBytes];
    for (int y = 0; y < height; y++) {
      int from = y * (rowBytes + 1);
      unfilter(rows, from, bytesPerPixel, above, row);
      for (int x = 0; x < width; x++) {
        pixels[y * width + x] = color(row, x);
      }
      byte[] swap = above;
      above = row;
      row = swap;
    }
    return pixels;
  }

  private static byte[] inflate(byte[] compressed, int length) throws BrokenFileException {
    if (length > MOST_EXPANSION * (compressed.length + 1L)) {
      throw new BrokenFileException("broken PNG: pixels are missing");
    }
    Inflater inflater = new Inflater();
    byte[] bytes = new byte[length];
    int size = 0;
    try {
      inflater.setInput(compressed);
      for (int count = 1; size < length && count > 0; size += count) {
        count = inflater.inflate(bytes, size, length - size);
      }
    } catch (DataFormatException e) {
      throw new BrokenFileException("broken PNG: " + e.getMessage());
    } finally {
      inflater.end();
    }
    if (size < length) {
      throw new BrokenFileException("broken PNG: pixels are missing");
    }
    return bytes;
  }

  private static void unfilter(byte[] rows, int from, int bytesPerPixel, byte[] above, byte[] row)
      throws BrokenFileException {
    int filter = rows[from];
    if (filter < 0 || filter > 4) {
      throw new BrokenFileException("broken PNG: a filter of " + filter);
    }
    for (int i = 0; i < row.length; i++) {
      int left = i < bytesPerPixel ? 0 : row[i - bytesPerPixel] & 255;
      int corner = i < bytesPerPixel ? 0 : above[i - bytesPerPixel] & 255;
      int expected = PngFilter.predict(filter, left, above[i] & 255, corner);
      row[i] = (byte) (rows[from + 1 + i] + expected);
    }
  }

  private int color(byte[] row, int x) throws BrokenFileException {
    return switch (type) {
      case 0 -> gray(sample(row, x));
      case 2 -> rgb(row, 3 * x);
      case 3 -> entry(sample(row, x));
      case 4 -> (row[2 * x + 1] & 255) << 24 | (row[2 * x] & 255) * 0x010101;
      default ->
          (row[4 * x + 3] & 255) << 24
              | (row[4 * x] & 255) << 16
              | (row[4 * x + 1] & 255) << 8
              | row[4 * x + 2] & 255;
    };
  }

  private int sample(byte[] row, int x) {
    int bit = x * bitDepth;
    return row[bit >> 3] >> 8 - bitDepth - (bit & 7) & (1 << bitDepth) - 1;
  }

  private int gray(int sample) {
    int level = sample * 255 / ((1 << bitDepth) - 1);
    return sample == transparentGray ? 0 : 0xFF000000 | level * 0x010101;
  }

  private int rgb(byte[] row, int at) {
    int rgb = (row[at] & 255) << 16 | (row[at + 1] & 255) << 8 | row[at + 2] & 255;
    return rgb == transparentRgb ? 0 : 0xFF000000 | rgb;
  }

  private int entry(int index) throws BrokenFileException {
    if (index >= palette.length) {
      throw new BrokenFileException("broken PNG: an index of " + index + " outside the palette");
    }
    return palette[index];
  }
}
