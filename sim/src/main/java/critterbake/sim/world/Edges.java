package critterbake.sim.world;

import java.util.Arrays;
import java.util.List;

/**
 * Directed edges with the air on their left, world units in flat arrays.
 *
 * @param ax where each edge starts
 * @param ay where each edge starts
 * @param bx where each edge ends
 * @param by where each edge ends
 */
record Edges(double[] ax, double[] ay, double[] bx, double[] by) {
  private Edges(int count) {
    this(new double[count], new double[count], new double[count], new double[count]);
  }

  /**
   * The edges of rock.
   *
   * @param rings closed polygons as x0, y0, x1, y1..., counter-clockwise or not
   */
  static Edges ofRings(List<double[]> rings) {
    int count = 0;
    for (double[] ring : rings) {
      count += ring.length / 2;
    }
    Edges edges = new Edges(count);
    int first = 0;
    for (double[] ring : rings) {
      edges.setRing(first, ring);
      first += ring.length / 2;
    }
    return edges;
  }

  /** An open line from left to right with the air above; {@code NaN} points are gaps. */
  static Edges ofLine(double[] line) {
    int count = 0;
    Edges edges = new Edges(Math.max(0, line.length / 2 - 1));
    for (int i = 0; i + 3 < line.length; i += 2) {
      if (!Double.isNaN(line[i + 1]) && !Double.isNaN(line[i + 3])) {
        edges.set(count++, line, i, i + 2);
      }
    }
    return edges.first(count);
  }

  private void setRing(int first, double[] ring) {
    int n = ring.length / 2;
    boolean clockwise = Solids.signedArea(ring) < 0;
    for (int i = 0; i < n; i++) {
      int from = 2 * (clockwise ? i : n - 1 - i);
      int to = 2 * (clockwise ? (i + 1) % n : (2 * n - 2 - i) % n);
      set(first + i, ring, from, to);
    }
  }

  private void set(int edge, double[] points, int from, int to) {
    ax[edge] = points[from];
    ay[edge] = points[from + 1];
    bx[edge] = points[to];
    by[edge] = points[to + 1];
  }

  private Edges first(int count) {
    return new Edges(
        Arrays.copyOf(ax, count),
        Arrays.copyOf(ay, count),
        Arrays.copyOf(bx, count),
        Arrays.copyOf(by, count));
  }

  int count() {
    return ax.length;
  }

  /** Length of all edges together. */
  double length() {
    double length = 0;
    for (int i = 0; i < ax.length; i++) {
      double ex = bx[i] - ax[i];
      double ey = by[i] - ay[i];
      length += Math.sqrt(ex * ex + ey * ey);
    }
    return length;
  }

  /** The least x; 0 without edges. */
  double left() {
    return least(ax, bx);
  }

  /** The least y; 0 without edges. */
  double bottom() {
    return least(ay, by);
  }

  /** The greatest x; 0 without edges. */
  double right() {
    return greatest(ax, bx);
  }

  /** The greatest y; 0 without edges. */
  double top() {
    return greatest(ay, by);
  }

  private static double least(double[] a, double[] b) {
    double least = a.length == 0 ? 0 : Double.POSITIVE_INFINITY;
    for (int i = 0; i < a.length; i++) {
      least = Math.min(least, Math.min(a[i], b[i]));
    }
    return least;
  }

  private static double greatest(double[] a, double[] b) {
    double greatest = a.length == 0 ? 0 : Double.NEGATIVE_INFINITY;
    for (int i = 0; i < a.length; i++) {
      greatest = Math.max(greatest, Math.max(a[i], b[i]));
    }
    return greatest;
  }

  /** Whether two edges properly cross. */
  boolean cross(int a, int b) {
    return side(a, ax[b], ay[b]) * side(a, bx[b], by[b]) < 0
        && side(b, ax[a], ay[a]) * side(b, bx[a], by[a]) < 0;
  }

  private double side(int edge, double x, double y) {
    double turn = (bx[edge] - ax[edge]) * (y - ay[edge]) - (by[edge] - ay[edge]) * (x - ax[edge]);
    return Math.signum(turn);
  }
}
