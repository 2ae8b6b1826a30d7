package critterbake.raster.compare;

/**
 * Tells antialiased pixels from real changes (Vysniauskas, "Anti-aliased pixel and intensity slope
 * detector", 2009): such a pixel lies on a slope between a darker and a brighter neighbour, at
 * least one of which belongs to an even area in both pictures.
 */
final class AntialiasTest {
  private final PixelMetric metric;
  private final int width;
  private final int height;

  AntialiasTest(PixelMetric metric, int width, int height) {
    this.metric = metric;
    this.width = width;
    this.height = height;
  }

  /** Whether the pixel at (x, y) of {@code picture} is antialiasing. */
  boolean isAntialiased(int[] picture, int[] other, int x, int y) {
    int index = y * width + x;
    int center = picture[index];
    int equal = onEdge(x, y) ? 1 : 0;
    double darkest = 0;
    double brightest = 0;
    int darkestAt = 0;
    int brightestAt = 0;
    int left = Math.max(x - 1, 0);
    int right = Math.min(x + 1, width - 1);
    int top = Math.max(y - 1, 0);
    int bottom = Math.min(y + 1, height - 1);
    for (int column = left; column <= right; column++) {
      for (int row = top; row <= bottom; row++) {
        int at = row * width + column;
        if (at == index) {
          continue;
        }
        double brighter = metric.brighter(center, picture[at], index);
        if (brighter == 0) {
          if (++equal > 2) {
            return false;
          }
        } else if (brighter < darkest) {
          darkest = brighter;
          darkestAt = at;
        } else if (brighter > brightest) {
          brightest = brighter;
          brightestAt = at;
        }
      }
    }
    return darkest != 0
        && brightest != 0
        && (inEvenArea(picture, other, darkestAt) || inEvenArea(picture, other, brightestAt));
  }

  private boolean inEvenArea(int[] picture, int[] other, int index) {
    return hasThreeEqual(picture, index) && hasThreeEqual(other, index);
  }

  /** Whether three or more of the eight neighbours are the same number, hidden color included. */
  private boolean hasThreeEqual(int[] picture, int index) {
    int x = index % width;
    int y = index / width;
    int equal = onEdge(x, y) ? 1 : 0;
    int left = Math.max(x - 1, 0);
    int right = Math.min(x + 1, width - 1);
    int bottom = Math.min(y + 1, height - 1);
    for (int row = Math.max(y - 1, 0); row <= bottom; row++) {
      for (int at = row * width + left; at <= row * width + right; at++) {
        if (at != index && picture[at] == picture[index]) {
          equal++;
        }
      }
    }
    return equal > 2;
  }

  private boolean onEdge(int x, int y) {
    return x == 0 || y == 0 || x == width - 1 || y == height - 1;
  }
}
