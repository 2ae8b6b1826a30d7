package critterbake.raster.goop;

import critterbake.raster.cover.LayerCover;
import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.look.GoopLook;
import critterbake.raster.view.FrameBounds;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;

/**
 * Makes one part, {@code goop}, of a melted layer: the mass, and its lit rims in a second material.
 */
public final class GoopCover implements LayerCover {
  private static final String PART = "goop";
  private static final String RIM = "rim";

  private final GoopMelter melter;

  public GoopCover(GoopLook look) {
    melter = new GoopMelter(look);
  }

  @Override
  public void cover(Layer layer, Window window, Masks out) {
    if (layer.parts().isEmpty()) {
      return;
    }
    melter.melt(layer, window);
    FrameBounds bounds = melter.bounds();
    if (bounds.isEmpty()) {
      return;
    }
    Part first = layer.parts().get(0);
    Shape place = new Shape.Disc(0, 0, 0);
    Part goop = new Part(PART, first.actor(), first.material(), first.depth(), place, Finish.PLAIN);
    PartMask mass = out.addUnlit(goop, first.material(), Finish.Tone.MID, bounds);
    mass.asMelted();
    PartMask rim = out.addUnlit(goop, RIM, Finish.Tone.MID, bounds);
    rim.asMelted();
    copy(window, mass, GoopMelter.MASS, out);
    copy(window, rim, GoopMelter.RIM, out);
  }

  private void copy(Window window, PartMask mask, byte wanted, Masks out) {
    byte[] tone = melter.tone();
    byte[] bytes = out.bytes();
    for (int row = 0; row < mask.height(); row++) {
      int from = (mask.top() + row) * window.width() + mask.left();
      int to = mask.offset() + row * mask.width();
      for (int column = 0; column < mask.width(); column++) {
        bytes[to + column] = (byte) (tone[from + column] == wanted ? 255 : 0);
      }
    }
  }
}
