package critterbake.raster.overlay;

import critterbake.raster.cover.Coverage;
import critterbake.sim.math.Strict;

/**
 * Draws marks on a finished picture with hard pixels: filled polygons, lines and ellipses, each
 * with a dark rim so that it reads on any ground. Coordinates are picture pixels, y down.
 */
final class Canvas {
  private static final int RIM = 0xff16121c;
  private static final int HALF = 128;

  private final int width;
  private final int height;
  private final int[] argb;
  private final Coverage coverage = new Coverage();
  private byte[] mask = new byte[256];

  Canvas(int width, int height, int[] argb) {
    this.width = width;
    this.height = height;
    this.argb = argb;
  }

  /** A polygon with equal sides about a center, the first corner at an angle, y down. */
  void regular(double x, double y, double radius, int corners, double angleRadians, int color) {
    double[] xs = new double[corners];
    double[] ys = new double[corners];
    // The rim is one pixel wide, measured square to the sides.
    double rim = 1 / Strict.cos(Math.PI / corners);
    for (double r : new double[] {radius + rim, radius}) {
      for (int i = 0; i < corners; i++) {
        double angle = angleRadians + Strict.TAU * i / corners;
        xs[i] = x + r * Strict.cos(angle);
        ys[i] = y + r * Strict.sin(angle);
      }
      polygon(xs, ys, r == radius ? color : RIM);
    }
  }

  void disc(double x, double y, double radius, int color) {
    regular(x, y, radius, 24, 0, color);
  }

  /** A line of square dots, a number of pixels wide. */
  void line(double x0, double y0, double x1, double y1, int thick, int color) {
    if (reaches(x0, y0, x1, y1)) {
      dots(x0, y0, x1, y1, thick + 2, RIM);
      dots(x0, y0, x1, y1, thick, color);
    }
  }

  /** A line without a rim, for fine structure. */
  void hairline(double x0, double y0, double x1, double y1, int thick, int color) {
    if (reaches(x0, y0, x1, y1)) {
      dots(x0, y0, x1, y1, thick, color);
    }
  }

  /** The outline of an ellipse. */
  void ellipse(double x, double y, double radiusX, double radiusY, int thick, int color) {
    int corners = 64;
    for (int i = 0; i < corners; i++) {
      double from = Strict.TAU * i / corners;
      double to = Strict.TAU * (i + 1) / corners;
      hairline(
          x + radiusX * Strict.cos(from),
          y + radiusY * Strict.sin(from),
          x + radiusX * Strict.cos(to),
          y + radiusY * Strict.sin(to),
          thick,
          color);
    }
  }

  private boolean reaches(double x0, double y0, double x1, double y1) {
    double far = width + height;
    return Math.max(x0, x1) > -far
        && Math.min(x0, x1) < width + far
        && Math.max(y0, y1) > -far
        && Math.min(y0, y1) < height + far;
  }

  private void dots(double x0, double y0, double x1, double y1, int thick, int color) {
    int steps = (int) Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)));
    double shift = thick / 2.0;
    for (int i = 0; i <= steps; i++) {
      double share = steps == 0 ? 0 : (double) i / steps;
      int left = (int) Math.floor(x0 + (x1 - x0) * share - shift + 0.5);
      int top = (int) Math.floor(y0 + (y1 - y0) * share - shift + 0.5);
      square(left, top, thick, color);
    }
  }

  private void square(int left, int top, int size, int color) {
    for (int y = Math.max(0, top); y < Math.min(height, top + size); y++) {
      for (int x = Math.max(0, left); x < Math.min(width, left + size); x++) {
        argb[y * width + x] = color;
      }
    }
  }

  private void polygon(double[] x, double[] y, int color) {
    int left = Math.max(0, (int) Math.floor(min(x)));
    int top = Math.max(0, (int) Math.floor(min(y)));
    int right = Math.min(width, (int) Math.ceil(max(x)));
    int bottom = Math.min(height, (int) Math.ceil(max(y)));
    if (left >= right || top >= bottom) {
      return;
    }
    int pixels = (right - left) * (bottom - top);
    if (mask.length < pixels) {
      mask = new byte[pixels];
    }
    coverage.open(left, top, right - left, bottom - top);
    coverage.polygon(x, y, x.length);
    coverage.fill(mask, 0);
    for (int i = 0; i < pixels; i++) {
      if ((mask[i] & 255) >= HALF) {
        argb[(top + i / (right - left)) * width + left + i % (right - left)] = color;
      }
    }
  }

  private static double min(double[] values) {
    double least = values[0];
    for (double value : values) {
      least = Math.min(least, value);
    }
    return least;
  }

  private static double max(double[] values) {
    double most = values[0];
    for (double value : values) {
      most = Math.max(most, value);
    }
    return most;
  }
}
