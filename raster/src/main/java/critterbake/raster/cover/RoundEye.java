package critterbake.raster.cover;

import critterbake.raster.view.FrameBounds;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Finish.Tone;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;

/** A round eye: a disc in the part's material with its iris in the outline color. */
public final class RoundEye implements ShapeCover<Shape.Eye> {
  private final Coverage coverage = new Coverage();
  private final Contour contour = new Contour();

  @Override
  public void cover(Part part, Shape.Eye eye, Window window, Masks out) {
    double scale = window.pixelsPerUnit();
    disc(part, Tone.MID, window.x(eye.x()), window.y(eye.y()), eye.radius() * scale, window, out);
    if (eye.open() > 0) {
      disc(
          part,
          Tone.OUTLINE,
          window.x(eye.irisX()),
          window.y(eye.irisY()),
          eye.irisRadius() * scale,
          window,
          out);
    }
  }

  private void disc(Part part, Tone tone, double x, double y, double r, Window window, Masks out) {
    PartMask mask =
        out.addUnlit(
            part, part.material(), tone, FrameBounds.around(x - r, y - r, x + r, y + r, window));
    coverage.open(mask.left(), mask.top(), mask.width(), mask.height());
    contour.disc(coverage, x, y, r);
    coverage.fill(out.bytes(), mask.offset());
    mask.movesWith(x, y);
  }
}
