package critterbake.raster.view;

/**
 * Whole-pixel bounds in a frame, y down; they may reach beyond it.
 *
 * @param left first column
 * @param top first row
 * @param right column after the last
 * @param bottom row after the last
 */
public record FrameBounds(int left, int top, int right, int bottom) {
  public static final FrameBounds EMPTY = new FrameBounds(0, 0, 0, 0);

  public boolean isEmpty() {
    return right <= left || bottom <= top;
  }

  /** The smallest bounds that hold both. */
  public FrameBounds with(FrameBounds other) {
    if (isEmpty()) {
      return other;
    }
    if (other.isEmpty()) {
      return this;
    }
    return new FrameBounds(
        Math.min(left, other.left),
        Math.min(top, other.top),
        Math.max(right, other.right),
        Math.max(bottom, other.bottom));
  }

  public FrameBounds grown(int pixels) {
    return isEmpty()
        ? this
        : new FrameBounds(left - pixels, top - pixels, right + pixels, bottom + pixels);
  }
}
