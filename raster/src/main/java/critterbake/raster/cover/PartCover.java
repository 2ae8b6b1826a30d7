package critterbake.raster.cover;

import critterbake.raster.view.FrameBounds;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;
import java.util.Arrays;

/**
 * Turns parts into masks: the one place that knows all kinds of shapes. Every worker has its own.
 */
public final class PartCover {
  /** Chains up to this many pixels wide are drawn as lines of pixels. */
  private static final double LINE_WIDTH = 1.5;

  /** Chains up to this many pixels wide are drawn as lines of two by two pixels. */
  private static final double DOUBLE_LINE_WIDTH = 2.5;

  /** A chain of more joints than this is a curve. */
  private static final int LIMB_JOINTS = 3;

  /** Tapering ends thinner than this many pixels also get their center line. */
  private static final double SPIKE_WIDTH = 1.4;

  /** Parts larger than this many pixels are not seen whole: no line of pixels is drawn for them. */
  private static final double LONGEST_LINE = 1 << 14;

  private final boolean crisp;
  private final int factor;
  private final ShapeCover<Shape.Ribbon> ribbons;
  private final ShapeCover<Shape.Eye> eyes;
  private final Coverage coverage = new Coverage();
  private final Contour contour = new Contour();
  private final PixelLine line = new PixelLine();
  private double[] x = new double[16];
  private double[] y = new double[16];
  private double[] radius = new double[16];

  /**
   * @param crisp whether thin limbs become lines of pixels
   * @param factor how many times larger than the final picture masks are
   * @param ribbons how ribbons are covered
   * @param eyes how eyes are covered
   */
  public PartCover(
      boolean crisp, int factor, ShapeCover<Shape.Ribbon> ribbons, ShapeCover<Shape.Eye> eyes) {
    this.crisp = crisp;
    this.factor = factor;
    this.ribbons = ribbons;
    this.eyes = eyes;
  }

  /** The rasterizer of this worker, for covers of other shapes. */
  public Coverage coverage() {
    return coverage;
  }

  /** Adds the masks of a part, back to front. */
  public void cover(Part part, Window window, Masks out) {
    Shape shape = part.shape();
    if (shape instanceof Shape.Capsules capsules) {
      chain(part, capsules.x(), capsules.y(), capsules.radius(), window, out);
    } else if (shape instanceof Shape.Disc disc) {
      disc(part, disc, window, out);
    } else if (shape instanceof Shape.Polygon polygon) {
      polygon(part, polygon, window, out);
    } else if (shape instanceof Shape.Pixels pixels) {
      pixels(part, pixels, window, out);
    } else if (shape instanceof Shape.Ribbon ribbon) {
      ribbons.cover(part, ribbon, window, out);
    } else if (shape instanceof Shape.Eye eye) {
      eyes.cover(part, eye, window, out);
    } else if (shape instanceof Shape.Sprite sprite) {
      pivot(part, sprite, window, out);
    }
  }

  private void disc(Part part, Shape.Disc disc, Window window, Masks out) {
    double r = disc.radius() * window.pixelsPerUnit();
    double cx = window.x(disc.x());
    double cy = window.y(disc.y());
    PartMask mask =
        out.add(part, part.material(), around(part, window, cx - r, cy - r, cx + r, cy + r));
    coverage.open(mask.left(), mask.top(), mask.width(), mask.height());
    contour.disc(coverage, cx, cy, r);
    coverage.fill(out.bytes(), mask.offset());
    out.light(cx, cy, r, cx, cy, r);
  }

  /** A chain of capsules, world units, covered as one shape. */
  private void chain(
      Part part, double[] worldX, double[] worldY, double[] worldRadius, Window window, Masks out) {
    int n = worldX.length;
    place(worldX, worldY, window);
    double left = Double.MAX_VALUE;
    double top = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double bottom = -Double.MAX_VALUE;
    double widest = 0;
    for (int i = 0; i < n; i++) {
      double r = worldRadius[i] * window.pixelsPerUnit();
      radius[i] = r;
      left = Math.min(left, x[i] - r);
      top = Math.min(top, y[i] - r);
      right = Math.max(right, x[i] + r);
      bottom = Math.max(bottom, y[i] + r);
      widest = Math.max(widest, 2 * r);
    }
    FrameBounds bounds = around(part, window, left - 1, top - 1, right + 1, bottom + 1);
    PartMask mask = out.add(part, part.material(), bounds);
    double size = Math.max(right - left, bottom - top);
    if (crisp && widest <= DOUBLE_LINE_WIDTH && n > 1 && size <= LONGEST_LINE) {
      thin(mask, n, widest <= LINE_WIDTH ? 1 : 2, out);
    } else {
      thick(mask, n, out);
    }
    for (int i = 0; i < Math.max(1, n - 1); i++) {
      int next = Math.min(i + 1, n - 1);
      out.light(x[i], y[i], radius[i], x[next], y[next], radius[next]);
    }
  }

  private void thick(PartMask mask, int n, Masks out) {
    coverage.open(mask.left(), mask.top(), mask.width(), mask.height());
    if (n == 1) {
      contour.disc(coverage, x[0], y[0], radius[0]);
    }
    for (int i = 0; i + 1 < n; i++) {
      contour.capsule(coverage, x[i], y[i], radius[i], x[i + 1], y[i + 1], radius[i + 1]);
    }
    coverage.fill(out.bytes(), mask.offset());
    if (crisp && n > 1) {
      spike(mask, n - 1, n - 2, out);
      spike(mask, 0, 1, out);
    }
  }

  /** Keeps a tapering end whole: its center line is covered as far as it is thin. */
  private void spike(PartMask mask, int tip, int before, Masks out) {
    double thin = SPIKE_WIDTH / 2;
    if (radius[tip] >= thin || radius[before] <= radius[tip]) {
      return;
    }
    double share = Math.min(1, (thin - radius[tip]) / (radius[before] - radius[tip]));
    stampLine(
        mask,
        x[tip],
        y[tip],
        x[tip] + (x[before] - x[tip]) * share,
        y[tip] + (y[before] - y[tip]) * share,
        out);
  }

  private void stampLine(PartMask mask, double x0, double y0, double x1, double y1, Masks out) {
    if (Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) > LONGEST_LINE) {
      return;
    }
    line.begin(floor(x0), floor(y0));
    line.to(floor(x1), floor(y1));
    for (int i = 0; i < line.size(); i++) {
      out.stamp(mask, line.x(i), line.y(i));
    }
  }

  /** Draws a chain as a line of pixels, or of stamps of two by two. */
  private void thin(PartMask mask, int n, int stamp, Masks out) {
    double shift = stamp == 1 ? 0 : -0.5;
    boolean curve = n > LIMB_JOINTS;
    line.begin(floor(x[0] + shift), floor(y[0] + shift));
    for (int i = 1; i < n; i++) {
      line.to(floor(x[i] + shift), floor(y[i] + shift));
    }
    line.dropCorners(curve);
    if (curve) {
      line.smoothRuns();
      line.dropCorners(true);
    }
    for (int i = 0; i < line.size(); i++) {
      for (int k = 0; k < stamp * stamp; k++) {
        out.stamp(mask, line.x(i) + k % stamp, line.y(i) + k / stamp);
      }
    }
    mask.asLine();
  }

  private void polygon(Part part, Shape.Polygon polygon, Window window, Masks out) {
    int n = polygon.x().length;
    place(polygon.x(), polygon.y(), window);
    double left = Double.MAX_VALUE;
    double top = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double bottom = -Double.MAX_VALUE;
    for (int i = 0; i < n; i++) {
      left = Math.min(left, x[i]);
      top = Math.min(top, y[i]);
      right = Math.max(right, x[i]);
      bottom = Math.max(bottom, y[i]);
    }
    PartMask mask = out.add(part, part.material(), around(part, window, left, top, right, bottom));
    coverage.open(mask.left(), mask.top(), mask.width(), mask.height());
    coverage.polygon(x, y, n);
    coverage.fill(out.bytes(), mask.offset());
    mask.movesWith(x[0], y[0]);
    if (crisp) {
      corners(mask, n, out);
    }
  }

  /**
   * Keeps the sharp corners of a polygon whole: from each, the bisector is covered while it is
   * thin.
   */
  private void corners(PartMask mask, int n, Masks out) {
    for (int i = 0; i < n; i++) {
      int before = (i + n - 1) % n;
      int after = (i + 1) % n;
      double ax = x[before] - x[i];
      double ay = y[before] - y[i];
      double bx = x[after] - x[i];
      double by = y[after] - y[i];
      double a = Math.sqrt(ax * ax + ay * ay);
      double b = Math.sqrt(bx * bx + by * by);
      if (a < 1 || b < 1) {
        continue;
      }
      double mx = ax / a + bx / b;
      double my = ay / a + by / b;
      double length = Math.sqrt(mx * mx + my * my);
      double halfSine = Math.sqrt(Math.max(0, 1 - length * length / 4));
      if (length < 1.8 || halfSine < 1e-6) {
        continue;
      }
      double reach = Math.min(Math.min(a, b), 0.5 / halfSine) / length;
      stampLine(
          mask,
          x[i] + mx * 0.5 / length,
          y[i] + my * 0.5 / length,
          x[i] + mx * reach,
          y[i] + my * reach,
          out);
    }
  }

  private void pixels(Part part, Shape.Pixels pixels, Window window, Masks out) {
    double originX = Math.floor(window.x(pixels.x()) / factor + 0.5 + 1e-7);
    double originY = Math.ceil(window.y(pixels.y()) / factor - 0.5 - 1e-7);
    double left = (originX + pixels.left()) * factor;
    double top = (originY + pixels.top()) * factor;
    double right = left + (double) pixels.width() * factor;
    double bottom = top + (double) pixels.height() * factor;
    FrameBounds bounds = FrameBounds.around(left, top, right, bottom, window);
    PartMask mask = out.add(part, part.material(), bounds);
    Arrays.fill(
        out.bytes(), mask.offset(), mask.offset() + mask.width() * mask.height(), (byte) 255);
    mask.asLine();
  }

  /** A cut-out: only its pivot is known yet, since its angle depends on the frame before. */
  private void pivot(Part part, Shape.Sprite sprite, Window window, Masks out) {
    double px = window.x(sprite.x());
    double py = window.y(sprite.y());
    PartMask mask =
        out.add(part, part.material(), new FrameBounds(floor(px), floor(py), floor(px), floor(py)));
    mask.movesWith(px, py);
  }

  private void place(double[] worldX, double[] worldY, Window window) {
    int n = worldX.length;
    if (x.length < n) {
      x = new double[n];
      y = new double[n];
      radius = new double[n];
    }
    for (int i = 0; i < n; i++) {
      x[i] = window.x(worldX[i]);
      y[i] = window.y(worldY[i]);
    }
  }

  /** Whole-pixel bounds of a part, cut at its floor and not too far beyond the frame. */
  private static FrameBounds around(
      Part part, Window window, double left, double top, double right, double bottom) {
    Finish finish = part.finish();
    double floor =
        finish.floor() == Double.NEGATIVE_INFINITY
            ? bottom
            : Math.ceil(window.y(finish.floor()) - 0.5 - 1e-7);
    return FrameBounds.around(left, top, right, Math.min(bottom, floor), window);
  }

  private static int floor(double value) {
    return (int) Math.floor(value + 1e-7);
  }
}
