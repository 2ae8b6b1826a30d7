package critterbake.raster.sprite;

/**
 * Enlarges pixel art threefold and keeps its edges: slopes of single steps become finer steps, and
 * every color was there before (the rules of Scale3x, Andrea Mazzoleni 2001).
 */
final class ThreefoldScaler {
  private final SpriteImage source;
  private final int[] enlarged;
  private final int stride;

  private ThreefoldScaler(SpriteImage source) {
    this.source = source;
    this.stride = 3 * source.width();
    this.enlarged = new int[9 * source.width() * source.height()];
  }

  static SpriteImage enlarge(SpriteImage source) {
    ThreefoldScaler scaler = new ThreefoldScaler(source);
    for (int y = 0; y < source.height(); y++) {
      for (int x = 0; x < source.width(); x++) {
        scaler.pixel(x, y);
      }
    }
    return new SpriteImage(3 * source.width(), 3 * source.height(), scaler.enlarged);
  }

  private void pixel(int x, int y) {
    int center = source.at(x, y);
    int up = source.at(x, y - 1);
    int left = source.at(x - 1, y);
    int right = source.at(x + 1, y);
    int down = source.at(x, y + 1);
    int upLeft = source.at(x - 1, y - 1);
    int upRight = source.at(x + 1, y - 1);
    int downLeft = source.at(x - 1, y + 1);
    int downRight = source.at(x + 1, y + 1);
    boolean cutUpLeft = left == up && left != down && up != right;
    boolean cutUpRight = up == right && up != left && right != down;
    boolean cutDownLeft = left == down && left != up && down != right;
    boolean cutDownRight = down == right && down != left && right != up;
    put(x, y, 0, 0, cutUpLeft ? left : center);
    put(x, y, 1, 0, edge(cutUpLeft, upRight, cutUpRight, upLeft, center) ? up : center);
    put(x, y, 2, 0, cutUpRight ? right : center);
    put(x, y, 0, 1, edge(cutDownLeft, upLeft, cutUpLeft, downLeft, center) ? left : center);
    put(x, y, 1, 1, center);
    put(x, y, 2, 1, edge(cutUpRight, downRight, cutDownRight, upRight, center) ? right : center);
    put(x, y, 0, 2, cutDownLeft ? left : center);
    put(x, y, 1, 2, edge(cutDownRight, downLeft, cutDownLeft, downRight, center) ? down : center);
    put(x, y, 2, 2, cutDownRight ? right : center);
  }

  /** A side's middle goes with a cut corner when the slope runs on past the other corner. */
  private static boolean edge(
      boolean cut, int beyond, boolean otherCut, int beyondOther, int center) {
    return (cut && center != beyond) || (otherCut && center != beyondOther);
  }

  private void put(int x, int y, int column, int row, int color) {
    enlarged[(3 * y + row) * stride + 3 * x + column] = color;
  }
}
