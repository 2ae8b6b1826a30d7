package critterbake.raster.encode.png;

import critterbake.raster.encode.Interrupted;
import critterbake.raster.encode.deflate.SmallDeflate;
import java.util.Arrays;
import java.util.zip.Deflater;

/**
 * Compresses the rows of a picture: several filters and strategies, the smallest result is kept.
 */
public final class PngData {
  /** Larger pictures get one try a filter. */
  private static final int LARGE = 4 << 20;

  /** So many bytes are compressed at a stretch, to look whether anybody still wants them. */
  private static final int STRETCH = 1 << 16;

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

  /** One of many frames, by the filter that usually suits the layout. */
  public static Trial tryFrame(int width, int height, int[] argb, PngLayout layout) {
    byte[] rows = PngRows.pack(width, height, argb, layout);
    int rowBytes = layout.rowBytes(width);
    boolean plain = layout.type() == PngLayout.Type.INDEXED;
    return trial(
        plain
            ? PngFilter.none(rows, rowBytes)
            : PngFilter.adaptive(rows, rowBytes, layout.bytesPerPixel()));
  }

  /** One of many frames, by other filters than usual. */
  public static Trial tryFrameOtherwise(int width, int height, int[] argb, PngLayout layout) {
    byte[] rows = PngRows.pack(width, height, argb, layout);
    int rowBytes = layout.rowBytes(width);
    boolean plain = layout.type() == PngLayout.Type.INDEXED;
    return trial(
        plain
            ? PngFilter.adaptive(rows, rowBytes, layout.bytesPerPixel())
            : PngFilter.none(rows, rowBytes));
  }

  private static Trial trial(byte[] filtered) {
    return new Trial(filtered, deflate(filtered, Deflater.DEFAULT_STRATEGY));
  }

  /**
   * A way to write a frame, compressed quickly to compare it with others.
   *
   * @param filtered the bytes to compress
   * @param quick their zlib stream
   */
  public record Trial(byte[] filtered, byte[] quick) {
    /** The smallest zlib stream. */
    public byte[] smallest() {
      if (filtered.length > SmallDeflate.MOST_BYTES) {
        return quick;
      }
      byte[] small = SmallDeflate.compress(filtered);
      return small.length < quick.length ? small : quick;
    }

    /** The smaller of two. */
    public Trial or(Trial other) {
      return other.quick.length < quick.length ? other : this;
    }
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
        Interrupted.check();
        if (size == bytes.length) {
          bytes = Arrays.copyOf(bytes, 2 * size);
        }
        size += deflater.deflate(bytes, size, Math.min(STRETCH, bytes.length - size));
      }
      return Arrays.copyOf(bytes, size);
    } finally {
      deflater.end();
    }
  }
}
