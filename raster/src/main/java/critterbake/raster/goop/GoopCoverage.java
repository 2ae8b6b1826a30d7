package critterbake.raster.goop;

import critterbake.raster.view.Window;
import critterbake.sim.pose.Shape;
import java.util.Arrays;

/**
 * How much of each pixel the parts of a goop layer cover together, as 0 to 255, and which part is
 * foremost there. Discs and ribbons are measured directly: coverage is the distance to the edge,
 * from half a pixel inside to half a pixel outside.
 */
final class GoopCoverage {
  private static final int FULL = 255;

  /** Noise is a little finer across a ribbon than along it. */
  private static final double ACROSS = 0.7;

  /** The noise moves an edge by up to this share of the width: the center line never breaks. */
  private static final double DEEPEST = 0.92;

  private int width;
  private int height;
  private byte[] cover = new byte[0];
  private short[] owner = new short[0];

  /** Bounds of what was added: left, top (inclusive), right, bottom (exclusive). */
  private int left;

  private int top;
  private int right;
  private int bottom;

  private double[] px = new double[64];
  private double[] py = new double[64];
  private double[] pw = new double[64];
  private double[] along = new double[64];
  private float[] nearness = new float[0];
  private float[] nearAlong = new float[0];
  private float[] nearAcross = new float[0];
  private float[] nearWidth = new float[0];

  void open(int newWidth, int newHeight) {
    width = newWidth;
    height = newHeight;
    if (cover.length != width * height) {
      cover = new byte[width * height];
      owner = new short[width * height];
      nearness = new float[width * height];
      nearAlong = new float[width * height];
      nearAcross = new float[width * height];
      nearWidth = new float[width * height];
    } else {
      Arrays.fill(cover, (byte) 0);
    }
    Arrays.fill(owner, (short) -1);
    left = width;
    top = height;
    right = 0;
    bottom = 0;
  }

  byte[] cover() {
    return cover;
  }

  /** Index of the foremost part that covers at least half of a pixel, or -1. */
  short[] owner() {
    return owner;
  }

  int left() {
    return left;
  }

  int top() {
    return top;
  }

  int right() {
    return right;
  }

  int bottom() {
    return bottom;
  }

  private void mark(int index, double distance, int part) {
    int covered = (int) (FULL * Math.max(0, Math.min(1, distance + 0.5)) + 0.5);
    if (covered > (cover[index] & FULL)) {
      cover[index] = (byte) covered;
    }
    if (covered > FULL / 2) {
      owner[index] = (short) part;
    }
  }

  private void include(int x0, int y0, int x1, int y1) {
    left = Math.min(left, x0);
    top = Math.min(top, y0);
    right = Math.max(right, x1);
    bottom = Math.max(bottom, y1);
  }

  void disc(Shape.Disc disc, int part, Window window) {
    double cx = window.x(disc.x());
    double cy = window.y(disc.y());
    double radius = disc.radius() * window.pixelsPerUnit();
    int x0 = Math.max(0, (int) Math.floor(cx - radius - 1));
    int x1 = Math.min(width, (int) Math.ceil(cx + radius + 1));
    int y0 = Math.max(0, (int) Math.floor(cy - radius - 1));
    int y1 = Math.min(height, (int) Math.ceil(cy + radius + 1));
    if (x0 >= x1 || y0 >= y1) {
      return;
    }
    include(x0, y0, x1, y1);
    double outer = (radius + 0.5) * (radius + 0.5);
    for (int y = y0; y < y1; y++) {
      double dy = y + 0.5 - cy;
      for (int x = x0; x < x1; x++) {
        double dx = x + 0.5 - cx;
        double squared = dx * dx + dy * dy;
        if (squared < outer) {
          mark(y * width + x, radius - Math.sqrt(squared), part);
        }
      }
    }
  }

  void ribbon(Shape.Ribbon ribbon, int part, Window window) {
    int count = toPixels(ribbon, window);
    int x0 = width;
    int y0 = height;
    int x1 = 0;
    int y1 = 0;
    for (int i = 0; i + 1 < count; i++) {
      double margin = (1 + DEEPEST) * Math.max(pw[i], pw[i + 1]) + 1;
      int fromX = Math.max(0, (int) Math.floor(Math.min(px[i], px[i + 1]) - margin));
      int toX = Math.min(width, (int) Math.ceil(Math.max(px[i], px[i + 1]) + margin));
      int fromY = Math.max(0, (int) Math.floor(Math.min(py[i], py[i + 1]) - margin));
      int toY = Math.min(height, (int) Math.ceil(Math.max(py[i], py[i + 1]) + margin));
      if (fromX < toX && fromY < toY) {
        approach(i, fromX, fromY, toX, toY);
        x0 = Math.min(x0, fromX);
        y0 = Math.min(y0, fromY);
        x1 = Math.max(x1, toX);
        y1 = Math.max(y1, toY);
      }
    }
    if (x0 < x1) {
      include(x0, y0, x1, y1);
      coverNear(ribbon, part, window, x0, y0, x1, y1);
    }
  }

  private int toPixels(Shape.Ribbon ribbon, Window window) {
    int count = ribbon.x().length;
    if (px.length < count) {
      px = new double[count];
      py = new double[count];
      pw = new double[count];
      along = new double[count];
    }
    for (int i = 0; i < count; i++) {
      px[i] = window.x(ribbon.x()[i]);
      py[i] = window.y(ribbon.y()[i]);
      pw[i] = Math.max(0.3, ribbon.halfWidth()[i] * window.pixelsPerUnit());
      if (i == 0) {
        along[0] = 0;
      } else {
        double dx = px[i] - px[i - 1];
        double dy = py[i] - py[i - 1];
        along[i] = along[i - 1] + Math.sqrt(dx * dx + dy * dy);
      }
    }
    return count;
  }

  /**
   * Lets the pixels around a piece of the center line know where on the ribbon they are nearest.
   */
  private void approach(int i, int fromX, int fromY, int toX, int toY) {
    double dx = px[i + 1] - px[i];
    double dy = py[i + 1] - py[i];
    double inverse = 1 / Math.max(1e-12, dx * dx + dy * dy);
    double widest = (1 + DEEPEST) * Math.max(pw[i], pw[i + 1]) + 1;
    double widest2 = widest * widest;
    for (int y = fromY; y < toY; y++) {
      double qy = y + 0.5 - py[i];
      // Only the stretch of the row that is near enough to the line.
      int x0 = fromX;
      int x1 = toX;
      if (Math.abs(dy) > 0.1) {
        double middle = px[i] + qy * dx / dy;
        double half = widest * Math.sqrt(dx * dx + dy * dy) / Math.abs(dy);
        x0 = Math.max(x0, (int) (middle - half - 0.5));
        x1 = Math.min(x1, (int) (middle + half + 1.5));
      }
      int index = y * width + x0;
      for (int x = x0; x < x1; x++, index++) {
        double qx = x + 0.5 - px[i];
        double share = (qx * dx + qy * dy) * inverse;
        share = share < 0 ? 0 : share > 1 ? 1 : share;
        double offX = qx - share * dx;
        double offY = qy - share * dy;
        double off2 = offX * offX + offY * offY;
        if (off2 >= widest2) {
          continue;
        }
        double halfWidth = pw[i] + (pw[i + 1] - pw[i]) * share;
        double off = Math.sqrt(off2);
        float near = (float) (3 - off / halfWidth);
        if (near > nearness[index]) {
          nearness[index] = near;
          nearAlong[index] = (float) (along[i] + (along[i + 1] - along[i]) * share);
          nearAcross[index] = (float) (dx * offY - dy * offX >= 0 ? off : -off);
          nearWidth[index] = (float) halfWidth;
        }
      }
    }
  }

  private void coverNear(
      Shape.Ribbon ribbon, int part, Window window, int x0, int y0, int x1, int y1) {
    double cell = Math.max(1e-6, ribbon.noise().scale() * window.pixelsPerUnit());
    int wrap = wrap(ribbon);
    double scroll = ribbon.scroll() / ribbon.noise().scale();
    scroll -= Math.floor(scroll / wrap) * wrap;
    double deep = DEEPEST * ribbon.noise().amount();
    EdgeNoise noise = new EdgeNoise(ribbon.noise().seed());
    for (int y = y0; y < y1; y++) {
      for (int index = y * width + x0; index < y * width + x1; index++) {
        if (nearness[index] == 0) {
          continue;
        }
        nearness[index] = 0;
        double halfWidth = nearWidth[index];
        double off = Math.abs(nearAcross[index]);
        double edge = halfWidth - off;
        if (edge < -deep * halfWidth - 0.5) {
          continue;
        }
        if (deep > 0 && edge < deep * halfWidth + 0.5) {
          double s = nearAlong[index] / cell - scroll;
          edge += deep * halfWidth * noise.at(s, nearAcross[index] / (ACROSS * cell), wrap);
        }
        mark(index, edge, part);
      }
    }
  }

  private static int wrap(Shape.Ribbon ribbon) {
    if (ribbon.scrollPeriod() <= 0) {
      return 1 << 20;
    }
    return (int) Math.max(1, Math.round(ribbon.scrollPeriod() / ribbon.noise().scale()));
  }
}
