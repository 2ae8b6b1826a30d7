package critterbake.sim.world;

import java.util.function.IntConsumer;

/** Edges in a uniform grid, so that a query touches only what lies near it. World units. */
final class EdgeGrid {
  /** About this many edges share a cell of an evenly filled grid. */
  private static final int EDGES_PER_CELL = 2;

  private static final int MAX_CELLS_A_SIDE = 1024;

  private final Edges edges;
  private final double[] ax;
  private final double[] ay;
  private final double[] bx;
  private final double[] by;
  private final double left;
  private final double bottom;
  private final double cell;
  private final int columns;
  private final int rows;
  private final int[] cellStart;
  private final int[] cellEdges;

  EdgeGrid(Edges edges) {
    this.edges = edges;
    ax = edges.ax();
    ay = edges.ay();
    bx = edges.bx();
    by = edges.by();
    left = edges.left();
    bottom = edges.bottom();
    double width = edges.right() - left;
    double height = edges.top() - bottom;
    cell = cell(width, height, edges.count());
    columns = 1 + (int) (width / cell);
    rows = 1 + (int) (height / cell);
    cellStart = new int[columns * rows + 1];
    for (int i = 0; i < edges.count(); i++) {
      visitCells(i, index -> cellStart[index + 1]++);
    }
    for (int i = 0; i < columns * rows; i++) {
      cellStart[i + 1] += cellStart[i];
    }
    cellEdges = new int[cellStart[columns * rows]];
    int[] next = cellStart.clone();
    for (int i = 0; i < edges.count(); i++) {
      int edge = i;
      visitCells(i, index -> cellEdges[next[index]++] = edge);
    }
  }

  /** The side of a cell in a grid that is this large. */
  private static double cell(double width, double height, int edges) {
    double side = Math.max(width, height);
    double area = Math.max(width * height, side * side / 64);
    double even = Math.sqrt(area * EDGES_PER_CELL / Math.max(1, edges));
    return Math.max(Math.max(even, side / MAX_CELLS_A_SIDE), 1e-6);
  }

  /** The cells an edge's line passes through (row by row, so long slanted edges fill no box). */
  private void visitCells(int edge, IntConsumer visitor) {
    double x0 = ax[edge];
    double y0 = ay[edge];
    double x1 = bx[edge];
    double y1 = by[edge];
    int firstRow = row(Math.min(y0, y1));
    int lastRow = row(Math.max(y0, y1));
    for (int row = firstRow; row <= lastRow; row++) {
      double low = x0;
      double high = x1;
      if (firstRow != lastRow) {
        double slope = (x1 - x0) / (y1 - y0);
        double rowBottom = bottom + row * cell;
        low = clampBetween(x0 + (rowBottom - y0) * slope, x0, x1);
        high = clampBetween(x0 + (rowBottom + cell - y0) * slope, x0, x1);
      }
      double slack = cell * 1e-6;
      int from = column(Math.min(low, high) - slack);
      int to = column(Math.max(low, high) + slack);
      for (int column = from; column <= to; column++) {
        visitor.accept(row * columns + column);
      }
    }
  }

  private static double clampBetween(double value, double a, double b) {
    return Math.max(Math.min(a, b), Math.min(Math.max(a, b), value));
  }

  private int column(double x) {
    return Math.max(0, Math.min(columns - 1, (int) Math.floor((x - left) / cell)));
  }

  private int row(double y) {
    return Math.max(0, Math.min(rows - 1, (int) Math.floor((y - bottom) / cell)));
  }

  private boolean apart(double x0, double y0, double x1, double y1) {
    return ax.length == 0
        || x1 < left
        || y1 < bottom
        || x0 > left + columns * cell
        || y0 > bottom + rows * cell;
  }

  /** Asked for each candidate of {@link #closest}: whether this point is a surface at all. */
  interface Filter {
    boolean accepts(double x, double y, double normalX, double normalY);
  }

  /**
   * The closest point within {@code hit.distance}; if one is found, the hit is overwritten.
   *
   * @return whether something nearer was found
   */
  boolean closest(double x, double y, Hit hit, Filter filter) {
    if (apart(x - hit.distance, y - hit.distance, x + hit.distance, y + hit.distance)) {
      return false;
    }
    int centerColumn = column(x);
    int centerRow = row(y);
    boolean found = false;
    int reach = Math.max(columns, rows);
    for (int ring = 0; ring <= reach; ring++) {
      if ((ring - 1) * cell > hit.distance + outside(x, y)) {
        break;
      }
      for (int row = Math.max(0, centerRow - ring);
          row <= Math.min(rows - 1, centerRow + ring);
          row++) {
        boolean whole = row == centerRow - ring || row == centerRow + ring;
        int step = whole || ring == 0 ? 1 : 2 * ring;
        for (int column = centerColumn - ring; column <= centerColumn + ring; column += step) {
          if (column >= 0 && column < columns) {
            found |= closestInCell(row * columns + column, x, y, hit, filter);
          }
        }
      }
    }
    return found;
  }

  /**
   * How far a point lies outside the grid, along the worse axis: its ring distances start there.
   */
  private double outside(double x, double y) {
    double dx = Math.max(0, Math.max(left - x, x - (left + columns * cell)));
    double dy = Math.max(0, Math.max(bottom - y, y - (bottom + rows * cell)));
    return Math.max(dx, dy);
  }

  private boolean closestInCell(int index, double x, double y, Hit hit, Filter filter) {
    boolean found = false;
    for (int k = cellStart[index]; k < cellStart[index + 1]; k++) {
      found |= closestOnEdge(cellEdges[k], x, y, hit, filter);
    }
    return found;
  }

  private boolean closestOnEdge(int edge, double x, double y, Hit hit, Filter filter) {
    double ex = bx[edge] - ax[edge];
    double ey = by[edge] - ay[edge];
    double length2 = ex * ex + ey * ey;
    if (!(length2 > 0)) {
      return false;
    }
    double along = ((x - ax[edge]) * ex + (y - ay[edge]) * ey) / length2;
    double share = Math.max(0, Math.min(1, along));
    double px = ax[edge] + share * ex;
    double py = ay[edge] + share * ey;
    double distance = Math.sqrt((x - px) * (x - px) + (y - py) * (y - py));
    if (distance >= hit.distance) {
      return false;
    }
    double length = Math.sqrt(length2);
    double nx = -ey / length;
    double ny = ex / length;
    if (!filter.accepts(px, py, nx, ny)) {
      return false;
    }
    hit.x = px;
    hit.y = py;
    hit.normalX = nx;
    hit.normalY = ny;
    hit.distance = distance;
    return true;
  }

  /**
   * The first edge a segment crosses, within {@code hit.distance} of its start; if one is found,
   * the hit is overwritten.
   *
   * @return whether something nearer was found
   */
  boolean cast(double x0, double y0, double x1, double y1, Hit hit) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double length = Math.sqrt(dx * dx + dy * dy);
    double boxLeft = Math.min(x0, x1);
    double boxRight = Math.max(x0, x1);
    if (!(length > 0) || apart(boxLeft, Math.min(y0, y1), boxRight, Math.max(y0, y1))) {
      return false;
    }
    int firstRow = row(Math.min(y0, y1));
    int lastRow = row(Math.max(y0, y1));
    boolean found = false;
    for (int row = firstRow; row <= lastRow; row++) {
      double low = x0;
      double high = x1;
      if (firstRow != lastRow) {
        double rowBottom = bottom + row * cell;
        low = clampBetween(x0 + (rowBottom - y0) * dx / dy, x0, x1);
        high = clampBetween(x0 + (rowBottom + cell - y0) * dx / dy, x0, x1);
      }
      if (row == 0 || row == rows - 1) {
        // Rows at the rim stand for everything beyond it too.
        low = boxLeft;
        high = boxRight;
      }
      double slack = cell * 1e-6;
      int from = column(Math.min(low, high) - slack);
      int to = column(Math.max(low, high) + slack);
      for (int column = from; column <= to; column++) {
        found |= castInCell(row * columns + column, x0, y0, dx / length, dy / length, length, hit);
      }
    }
    return found;
  }

  private boolean castInCell(
      int index, double x0, double y0, double ux, double uy, double length, Hit hit) {
    boolean found = false;
    for (int k = cellStart[index]; k < cellStart[index + 1]; k++) {
      found |= castOnEdge(cellEdges[k], x0, y0, ux, uy, length, hit);
    }
    return found;
  }

  private boolean castOnEdge(
      int edge, double x0, double y0, double ux, double uy, double length, Hit hit) {
    double ex = bx[edge] - ax[edge];
    double ey = by[edge] - ay[edge];
    double turn = ux * ey - uy * ex;
    if (turn == 0) {
      return false;
    }
    double qx = ax[edge] - x0;
    double qy = ay[edge] - y0;
    double along = (qx * ey - qy * ex) / turn;
    double share = (qx * uy - qy * ux) / turn;
    if (share < 0 || share > 1 || along < 0 || along > length || along >= hit.distance) {
      return false;
    }
    double edgeLength = Math.sqrt(ex * ex + ey * ey);
    hit.x = x0 + along * ux;
    hit.y = y0 + along * uy;
    hit.normalX = -ey / edgeLength;
    hit.normalY = ex / edgeLength;
    hit.distance = along;
    return true;
  }

  /**
   * How often the edges wind around a point: 0 outside everything. Counts crossings to its right.
   */
  int winding(double x, double y) {
    if (apart(x, y, x, y)) {
      return 0;
    }
    int row = row(y);
    int winding = 0;
    for (int column = column(x); column < columns; column++) {
      int index = row * columns + column;
      for (int k = cellStart[index]; k < cellStart[index + 1]; k++) {
        winding += crossing(cellEdges[k], x, y, column);
      }
    }
    return winding;
  }

  /** An edge lies in several cells, but is counted in the one it crosses the height y in. */
  private int crossing(int edge, double x, double y, int column) {
    boolean above = ay[edge] > y;
    if (above == by[edge] > y) {
      return 0;
    }
    double crossX = ax[edge] + (y - ay[edge]) / (by[edge] - ay[edge]) * (bx[edge] - ax[edge]);
    if (crossX <= x || column(crossX) != column) {
      return 0;
    }
    return above ? -1 : 1;
  }

  /** Whether any two edges properly cross. */
  boolean hasCrossing() {
    for (int cell = 0; cell < columns * rows; cell++) {
      for (int i = cellStart[cell]; i < cellStart[cell + 1]; i++) {
        for (int j = cellStart[cell]; j < i; j++) {
          if (edges.cross(cellEdges[i], cellEdges[j])) {
            return true;
          }
        }
      }
    }
    return false;
  }

  Edges edges() {
    return edges;
  }
}
