package critterbake.raster.view;

/**
 * A part that leaves the frame.
 *
 * @param part its key, {@code actor.part}
 * @param side the edge it leaves by
 * @param pixels how far it reaches beyond, its outline included
 */
public record CutOff(String part, Side side, int pixels) {
  /** An edge of the frame. */
  public enum Side {
    LEFT,
    TOP,
    RIGHT,
    BOTTOM
  }
}
