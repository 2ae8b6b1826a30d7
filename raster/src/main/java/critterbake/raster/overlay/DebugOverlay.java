package critterbake.raster.overlay;

import critterbake.raster.Enlargement;
import critterbake.raster.Frame;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Gauge;
import critterbake.sim.pose.Pose;
import java.util.List;
import java.util.Set;

/**
 * Draws a pose's gauges over its enlarged frame, at the size the output has, so that they stay
 * readable: how the creature works, in the symbols of the articles.
 */
public final class DebugOverlay {
  private static final int IDEAL = 0xfff0484c;
  private static final int REAL = 0xffb06cf0;
  private static final int TIP = 0xff54d86a;
  private static final int CENTER = 0xffffd84a;
  private static final int LANDING = 0xff4ad8f0;
  private static final int CONTACT = 0xffffffff;
  private static final int FLASH = 0xffff9a3c;
  private static final int BONE = 0xffe8ecf4;
  private static final int SLACK = 0xff58c878;
  private static final int TIGHT = 0xfff8d048;
  private static final int TAUT = 0xfff04838;
  private static final int SWARM = 0xff78b8e8;
  private static final int DESTINATION = 0xffff9a3c;

  private final Canvas canvas;
  private final Window window;
  private final int zoom;

  private DebugOverlay(Canvas canvas, Window window, int zoom) {
    this.canvas = canvas;
    this.window = window;
    this.zoom = zoom;
  }

  /**
   * The frame enlarged, with the overlays asked for drawn on it.
   *
   * @param window the window the frame was drawn through
   * @param zoom whole-number enlargement, at least 1
   */
  public static Frame draw(
      Frame frame, Pose pose, Window window, int zoom, Set<Gauge.Overlay> shown) {
    Frame large = Enlargement.of(frame, zoom);
    if (shown.isEmpty()) {
      return large;
    }
    int[] argb = large.argb().clone();
    Canvas canvas = new Canvas(large.width(), large.height(), argb);
    new DebugOverlay(canvas, window, zoom).draw(pose.gauges(), shown);
    return large.marked(argb);
  }

  /** Rings and lines first, so that symbols lie on top. */
  private void draw(List<Gauge> gauges, Set<Gauge.Overlay> shown) {
    for (Gauge gauge : gauges) {
      if (shown.contains(gauge.overlay())) {
        if (gauge instanceof Gauge.Ring ring) {
          ring(ring);
        } else if (gauge instanceof Gauge.Line line) {
          line(line);
        }
      }
    }
    for (Gauge gauge : gauges) {
      if (shown.contains(gauge.overlay()) && gauge instanceof Gauge.Mark mark) {
        mark(mark);
      }
    }
  }

  private void ring(Gauge.Ring ring) {
    canvas.ellipse(
        x(ring.x()),
        y(ring.y()),
        ring.radiusX() * window.pixelsPerUnit() * zoom,
        ring.radiusY() * window.pixelsPerUnit() * zoom,
        thin(),
        SWARM);
  }

  private void line(Gauge.Line line) {
    double x0 = x(line.x0());
    double y0 = y(line.y0());
    double x1 = x(line.x1());
    double y1 = y(line.y1());
    switch (line.role()) {
      case BALANCED, UNBALANCED -> interval(x0, y0, x1, y1, line.role());
      case LINK -> canvas.line(x0, y0, x1, y1, thin(), strained(line.strain()));
      case BONE -> canvas.line(x0, y0, x1, y1, thin(), BONE);
      case IDEAL -> canvas.hairline(x0, y0, x1, y1, thin(), IDEAL);
      default -> canvas.hairline(x0, y0, x1, y1, thin(), SWARM);
    }
  }

  /** The stretch between the planted feet, with a post at each end. */
  private void interval(double x0, double y0, double x1, double y1, Gauge.Role role) {
    int color = role == Gauge.Role.BALANCED ? TIP : IDEAL;
    double post = unit();
    canvas.line(x0, y0, x1, y1, thin(), color);
    canvas.line(x0, y0 - post, x0, y0 + post, thin(), color);
    canvas.line(x1, y1 - post, x1, y1 + post, thin(), color);
  }

  private void mark(Gauge.Mark mark) {
    double x = x(mark.x());
    double y = y(mark.y());
    double size = unit() * mark.size();
    double turn = -mark.angleRadians();
    switch (mark.role()) {
      case IDEAL -> canvas.regular(x, y, size * 1.2, 4, turn + Math.PI / 4, IDEAL);
      case REAL -> canvas.regular(x, y, size * 1.2, 4, 0, REAL);
      case TIP -> canvas.regular(x, y, size * 1.2, 3, turn - Math.PI / 2, TIP);
      case CENTER_OF_MASS -> target(x, y, size);
      case NEXT_LANDING -> cross(x, y, size);
      case CONTACT -> canvas.disc(x, y, size * 0.6, mark.size() > 1 ? FLASH : CONTACT);
      case JOINT -> canvas.disc(x, y, size * 0.5, BONE);
      case DESTINATION -> plus(x, y, size);
      case STATE -> canvas.regular(x, y, size * 0.8, 4, Math.PI / 4, FLASH);
      default -> canvas.disc(x, y, size * 0.5, SWARM);
    }
  }

  /** A ball in two colors, as crash test dummies wear it. */
  private void target(double x, double y, double size) {
    canvas.disc(x, y, size, CENTER);
    canvas.hairline(x - size * 0.6, y, x + size * 0.6, y, thin(), 0xff16121c);
    canvas.hairline(x, y - size * 0.6, x, y + size * 0.6, thin(), 0xff16121c);
  }

  private void cross(double x, double y, double size) {
    canvas.line(x - size, y - size, x + size, y + size, thin(), LANDING);
    canvas.line(x - size, y + size, x + size, y - size, thin(), LANDING);
    canvas.hairline(x - size, y - size, x + size, y + size, thin(), LANDING);
  }

  private void plus(double x, double y, double size) {
    canvas.line(x - size, y, x + size, y, thin(), DESTINATION);
    canvas.line(x, y - size, x, y + size, thin(), DESTINATION);
    canvas.hairline(x - size, y, x + size, y, thin(), DESTINATION);
  }

  /** From slack through tight to taut. */
  private static int strained(double strain) {
    double s = Math.max(0, Math.min(1, strain));
    return s < 0.5 ? mixed(SLACK, TIGHT, s * 2) : mixed(TIGHT, TAUT, s * 2 - 1);
  }

  private static int mixed(int from, int to, double share) {
    int color = 0xff;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int a = from >> shift & 255;
      int b = to >> shift & 255;
      color = color << 8 | (int) Math.round(a + (b - a) * share);
    }
    return color;
  }

  /** Half the size of a usual symbol, in output pixels. */
  private double unit() {
    return Math.max(2, 1.25 * zoom);
  }

  /** How wide lines are. */
  private int thin() {
    return Math.max(1, zoom / 4);
  }

  private double x(double worldX) {
    return window.x(worldX) * zoom;
  }

  private double y(double worldY) {
    return window.y(worldY) * zoom;
  }
}
