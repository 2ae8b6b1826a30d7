package critterbake.raster.goop;

import critterbake.raster.view.Scenery;
import critterbake.raster.view.Window;

/**
 * The air of a cave: where its middle is, the shaft of light that falls through it, far and near
 * rock above and below. Outlines of that rock depend on the column alone, or on the row, and are
 * worked out once for each.
 */
final class CaveAir {
  private static final double SHAFT_SLANT = 0.55;

  /** Least height of a cave as a share of its width. */
  private static final double OPEN_HEIGHT = 0.6;

  private final EdgeNoise[] noise = new EdgeNoise[10];
  private double middleX;
  private double middleY;
  private double halfWidth;
  private double halfHeight;
  private long left;
  private long top;

  /** By column, from the top of the cave (-1) to its bottom (1). */
  private double[] nearTop = new double[0];

  private double[] farTop = new double[0];
  private double[] farBottom = new double[0];
  private double[] nearBottom = new double[0];

  /** By row, from the middle (0) to either side (1). */
  private double[] side = new double[0];

  CaveAir() {
    for (int i = 0; i < noise.length; i++) {
      noise[i] = new EdgeNoise(i + 1);
    }
  }

  /** From now on pixels are those of a window. */
  void look(Scenery scenery, Window window) {
    left = window.left();
    top = window.top();
    measure(scenery, window);
    if (nearTop.length != window.width() || side.length != window.height()) {
      nearTop = new double[window.width()];
      farTop = new double[window.width()];
      farBottom = new double[window.width()];
      nearBottom = new double[window.width()];
      side = new double[window.height()];
    }
    for (int column = 0; column < nearTop.length; column++) {
      outline(column);
    }
    for (int row = 0; row < side.length; row++) {
      side[row] = 0.80 + 0.08 * noise(2, y(row) / 13, 1);
    }
  }

  /** Where the cave is, in world pixels: three quarters of all rock's extent. */
  private void measure(Scenery scenery, Window window) {
    double lowX = Double.POSITIVE_INFINITY;
    double lowY = Double.POSITIVE_INFINITY;
    double highX = Double.NEGATIVE_INFINITY;
    double highY = Double.NEGATIVE_INFINITY;
    for (double[] ring : scenery.solids()) {
      for (int i = 0; i < ring.length; i += 2) {
        lowX = Math.min(lowX, ring[i]);
        highX = Math.max(highX, ring[i]);
        lowY = Math.min(lowY, ring[i + 1]);
        highY = Math.max(highY, ring[i + 1]);
      }
    }
    // Rock without a ceiling still has a sky above it.
    highY = Math.max(highY, lowY + OPEN_HEIGHT * (highX - lowX));
    boolean solid = lowX < highX;
    double scale = window.pixelsPerUnit();
    int width = window.width();
    int height = window.height();
    middleX = solid ? (lowX + highX) / 2 * scale : left + width / 2.0;
    middleY = solid ? -(lowY + highY) / 2 * scale : top + height / 2.0;
    halfWidth = solid ? 0.375 * (highX - lowX) * scale : width / 2.0;
    halfHeight = Math.min(halfWidth * 0.6, solid ? 0.375 * (highY - lowY) * scale : height / 2.0);
  }

  private void outline(int column) {
    double x = x(column);
    farTop[column] = -0.56 + 0.30 * noise(2, x / 23, 0.3) + 0.13 * teeth(3, x / 4.5);
    farBottom[column] = 0.58 - 0.24 * noise(4, x / 26, 7.3) - 0.12 * teeth(5, x / 5);
    nearTop[column] = -0.70 + 0.22 * noise(6, x / 13, 5.3) + 0.09 * teeth(7, x / 3.5);
    nearBottom[column] = 0.72 - 0.18 * noise(8, x / 15, 3.3) - 0.07 * teeth(9, x / 4);
  }

  /** Noise of one of ten kinds, within -1 to 1. */
  double noise(int which, double x, double y) {
    return noise[which].at(x, y, 1 << 20);
  }

  private double teeth(int which, double x) {
    return Math.abs(noise(which, x, 2.2));
  }

  /** The middle of a column, in world pixels. */
  double x(int column) {
    return left + column + 0.5;
  }

  /** The middle of a row, in world pixels. */
  double y(int row) {
    return top + row + 0.5;
  }

  /** How much light of the shaft falls on a place in world pixels, 0 to 1. */
  double shaft(double x, double y) {
    double downward = (y - middleY) / halfHeight;
    double center = middleX + halfWidth * 0.18 - downward * SHAFT_SLANT * halfHeight * 0.8;
    double wide = halfWidth * (0.30 + 0.12 * downward);
    double off = (x - center) / wide;
    return Math.max(0, 1 - off * off) * (1 - 0.2 * downward);
  }

  /** The tone of the air at a pixel. */
  int tone(int column, int row) {
    double x = x(column);
    double y = y(row);
    double offX = (x - middleX) / halfWidth;
    double offY = (y - middleY) / halfHeight;
    if (offY < nearTop[column] || offY > nearBottom[column] || Math.abs(offX) > side[row]) {
      return CaveTones.DARK;
    }
    double light = 0.62 * (1 - Math.sqrt(offX * offX + offY * offY));
    light += 0.42 * shaft(x, y) + 0.10 * noise(0, x / 30, y / 16) + 0.05 * noise(1, x / 9, y / 7);
    boolean behind = offY < farTop[column] || offY > farBottom[column];
    return light > (behind ? 0.72 : 0.54) ? CaveTones.LIGHT : CaveTones.MIDDLE;
  }
}
