package critterbake.raster.cover;

import critterbake.raster.view.Window;
import critterbake.sim.pose.Layer;

/**
 * Turns a whole layer into masks, for layers whose parts melt together. It may keep buffers: every
 * worker has its own.
 */
public interface LayerCover {
  void cover(Layer layer, Window window, Masks out);
}
