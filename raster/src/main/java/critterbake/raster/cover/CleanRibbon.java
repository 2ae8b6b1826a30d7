package critterbake.raster.cover;

import critterbake.raster.view.FrameBounds;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;

/** A ribbon with clean edges: a chain of capsules along its center line. */
public final class CleanRibbon implements ShapeCover<Shape.Ribbon> {
  private final Coverage coverage = new Coverage();
  private final Contour contour = new Contour();

  @Override
  public void cover(Part part, Shape.Ribbon ribbon, Window window, Masks out) {
    double scale = window.pixelsPerUnit();
    double[] half = ribbon.halfWidth();
    int n = half.length;
    double left = Double.MAX_VALUE;
    double top = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double bottom = -Double.MAX_VALUE;
    for (int i = 0; i < n; i++) {
      double r = half[i] * scale;
      left = Math.min(left, window.x(ribbon.x()[i]) - r);
      right = Math.max(right, window.x(ribbon.x()[i]) + r);
      top = Math.min(top, window.y(ribbon.y()[i]) - r);
      bottom = Math.max(bottom, window.y(ribbon.y()[i]) + r);
    }
    PartMask mask =
        out.add(part, part.material(), FrameBounds.around(left, top, right, bottom, window));
    coverage.open(mask.left(), mask.top(), mask.width(), mask.height());
    for (int i = 0; i + 1 < n; i++) {
      double x0 = window.x(ribbon.x()[i]);
      double y0 = window.y(ribbon.y()[i]);
      double x1 = window.x(ribbon.x()[i + 1]);
      double y1 = window.y(ribbon.y()[i + 1]);
      contour.capsule(coverage, x0, y0, half[i] * scale, x1, y1, half[i + 1] * scale);
      out.light(x0, y0, half[i] * scale, x1, y1, half[i + 1] * scale);
    }
    coverage.fill(out.bytes(), mask.offset());
  }
}
