package critterbake.raster.measure;

import critterbake.raster.Frame;
import java.util.Set;
import java.util.TreeSet;

/**
 * Counts the faults a pixel artist would see, over the frames of one clip in their order.
 *
 * <ul>
 *   <li>colors: distinct colors, transparent not counted;
 *   <li>orphans: opaque pixels with no opaque pixel among their eight neighbours;
 *   <li>doubled corners: opaque pixels that make an L of a line one pixel wide;
 *   <li>boil: pixels that change from one frame to the next and back again in the one after, while
 *       nothing around them changes.
 * </ul>
 */
public final class PictureMetrics {
  private final Set<Integer> colors = new TreeSet<>();
  private long orphans;
  private long corners;
  private long boil;
  private Frame last;
  private Frame lastButOne;

  /** Adds the next frame; all have one size. */
  public void add(Frame frame) {
    for (int y = 0; y < frame.height(); y++) {
      for (int x = 0; x < frame.width(); x++) {
        int color = frame.argb()[y * frame.width() + x];
        if (color >>> 24 != 0) {
          colors.add(color);
          orphans += isOrphan(frame, x, y) ? 1 : 0;
          corners += isDoubledCorner(frame, x, y) ? 1 : 0;
        }
      }
    }
    if (lastButOne != null) {
      boil += boil(lastButOne, last, frame);
    }
    lastButOne = last;
    last = frame;
  }

  /** Distinct colors, transparent not counted. */
  public int colors() {
    return colors.size();
  }

  public long orphans() {
    return orphans;
  }

  public long doubledCorners() {
    return corners;
  }

  public long boil() {
    return boil;
  }

  private static boolean isOrphan(Frame frame, int x, int y) {
    return sides(frame, x, y) + corners(frame, x, y) == 0;
  }

  /** On two sides that meet in a corner and nowhere else, the corner between them being empty. */
  private static boolean isDoubledCorner(Frame frame, int x, int y) {
    if (sides(frame, x, y) != 2) {
      return false;
    }
    int dx = on(frame, x - 1, y) - on(frame, x + 1, y);
    int dy = on(frame, x, y - 1) - on(frame, x, y + 1);
    return dx != 0
        && dy != 0
        && on(frame, x - dx, y - dy) == 0
        && corners(frame, x, y) <= 2
        && isLineEnd(frame, x - dx, y)
        && isLineEnd(frame, x, y - dy);
  }

  /** A pixel of a line one pixel wide has at most two side neighbours. */
  private static boolean isLineEnd(Frame frame, int x, int y) {
    return sides(frame, x, y) <= 2;
  }

  private static long boil(Frame a, Frame b, Frame c) {
    long count = 0;
    for (int y = 0; y < b.height(); y++) {
      for (int x = 0; x < b.width(); x++) {
        int i = y * b.width() + x;
        if (a.argb()[i] == c.argb()[i] && a.argb()[i] != b.argb()[i] && isAlone(a, b, x, y)) {
          count++;
        }
      }
    }
    return count;
  }

  /** Whether a pixel changed while its side neighbours stayed. */
  private static boolean isAlone(Frame a, Frame b, int x, int y) {
    return stays(a, b, x - 1, y)
        && stays(a, b, x + 1, y)
        && stays(a, b, x, y - 1)
        && stays(a, b, x, y + 1);
  }

  private static boolean stays(Frame a, Frame b, int x, int y) {
    return x < 0
        || y < 0
        || x >= a.width()
        || y >= a.height()
        || a.argb()[y * a.width() + x] == b.argb()[y * a.width() + x];
  }

  private static int sides(Frame frame, int x, int y) {
    return on(frame, x - 1, y) + on(frame, x + 1, y) + on(frame, x, y - 1) + on(frame, x, y + 1);
  }

  private static int corners(Frame frame, int x, int y) {
    return on(frame, x - 1, y - 1)
        + on(frame, x + 1, y - 1)
        + on(frame, x - 1, y + 1)
        + on(frame, x + 1, y + 1);
  }

  private static int on(Frame frame, int x, int y) {
    boolean inside = x >= 0 && y >= 0 && x < frame.width() && y < frame.height();
    return inside && frame.argb()[y * frame.width() + x] >>> 24 != 0 ? 1 : 0;
  }
}
