package critterbake.raster.goop;

import critterbake.raster.view.Window;
import critterbake.sim.pose.Shape;

/**
 * Draws an eye crisply, pixel by pixel: a white disc with a whole-pixel diameter, squeezed by the
 * blink, an iris that always leaves white around it, and a dark outline, so that it looks right
 * even where it sticks out of the mass.
 */
public final class EyePainter {
  /** Tones of an eye's pixels, as indices of its material's ramp. */
  public static final byte IRIS = 0;

  public static final byte SHADE = 1;
  public static final byte WHITE = 2;

  /** Tone of the outline, which is drawn in the color of the mass. */
  public static final byte OUTLINE = 3;

  /** Below this an eye is a line. */
  private static final double LINE = 0.15;

  /** Below this a stretching eye shows no iris yet: it would cut the white in pieces. */
  private static final double IRIS_FROM = 0.5;

  private static final double SLACK = 0.1;

  /** Receives pixels, which may lie outside the frame. */
  public interface Sink {
    void pixel(int x, int y, byte tone);
  }

  private double x;
  private double y;
  private double radius;
  private double height;
  private double irisX;
  private double irisY;
  private double irisRadius;

  /** Draws the outlines first, when several eyes are drawn: see {@link #paint}. */
  public void outline(Shape.Eye eye, Window window, Sink sink) {
    place(eye, window);
    int reach = (int) radius + 2;
    double outer = (radius + 1) * (radius + 1) + SLACK;
    for (int py = (int) Math.floor(y) - reach; py <= y + reach; py++) {
      for (int px = (int) Math.floor(x) - reach; px <= x + reach; px++) {
        if (squared(px, py, x, y) <= outer) {
          sink.pixel(px, py, OUTLINE);
        }
      }
    }
  }

  /** Draws the eye inside its outline. */
  public void paint(Shape.Eye eye, Window window, Sink sink) {
    place(eye, window);
    placeIris(eye, window);
    int reach = (int) radius + 1;
    for (int py = (int) Math.floor(y) - reach; py <= y + reach; py++) {
      for (int px = (int) Math.floor(x) - reach; px <= x + reach; px++) {
        if (squared(px, py, x, y) <= radius * radius + SLACK) {
          sink.pixel(px, py, tone(px, py, eye.open()));
        }
      }
    }
    if (radius >= 3.5 && eye.open() > 0.6) {
      sink.pixel(
          (int) Math.floor(irisX - irisRadius * 0.5),
          (int) Math.floor(irisY - irisRadius * 0.5),
          WHITE);
    }
  }

  private byte tone(int px, int py, double open) {
    double dx = px + 0.5 - x;
    double dy = py + 0.5 - y;
    if (open < LINE) {
      return Math.abs(dy) < 0.6 && Math.abs(dx) <= radius - 0.4 ? SHADE : OUTLINE;
    }
    boolean white = dx * dx / (radius * radius + SLACK) + dy * dy / (height * height + SLACK) <= 1;
    if (!white) {
      return OUTLINE;
    }
    if (open > IRIS_FROM && squared(px, py, irisX, irisY) <= irisRadius * irisRadius + 0.05) {
      return IRIS;
    }
    return radius >= 2.5 && open > 0.5 && dy > height * 0.45 ? SHADE : WHITE;
  }

  private static double squared(int px, int py, double cx, double cy) {
    double dx = px + 0.5 - cx;
    double dy = py + 0.5 - cy;
    return dx * dx + dy * dy;
  }

  /** The center lies on a pixel's middle or corner, as its whole diameter wants. */
  private void place(Shape.Eye eye, Window window) {
    double diameter = Math.max(2, Math.rint(2 * eye.radius() * window.pixelsPerUnit()));
    radius = diameter / 2;
    x = onGrid(window.x(eye.x()), (int) diameter);
    y = onGrid(window.y(eye.y()), (int) diameter);
    height = Math.max(0.5, radius * eye.open());
  }

  /** An iris moves by whole pixels and stays clear of the rim, or small eyes show crescents. */
  private void placeIris(Shape.Eye eye, Window window) {
    int diameter = irisDiameter(2 * radius);
    irisRadius = diameter / 2.0;
    double way = Math.max(0, radius - irisRadius - (radius >= 3 ? 0.9 : 0.5));
    double wantX = window.x(eye.irisX()) - window.x(eye.x());
    double wantY = window.y(eye.irisY()) - window.y(eye.y());
    double most = Math.max(1e-9, (eye.radius() - eye.irisRadius()) * window.pixelsPerUnit());
    double shareX = wantX / most;
    double shareY = wantY / most * eye.open();
    irisX = onGrid(x + shareX * way * 1.2, diameter);
    irisY = onGrid(y + shareY * way * 1.2, diameter);
    double off = Math.sqrt((irisX - x) * (irisX - x) + (irisY - y) * (irisY - y));
    if (off > way + 0.5) {
      irisX = onGrid(x + (irisX - x) * way / off, diameter);
      irisY = onGrid(y + (irisY - y) * way / off, diameter);
    }
  }

  private static int irisDiameter(double diameter) {
    return diameter >= 10 ? 5 : diameter >= 8 ? 4 : diameter >= 6 ? 3 : diameter >= 4 ? 2 : 1;
  }

  private static double onGrid(double value, int diameter) {
    return diameter % 2 == 1 ? Math.floor(value) + 0.5 : Math.rint(value);
  }
}
