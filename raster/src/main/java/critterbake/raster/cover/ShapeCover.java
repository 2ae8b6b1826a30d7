package critterbake.raster.cover;

import critterbake.raster.view.Window;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;

/**
 * Turns one kind of shape into masks at the final size. It may keep buffers: every worker has its
 * own.
 *
 * @param <S> the kind of shape
 */
public interface ShapeCover<S extends Shape> {
  /** Adds the masks of a part; {@code shape} is the part's shape. */
  void cover(Part part, S shape, Window window, Masks out);
}
