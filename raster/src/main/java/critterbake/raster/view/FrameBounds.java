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

  /** Bounds never reach farther beyond a frame than this. */
  private static final int FAR = 1 << 11;

  /** Bounds of more pixels than this reach no farther than {@link #NEAR}, or memory would go. */
  private static final int LARGE = 1 << 20;

  private static final int NEAR = 1 << 8;

  /**
   * The whole pixels that hold a rectangle, as far as they lie in a frame or not too far beyond.
   */
  public static FrameBounds around(
      double left, double top, double right, double bottom, Window window) {
    FrameBounds far = within(FAR, left, top, right, bottom, window);
    long pixels = (long) (far.right - far.left) * (far.bottom - far.top);
    // What is seen through a single pixel is only looked at to find the frame it needs.
    return pixels <= LARGE || window.isPinhole()
        ? far
        : within(NEAR, left, top, right, bottom, window);
  }

  private static FrameBounds within(
      int reach, double left, double top, double right, double bottom, Window window) {
    int l = clamp(Math.floor(left + 1e-7), window.width(), reach);
    int t = clamp(Math.floor(top + 1e-7), window.height(), reach);
    int r = clamp(Math.ceil(right), window.width(), reach);
    int b = clamp(Math.ceil(bottom), window.height(), reach);
    return new FrameBounds(l, t, Math.max(l, r), Math.max(t, b));
  }

  private static int clamp(double value, int size, int reach) {
    return (int) Math.max(-reach, Math.min(size + reach, value));
  }

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

  /** The same bounds in pixels a whole number of times larger, rounded outward. */
  public FrameBounds shrunk(int factor) {
    return factor == 1
        ? this
        : new FrameBounds(
            Math.floorDiv(left, factor),
            Math.floorDiv(top, factor),
            -Math.floorDiv(-right, factor),
            -Math.floorDiv(-bottom, factor));
  }

  public FrameBounds grown(int pixels) {
    return isEmpty()
        ? this
        : new FrameBounds(left - pixels, top - pixels, right + pixels, bottom + pixels);
  }
}
