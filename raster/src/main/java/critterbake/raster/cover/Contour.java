package critterbake.raster.cover;

import critterbake.sim.math.Strict;

/**
 * Flattens round shapes to polygons: discs, and capsules as the hull of two discs. All pieces turn
 * the same way. Corners come from tables of a few fixed directions; a polygon is as large in area
 * as the disc it stands for.
 */
final class Contour {
  private static final int[] CORNERS = {12, 16, 24, 32, 48, 64, 96, 128};
  private static final double[] UP_TO_RADIUS = {1.6, 2.6, 4.5, 9, 18, 36, 72};
  private static final double[][] COSINES = new double[CORNERS.length][];
  private static final double[][] SINES = new double[CORNERS.length][];

  static {
    for (int i = 0; i < CORNERS.length; i++) {
      int n = CORNERS[i];
      double swell = Math.sqrt(Strict.TAU / (n * Strict.sin(Strict.TAU / n)));
      COSINES[i] = new double[n];
      SINES[i] = new double[n];
      for (int k = 0; k < n; k++) {
        double angle = Strict.TAU * (k + 0.5) / n;
        COSINES[i][k] = swell * Strict.cos(angle);
        SINES[i][k] = swell * Strict.sin(angle);
      }
    }
  }

  private final double[] x = new double[CORNERS[CORNERS.length - 1] + 4];
  private final double[] y = new double[CORNERS[CORNERS.length - 1] + 4];
  private int count;

  void disc(Coverage coverage, double centerX, double centerY, double radius) {
    int table = table(radius);
    count = 0;
    for (int k = 0; k < CORNERS[table]; k++) {
      add(centerX + radius * COSINES[table][k], centerY + radius * SINES[table][k]);
    }
    coverage.convex(x, y, count);
  }

  /** The hull of two discs. */
  void capsule(
      Coverage coverage, double x0, double y0, double r0, double x1, double y1, double r1) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length <= Math.abs(r0 - r1) + 1e-9) {
      disc(coverage, r0 >= r1 ? x0 : x1, r0 >= r1 ? y0 : y1, Math.max(r0, r1));
      return;
    }
    double ex = dx / length;
    double ey = dy / length;
    double along = (r0 - r1) / length;
    double across = Math.sqrt(1 - along * along);
    int table = table(Math.max(r0, r1));
    double[] cosines = COSINES[table];
    double[] sines = SINES[table];
    int n = CORNERS[table];
    count = 0;
    boolean wasFar = cosines[n - 1] * ex + sines[n - 1] * ey > along;
    for (int k = 0; k < n; k++) {
      boolean far = cosines[k] * ex + sines[k] * ey > along;
      if (far != wasFar) {
        // The straight side: its normal leans by `along` from square to the axis. Going round in
        // rising angle, the far disc is entered on the clockwise side and left on the other.
        double side = far ? -across : across;
        double nx = along * ex - side * ey;
        double ny = along * ey + side * ex;
        add(wasFar ? x1 + r1 * nx : x0 + r0 * nx, wasFar ? y1 + r1 * ny : y0 + r0 * ny);
        add(far ? x1 + r1 * nx : x0 + r0 * nx, far ? y1 + r1 * ny : y0 + r0 * ny);
        wasFar = far;
      }
      double r = far ? r1 : r0;
      add((far ? x1 : x0) + r * cosines[k], (far ? y1 : y0) + r * sines[k]);
    }
    coverage.convex(x, y, count);
  }

  private void add(double px, double py) {
    x[count] = px;
    y[count++] = py;
  }

  private static int table(double radius) {
    int i = 0;
    while (i < UP_TO_RADIUS.length && radius > UP_TO_RADIUS[i]) {
      i++;
    }
    return i;
  }
}
