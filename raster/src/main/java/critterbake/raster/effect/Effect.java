package critterbake.raster.effect;

/**
 * A step between the colors of the creature and the finished frame, such as a ghost. Effects keep
 * no state: the same picture in, the same picture out, on any thread.
 */
public interface Effect {
  void apply(Picture picture);
}
