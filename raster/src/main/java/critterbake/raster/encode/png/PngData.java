package critterbake.raster.encode.png;

import java.util.Arrays;
import java.util.zip.Deflater;

/**
 * Compresses the rows of a picture: several filters and strategies, the smallest result is kept.
 */
public final class PngData {
  /** Larger pictures get one try a filter. */
  private static final int LARGE = 4 << 20;

  private PngData() {}

  /** The zlib stream of a still: all that may make it smaller is tried. */
  public static byte[] compress(int width, int height, int[] argb, PngLayout layout) {
    byte[] rows = PngRows.pack(width, height, argb, layout);
    int rowBytes = layout.rowBytes(width);
    byte[] best = smallest(PngFilter.none(rows, rowBytes));
    if (layout.type() == PngLayout.Type.INDEXED && rows.length > LARGE / 16) {
      return best;
    }
    byte[] other = smallest(PngFilter.adaptive(rows, rowBytes, layout.bytesPerPixel()));
    return other.length < best.length ? other : best;
  }

  /** The zlib stream of one of many frames: the filter that suits the layout. */
  public static byte[] compressFrame(int width, int height, int[] argb, PngLayout layout) {
    byte[] rows = PngRows.pack(width, height, argb, layout);
    int rowBytes = layout.rowBytes(width);
    return layout.type() == PngLayout.Type.INDEXED
        ? deflate(PngFilter.none(rows, rowBytes), Deflater.DEFAULT_STRATEGY)
        : smallest(PngFilter.adaptive(rows, rowBytes, layout.bytesPerPixel()));
  }

  private static byte[] smallest(byte[] data) {
    byte[] best = deflate(data, Deflater.DEFAULT_STRATEGY);
    if (data.length > LARGE) {
      return best;
    }
    byte[] other = deflate(data, Deflater.FILTERED);
    return other.length < best.length ? other : best;
  }

  private static byte[] deflate(byte[] data, int strategy) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try {
      deflater.setStrategy(strategy);
      deflater.setInput(data);
      deflater.finish();
      byte[] bytes = new byte[data.length / 4 + 64];
      int size = 0;
      while (!deflater.finished()) {
        if (size == bytes.length) {
          bytes = Arrays.copyOf(bytes, 2 * size);
        }
        size += deflater.deflate(bytes, size, bytes.length - size);
      }
      return Arrays.copyOf(bytes, size);
    } finally {
      deflater.end();
    }
  }
}
