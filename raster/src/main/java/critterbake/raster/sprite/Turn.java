package critterbake.raster.sprite;

import critterbake.raster.cover.SpriteSource.Edge;
import critterbake.raster.cover.SpriteSource.Turned;
import critterbake.sim.math.Strict;

/**
 * A picture turned about a pivot, as a walk over the pixels it may cover.
 *
 * @param pivotX pivot in the picture, pixels from the left
 * @param pivotY pivot in the picture, pixels from the top
 * @param pinX where the pivot lies in its final pixel, 0 left to below 1
 * @param pinY likewise, from the top
 * @param cos cosine of the turn, counter-clockwise as seen
 * @param sin its sine
 * @param scale final pixels for one picture pixel
 */
record Turn(
    double pivotX, double pivotY, double pinX, double pinY, double cos, double sin, double scale) {
  /** Angles that should be quarter turns, but for rounding, are exactly that. */
  static Turn about(
      double pivotX, double pivotY, double pinX, double pinY, double radians, double scale) {
    double quarters = radians / (Strict.TAU / 4);
    long whole = Math.round(quarters);
    if (Math.abs(quarters - whole) < 1e-9) {
      int quarter = (int) Math.floorMod(whole, 4L);
      double cos = quarter == 0 ? 1 : quarter == 2 ? -1 : 0;
      double sin = quarter == 1 ? 1 : quarter == 3 ? -1 : 0;
      return new Turn(pivotX, pivotY, pinX, pinY, cos, sin, scale);
    }
    return new Turn(pivotX, pivotY, pinX, pinY, Strict.cos(radians), Strict.sin(radians), scale);
  }

  /** Picks the color for a place in the picture. */
  interface Pick {
    int color(double x, double y);
  }

  /**
   * Every pixel the picture may cover.
   *
   * @param margin picture pixels around it that a pick may still see it from
   */
  Turned draw(SpriteImage image, double margin, Pick pick, Edge edge) {
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    int right = Integer.MIN_VALUE;
    int bottom = Integer.MIN_VALUE;
    for (int corner = 0; corner < 4; corner++) {
      double x = (corner & 1) == 0 ? -margin : image.width() + margin;
      double y = (corner & 2) == 0 ? -margin : image.height() + margin;
      left = Math.min(left, (int) Math.floor(finalX(x, y)));
      right = Math.max(right, (int) Math.ceil(finalX(x, y)));
      top = Math.min(top, (int) Math.floor(finalY(x, y)));
      bottom = Math.max(bottom, (int) Math.ceil(finalY(x, y)));
    }
    int[] argb = new int[(right - left) * (bottom - top)];
    int i = 0;
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        double dx = (x + 0.5 - pinX) / scale;
        double dy = (y + 0.5 - pinY) / scale;
        argb[i++] = pick.color(pivotX + dx * cos - dy * sin, pivotY + dx * sin + dy * cos);
      }
    }
    return Trimmed.of(new Turned(left, top, right - left, bottom - top, argb, edge));
  }

  private double finalX(double x, double y) {
    return pinX + scale * ((x - pivotX) * cos + (y - pivotY) * sin);
  }

  private double finalY(double x, double y) {
    return pinY + scale * ((y - pivotY) * cos - (x - pivotX) * sin);
  }
}
