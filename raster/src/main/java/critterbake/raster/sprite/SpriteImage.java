package critterbake.raster.sprite;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * A decoded picture. Fully transparent pixels are all alike, whatever color lay under them, so that
 * edges are found where they are seen.
 *
 * @param width pixels
 * @param height pixels
 * @param argb straight ARGB, top row first; never changed after it was handed over
 */
public record SpriteImage(int width, int height, int[] argb) {
  public SpriteImage {
    if (width < 1 || height < 1 || argb.length != width * height) {
      throw new IllegalArgumentException(
          "a picture of " + width + "x" + height + " has " + argb.length + " pixels");
    }
    argb = argb.clone();
    for (int i = 0; i < argb.length; i++) {
      if (argb[i] >>> 24 == 0) {
        argb[i] = 0;
      }
    }
  }

  /** The color at a pixel, transparent outside. */
  int at(int x, int y) {
    return x < 0 || y < 0 || x >= width || y >= height ? 0 : argb[y * width + x];
  }

  /** A piece of it; what lies outside is transparent. */
  public SpriteImage piece(int left, int top, int pieceWidth, int pieceHeight) {
    int[] piece = new int[pieceWidth * pieceHeight];
    for (int y = 0; y < pieceHeight; y++) {
      for (int x = 0; x < pieceWidth; x++) {
        piece[y * pieceWidth + x] = at(left + x, top + y);
      }
    }
    return new SpriteImage(pieceWidth, pieceHeight, piece);
  }

  /** The same picture in other colors; how opaque a pixel is stays. */
  SpriteImage recolored(IntUnaryOperator colors) {
    Map<Integer, Integer> known = new TreeMap<>();
    int[] recolored = new int[argb.length];
    for (int i = 0; i < argb.length; i++) {
      int opaque = argb[i] | 0xff000000;
      int color = known.computeIfAbsent(opaque, colors::applyAsInt);
      recolored[i] = (argb[i] & 0xff000000) | (color & 0xffffff);
    }
    return new SpriteImage(width, height, recolored);
  }
}
