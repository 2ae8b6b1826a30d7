package critterbake.raster.crisp;

import critterbake.raster.cover.PartMask;
import critterbake.raster.look.Look;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Finish;

/**
 * How much light falls on a pixel of a part: discs are balls, capsules are tapered round bars, and
 * a part may be lit as one ball whatever its own shape (a head).
 */
public final class Light {
  /** The height of the light over the picture's plane, of a direction of length one. */
  private static final double TOWARD_VIEWER = 0.54;

  /** Widens shapes a little, so that rim pixels have a normal. */
  private static final double RIM = 0.3;

  private final double x;
  private final double y;

  /**
   * @param from where the light comes from, y up
   */
  public Light(Look.Light from) {
    double length = Math.sqrt(from.x() * from.x() + from.y() * from.y());
    double inPlane = Math.sqrt(1 - TOWARD_VIEWER * TOWARD_VIEWER);
    x = from.x() / length * inPlane;
    y = -from.y() / length * inPlane;
  }

  /** Whether a step in the picture goes toward the light. */
  boolean comesFrom(int stepX, int stepY) {
    return stepX * x + stepY * y > 1e-9;
  }

  /**
   * Normal dot light at a point of a part.
   *
   * @param px picture x, usually a pixel's center
   * @param py picture y
   */
  public double on(PartMask mask, double[] capsules, Window window, double px, double py) {
    double atX = px + mask.lightX();
    double atY = py + mask.lightY();
    Finish finish = mask.part().finish();
    return finish.litAs().isPresent()
        ? onSphere(finish.litAs().get(), window, atX, atY)
        : onChain(mask, capsules, atX, atY);
  }

  private double onSphere(Finish.Sphere sphere, Window window, double px, double py) {
    double r = sphere.radius() * window.pixelsPerUnit();
    return onBall((px - window.x(sphere.x())) / r, (py - window.y(sphere.y())) / r);
  }

  /** The light on the capsule that stands highest over the point; flat shapes have none. */
  private double onChain(PartMask mask, double[] capsules, double px, double py) {
    int first = mask.firstCapsule() * 6;
    double highest = -Double.MAX_VALUE;
    double nearX = 0;
    double nearY = 0;
    for (int i = first; i < first + mask.capsuleCount() * 6; i += 6) {
      double dx = capsules[i + 3] - capsules[i];
      double dy = capsules[i + 4] - capsules[i + 1];
      double length = dx * dx + dy * dy;
      double along =
          length < 1e-9 ? 0 : ((px - capsules[i]) * dx + (py - capsules[i + 1]) * dy) / length;
      along = along < 0 ? 0 : along > 1 ? 1 : along;
      double r = capsules[i + 2] + (capsules[i + 5] - capsules[i + 2]) * along + RIM;
      double fromX = px - capsules[i] - dx * along;
      double fromY = py - capsules[i + 1] - dy * along;
      double away = fromX * fromX + fromY * fromY;
      if (away >= r * r && highest >= 0) {
        continue; // It lies below the picture's plane here, and another does not.
      }
      double ex = fromX / r;
      double ey = fromY / r;
      double out = away / (r * r);
      double height = out < 1 ? Math.sqrt(1 - out) * r : (1 - Math.sqrt(out)) * r;
      if (height > highest) {
        highest = height;
        nearX = ex;
        nearY = ey;
      }
    }
    return onBall(nearX, nearY);
  }

  /** Normal dot light at a point of the unit ball; beyond its rim the rim counts. */
  private double onBall(double ex, double ey) {
    double out = ex * ex + ey * ey;
    if (out >= 1) {
      return (ex * x + ey * y) / Math.sqrt(out);
    }
    return ex * x + ey * y + Math.sqrt(1 - out) * TOWARD_VIEWER;
  }
}
