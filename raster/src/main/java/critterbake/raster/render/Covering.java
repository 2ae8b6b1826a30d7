package critterbake.raster.render;

import critterbake.raster.cover.LayerCover;
import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartCover;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The first stage of a frame: layers become masks, back to front. Every worker has its own. */
final class Covering {
  private static final Comparator<Part> BY_DEPTH = (a, b) -> Double.compare(a.depth(), b.depth());

  private final PartCover parts;
  private final LayerCover goop;
  private final List<Part> ordered = new ArrayList<>();

  Covering(PartCover parts, LayerCover goop) {
    this.parts = parts;
    this.goop = goop;
  }

  void cover(FrameInFlight frame, Window window) {
    for (Layer layer : frame.pose.layers()) {
      Masks masks =
          layer.stage() == Layer.Stage.AFTER_EFFECTS ? frame.after.masks : frame.before.masks;
      switch (layer.blend()) {
        case PARTS -> coverParts(layer, window, masks);
        case GOOP -> goop.cover(layer, window, masks);
      }
    }
  }

  private void coverParts(Layer layer, Window window, Masks masks) {
    ordered.clear();
    ordered.addAll(layer.parts());
    ordered.sort(BY_DEPTH);
    for (Part part : ordered) {
      parts.cover(part, window, masks);
    }
  }
}
