package critterbake.raster.encode.png;

import critterbake.raster.encode.CountingStream;
import critterbake.raster.encode.Encoded;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * Writes small PNGs: indexed when the picture has at most 256 colors, else gray or true color.
 * Pixels come back exactly, but for the hidden color of fully transparent ones, which becomes
 * black.
 */
public final class PngEncoder {
  private PngEncoder() {}

  /**
   * Writes one picture; the stream stays open.
   *
   * @param argb straight ARGB, top row first
   */
  public static Encoded encode(int width, int height, int[] argb, OutputStream out)
      throws IOException {
    int[] pixels = withoutHiddenColor(argb);
    PngLayout layout = PngLayout.of(pixels);
    CountingStream counting = new CountingStream(out);
    PngChunks chunks = new PngChunks(counting);
    chunks.signature();
    chunks.header(width, height, layout);
    chunks.palette(layout);
    chunks.chunk("IDAT", PngData.compress(width, height, pixels, layout));
    chunks.end();
    return new Encoded(counting.bytes(), 1, List.of());
  }

  /** The pixels with 0 for all that are fully transparent; the same array if they are 0 already. */
  public static int[] withoutHiddenColor(int[] argb) {
    int first = 0;
    while (first < argb.length && (argb[first] >>> 24 != 0 || argb[first] == 0)) {
      first++;
    }
    if (first == argb.length) {
      return argb;
    }
    int[] pixels = argb.clone();
    for (int i = first; i < pixels.length; i++) {
      if (pixels[i] >>> 24 == 0) {
        pixels[i] = 0;
      }
    }
    return pixels;
  }
}
