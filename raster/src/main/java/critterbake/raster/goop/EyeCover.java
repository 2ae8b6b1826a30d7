package critterbake.raster.goop;

import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.cover.ShapeCover;
import critterbake.raster.view.FrameBounds;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;

/**
 * Draws an eye crisply, pixel by pixel: a white disc with a whole-pixel diameter, squeezed by the
 * blink, an iris that always leaves white around it, and a dark outline, so that it looks right
 * even where it sticks out of the mass.
 */
public final class EyeCover implements ShapeCover<Shape.Eye> {
  /** Materials of an eye's pixels: its iris, the white in shade, the white, and its outline. */
  private static final String[] MATERIALS = {"iris", "eye_shade", "eye", "goop"};

  private static final int IRIS = 0;
  private static final int SHADE = 1;
  private static final int WHITE = 2;
  private static final int OUTLINE = 3;

  /** Below this an eye is a line. */
  private static final double LINE = 0.15;

  /** Below this a stretching eye shows no iris yet: it would cut the white in pieces. */
  private static final double IRIS_FROM = 0.5;

  /** Eyes of this radius in pixels have a glint. */
  private static final double GLINT_FROM = 3.5;

  private static final double SLACK = 0.1;
  private static final double IRIS_SLACK = 0.05;

  /** A gaze moves the iris this share of the way to the rim, if it stays clear of it. */
  private static final double GAZE_REACH = 0.85;

  private static final int IRIS_TRIES = 6;

  private final PartMask[] masks = new PartMask[MATERIALS.length];
  private double x;
  private double y;
  private double radius;
  private double height;
  private double irisX;
  private double irisY;
  private double irisRadius;

  @Override
  public void cover(Part part, Shape.Eye eye, Window window, Masks out) {
    place(eye, window);
    placeIris(eye, window);
    double reach = radius + 1;
    FrameBounds bounds = FrameBounds.around(x - reach, y - reach, x + reach, y + reach, window);
    for (int i = MATERIALS.length - 1; i >= 0; i--) {
      masks[i] = out.addUnlit(part, MATERIALS[i], Finish.Tone.MID, bounds);
      masks[i].asMelted();
    }
    double outer = reach * reach + SLACK;
    for (int py = bounds.top(); py < bounds.bottom(); py++) {
      for (int px = bounds.left(); px < bounds.right(); px++) {
        double squared = squared(px, py, x, y);
        if (squared <= radius * radius + SLACK) {
          out.stamp(masks[tone(px, py, eye.open())], px, py);
        } else if (squared <= outer) {
          out.stamp(masks[OUTLINE], px, py);
        }
      }
    }
    if (radius >= GLINT_FROM && eye.open() > 0.6) {
      int glintX = (int) Math.floor(irisX - irisRadius * 0.5);
      int glintY = (int) Math.floor(irisY - irisRadius * 0.5);
      out.erase(masks[IRIS], glintX, glintY);
      out.stamp(masks[WHITE], glintX, glintY);
    }
  }

  private int tone(int px, int py, double open) {
    double dx = px + 0.5 - x;
    double dy = py + 0.5 - y;
    if (open < LINE) {
      return Math.abs(dy) < 0.6 && Math.abs(dx) <= radius - 0.4 ? SHADE : OUTLINE;
    }
    boolean white = dx * dx / (radius * radius + SLACK) + dy * dy / (height * height + SLACK) <= 1;
    if (!white) {
      return OUTLINE;
    }
    if (open > IRIS_FROM && squared(px, py, irisX, irisY) <= irisRadius * irisRadius + IRIS_SLACK) {
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
    double most = Math.max(1e-9, (eye.radius() - eye.irisRadius()) * window.pixelsPerUnit());
    double wayX = (window.x(eye.irisX()) - window.x(eye.x())) / most;
    double wayY = (window.y(eye.irisY()) - window.y(eye.y())) / most * eye.open();
    double farthest = GAZE_REACH * Math.max(0, radius - irisRadius);
    for (int tried = 0; tried <= IRIS_TRIES; tried++) {
      double way = farthest * (IRIS_TRIES - tried) / IRIS_TRIES;
      irisX = onGrid(x + wayX * way, diameter);
      irisY = onGrid(y + wayY * way, diameter);
      if (isClear()) {
        return;
      }
    }
  }

  /** Whether every pixel of the iris has white on all four sides. */
  private boolean isClear() {
    for (int py = (int) (irisY - irisRadius); py <= irisY + irisRadius; py++) {
      for (int px = (int) (irisX - irisRadius); px <= irisX + irisRadius; px++) {
        boolean iris = squared(px, py, irisX, irisY) <= irisRadius * irisRadius + IRIS_SLACK;
        if (iris
            && !(inWhite(px - 1, py)
                && inWhite(px + 1, py)
                && inWhite(px, py - 1)
                && inWhite(px, py + 1))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean inWhite(int px, int py) {
    return squared(px, py, x, y) <= radius * radius + SLACK;
  }

  private static int irisDiameter(double diameter) {
    return diameter >= 10 ? 5 : diameter >= 8 ? 4 : diameter >= 6 ? 3 : diameter >= 4 ? 2 : 1;
  }

  private static double onGrid(double value, int diameter) {
    return diameter % 2 == 1 ? Math.floor(value) + 0.5 : Math.rint(value);
  }
}
