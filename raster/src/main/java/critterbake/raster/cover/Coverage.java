package critterbake.raster.cover;

import java.util.Arrays;

/**
 * The covered area of straight-edged polygons, as bytes: the one rasterizer. Pieces added between
 * {@link #open} and {@link #fill} are one shape, so where they overlap nothing counts twice. A
 * shape is either of convex pieces, or of polygons under the nonzero rule, which must turn the same
 * way.
 *
 * <p>Each pixel row is cut into eight lines; on each line the spans are exact to 1/256 pixel. It
 * uses only the four operations and {@code floor}, hence the same bytes everywhere. (Java2D's
 * filler gives the same areas but needs about ten microseconds a call, more for one walker than a
 * frame may take; it serves the tests as an independent reference.)
 */
public final class Coverage {
  /** Lines a pixel row is cut into. */
  private static final int LINES = 8;

  /** Steps a pixel is cut into along a line. */
  private static final int STEPS = 256;

  /** The area of a wholly covered pixel is two to this power. */
  private static final int FULL_SHIFT = 11;

  private static final int FULL = STEPS * LINES;

  /** Vertices lie on a grid of so many steps a pixel: the last bits of a sum decide nothing. */
  private static final int VERTEX_GRID = 1024;

  /** Grid steps from a line to the next are two to this power; its middle lies half as many in. */
  private static final int LINE_SHIFT = 7;

  private static final int HALF_LINE = VERTEX_GRID / LINES / 2;

  private static final double SLACK = 1e-4;

  /** The start of a stretch that is not there. */
  private static final int NOTHING = Integer.MAX_VALUE;

  /** Edges of polygons go up or down; those of convex pieces need not tell. */
  private static final int UP = 0;

  private static final int DOWN = 1;
  private static final int CONVEX = 2;

  private int left;
  private int top;
  private int width;
  private int height;
  private int[] changes = new int[0];

  /** By line: the ends of what the convex pieces so far cover of it, where that is one stretch. */
  private int[] from = new int[0];

  private int[] to = new int[0];

  /** By line: the ends of what the convex piece that is being added covers of it. */
  private int[] enter = new int[0];

  private int[] leave = new int[0];

  /** By line: where edges cross it, for what is not one stretch. */
  private int[] crossings = new int[0];

  private int[] counts = new int[0];
  private int slots = 8;
  private int firstEntered;
  private int endEntered;

  /** Begins a shape inside a rectangle of whole pixels; what lies outside is cut off. */
  public void open(int newLeft, int newTop, int newWidth, int newHeight) {
    left = newLeft;
    top = newTop;
    width = newWidth;
    height = newHeight;
    int lines = height * LINES;
    if (counts.length < lines) {
      makeRoom(lines);
    }
    Arrays.fill(counts, 0, lines, 0);
    Arrays.fill(from, 0, lines, NOTHING);
    if (changes.length < width + 2) {
      changes = new int[width + 2];
    }
  }

  private void makeRoom(int lines) {
    counts = new int[lines];
    crossings = new int[lines * slots];
    from = new int[lines];
    to = new int[lines];
    enter = new int[lines];
    leave = new int[lines];
    Arrays.fill(enter, NOTHING);
  }

  /** Adds a polygon, closed by itself, in picture pixels. */
  public void polygon(double[] x, double[] y, int count) {
    edges(x, y, count, false);
  }

  /** Adds a polygon without dents, closed by itself, in picture pixels. */
  public void convex(double[] x, double[] y, int count) {
    firstEntered = height * LINES;
    endEntered = 0;
    edges(x, y, count, true);
    for (int line = firstEntered; line < endEntered; line++) {
      join(line, enter[line], leave[line]);
      enter[line] = NOTHING;
      leave[line] = 0;
    }
  }

  private void edges(double[] x, double[] y, int count, boolean convex) {
    if (count < 3) {
      return;
    }
    long x0 = onGrid(x[count - 1], left);
    long y0 = onGrid(y[count - 1], top);
    long line0 = line(y0);
    for (int i = 0; i < count; i++) {
      long x1 = onGrid(x[i], left);
      long y1 = onGrid(y[i], top);
      long line1 = line(y1);
      if (line0 < line1) {
        edge(x0, y0, x1, y1, line0, line1, convex ? CONVEX : DOWN);
      } else if (line1 < line0) {
        edge(x1, y1, x0, y0, line1, line0, convex ? CONVEX : UP);
      }
      x0 = x1;
      y0 = y1;
      line0 = line1;
    }
  }

  /** Adds a stretch of a line to what the pieces before cover of it. */
  private void join(int line, int start, int end) {
    if (from[line] == NOTHING) {
      from[line] = start;
      to[line] = end;
    } else if (start <= to[line] && end >= from[line]) {
      from[line] = Math.min(from[line], start);
      to[line] = Math.max(to[line], end);
    } else {
      note(line, start << 1 | DOWN);
      note(line, end << 1 | UP);
    }
  }

  /**
   * Ends the shape.
   *
   * @param into receives width times height bytes, 0 to 255 unsigned, top row first
   * @param offset where they go
   */
  public void fill(byte[] into, int offset) {
    for (int row = 0; row < height; row++) {
      boolean touched = false;
      for (int line = row * LINES; line < (row + 1) * LINES; line++) {
        if (counts[line] > 0) {
          spans(line);
          touched = true;
        } else if (from[line] != NOTHING) {
          span(from[line], to[line]);
          touched = true;
        }
      }
      int at = offset + row * width;
      if (touched) {
        emit(into, at);
      } else {
        Arrays.fill(into, at, at + width, (byte) 0);
      }
    }
  }

  /** A coordinate as a whole number of grid steps from the rectangle's edge. */
  private static long onGrid(double value, int edge) {
    double place = value * VERTEX_GRID + 0.5 + SLACK;
    long whole = (long) place;
    return (whole > place ? whole - 1 : whole) - (long) edge * VERTEX_GRID;
  }

  /** The first line whose middle lies at a height or below. */
  private static long line(long y) {
    return y + HALF_LINE - 1 >> LINE_SHIFT;
  }

  /**
   * Notes where an edge from (x0, y0) down to (x1, y1) crosses the middle of each line.
   *
   * @param firstLine the first line it crosses
   * @param endLine the line after the last
   */
  private void edge(
      long x0, long y0, long x1, long y1, long firstLine, long endLine, int direction) {
    int lines = height * LINES;
    int first = (int) Math.max(0, Math.min(lines, firstLine));
    int end = (int) Math.max(0, Math.min(lines, endLine));
    if (first >= end) {
      return;
    }
    double slope = (double) (x1 - x0) / (y1 - y0);
    double step = slope * STEPS / LINES;
    double down = (first + 0.5) / LINES - y0 / (double) VERTEX_GRID;
    double x = (x0 / (double) VERTEX_GRID + down * slope) * STEPS + 0.5;
    int limit = width * STEPS;
    if (direction == CONVEX) {
      firstEntered = Math.min(firstEntered, first);
      endEntered = Math.max(endEntered, end);
    }
    for (int line = first; line < end; line++) {
      int crossing = Math.max(0, Math.min(limit, (int) x));
      if (direction == CONVEX) {
        enter[line] = Math.min(enter[line], crossing);
        leave[line] = Math.max(leave[line], crossing);
      } else {
        note(line, crossing << 1 | direction);
      }
      x += step;
    }
  }

  private void note(int line, int crossing) {
    int count = counts[line];
    if (count == slots) {
      widen();
    }
    crossings[line * slots + count] = crossing;
    counts[line] = count + 1;
  }

  private void widen() {
    int[] wider = new int[counts.length * slots * 2];
    for (int line = 0; line < counts.length; line++) {
      System.arraycopy(crossings, line * slots, wider, line * slots * 2, counts[line]);
    }
    slots *= 2;
    crossings = wider;
  }

  /** Adds the parts of a line of several stretches. */
  private void spans(int line) {
    if (from[line] != NOTHING) {
      note(line, from[line] << 1 | DOWN);
      note(line, to[line] << 1 | UP);
    }
    int base = line * slots;
    int end = base + counts[line];
    sort(base, end);
    pieces(base, end);
  }

  /** Adds the parts of a line of sorted crossings that lie inside, under the nonzero rule. */
  private void pieces(int base, int end) {
    int winding = 0;
    int start = 0;
    for (int i = base; i < end; i++) {
      int before = winding;
      winding += (crossings[i] & 1) == 1 ? 1 : -1;
      if (before == 0) {
        start = crossings[i] >> 1;
      } else if (winding == 0) {
        span(start, crossings[i] >> 1);
      }
    }
  }

  /** Sorts a few crossings by insertion. */
  private void sort(int base, int end) {
    for (int next = base + 1; next < end; next++) {
      int crossing = crossings[next];
      int i = next;
      while (i > base && crossings[i - 1] > crossing) {
        crossings[i] = crossings[i - 1];
        i--;
      }
      crossings[i] = crossing;
    }
  }

  /** Notes by how much the covered area changes from pixel to pixel at both ends of a span. */
  private void span(int from, int to) {
    int first = from >> 8;
    int last = to >> 8;
    changes[first] += STEPS - (from & 255);
    changes[first + 1] += from & 255;
    changes[last] -= STEPS - (to & 255);
    changes[last + 1] -= to & 255;
  }

  /** Sums the changes of a row up to areas, turns those into bytes, and clears the changes. */
  private void emit(byte[] into, int at) {
    int area = 0;
    for (int x = 0; x < width; x++) {
      area += changes[x];
      changes[x] = 0;
      into[at + x] = (byte) (area * 255 + FULL / 2 >> FULL_SHIFT);
    }
    changes[width] = 0;
    changes[width + 1] = 0;
  }
}
