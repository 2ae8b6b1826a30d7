package critterbake.cli.sprite;

import critterbake.raster.sprite.SpriteImage;

/** Lays pictures over each other, as straight colors, rounded once for each. */
final class ArtCanvas {
  private final int width;
  private final int height;
  private final int[] argb;

  ArtCanvas(int width, int height) {
    this.width = width;
    this.height = height;
    this.argb = new int[width * height];
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  SpriteImage image() {
    return new SpriteImage(width, height, argb);
  }

  void draw(ArtLayer.Placed placed, int opacity) {
    SpriteImage image = placed.image();
    int firstX = Math.max(0, -placed.left());
    int lastX = (int) Math.min(image.width(), (long) width - placed.left());
    int firstY = Math.max(0, -placed.top());
    int lastY = (int) Math.min(image.height(), (long) height - placed.top());
    for (int y = firstY; y < lastY; y++) {
      for (int x = firstX; x < lastX; x++) {
        int at = (placed.top() + y) * width + placed.left() + x;
        argb[at] = over(image.argb()[y * image.width() + x], opacity, argb[at]);
      }
    }
  }

  private static int over(int top, int opacity, int bottom) {
    int topAlpha = ((top >>> 24) * opacity + 127) / 255;
    if (topAlpha == 255 || bottom >>> 24 == 0) {
      return topAlpha == 0 ? bottom : topAlpha << 24 | top & 0xffffff;
    }
    int topWeight = 255 * topAlpha;
    int bottomWeight = (bottom >>> 24) * (255 - topAlpha);
    int weight = topWeight + bottomWeight;
    int color = (weight + 127) / 255;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int sum = (top >> shift & 255) * topWeight + (bottom >> shift & 255) * bottomWeight;
      color = color << 8 | (sum + weight / 2) / weight;
    }
    return color;
  }
}
