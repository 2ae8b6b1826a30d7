package critterbake.sim.creature.goop;

import java.util.Arrays;

/**
 * Points with normals in flat arrays, sorted into a grid so that those in a box are found quickly.
 */
final class PointGrid {
  private static final int GROWTH = 2;
  private static final int MAX_CELLS_A_SIDE = 1024;

  private double[] x = new double[16];
  private double[] y = new double[16];
  private double[] normalX = new double[16];
  private double[] normalY = new double[16];
  private int count;
  private double cell;
  private double left = Double.POSITIVE_INFINITY;
  private double bottom = Double.POSITIVE_INFINITY;
  private double right = Double.NEGATIVE_INFINITY;
  private double top = Double.NEGATIVE_INFINITY;
  private int columns;
  private int rows;
  private int[] cellStart;

  /** Receives points. */
  interface Visitor {
    void point(double x, double y, double normalX, double normalY);
  }

  /**
   * @param cell side of a cell, units; wide grids have larger ones
   */
  PointGrid(double cell) {
    this.cell = cell;
  }

  void add(double px, double py, double nx, double ny) {
    if (count == x.length) {
      x = Arrays.copyOf(x, GROWTH * count);
      y = Arrays.copyOf(y, GROWTH * count);
      normalX = Arrays.copyOf(normalX, GROWTH * count);
      normalY = Arrays.copyOf(normalY, GROWTH * count);
    }
    x[count] = px;
    y[count] = py;
    normalX[count] = nx;
    normalY[count++] = ny;
    left = Math.min(left, px);
    right = Math.max(right, px);
    bottom = Math.min(bottom, py);
    top = Math.max(top, py);
  }

  /** Sorts the points into cells; none may be added afterwards. */
  PointGrid sorted() {
    cell = Math.max(cell, Math.max(right - left, top - bottom) / MAX_CELLS_A_SIDE);
    columns = count == 0 ? 0 : 1 + (int) ((right - left) / cell);
    rows = count == 0 ? 0 : 1 + (int) ((top - bottom) / cell);
    cellStart = new int[columns * rows + 1];
    for (int i = 0; i < count; i++) {
      cellStart[cellOf(i) + 1]++;
    }
    for (int i = 0; i < columns * rows; i++) {
      cellStart[i + 1] += cellStart[i];
    }
    int[] next = cellStart.clone();
    int[] place = new int[count];
    for (int i = 0; i < count; i++) {
      place[i] = next[cellOf(i)]++;
    }
    x = placed(x, place);
    y = placed(y, place);
    normalX = placed(normalX, place);
    normalY = placed(normalY, place);
    return this;
  }

  private double[] placed(double[] values, int[] place) {
    double[] sorted = new double[count];
    for (int i = 0; i < count; i++) {
      sorted[place[i]] = values[i];
    }
    return sorted;
  }

  private int cellOf(int i) {
    int row = (int) ((y[i] - bottom) / cell);
    int column = (int) ((x[i] - left) / cell);
    return row * columns + column;
  }

  /** Hands over the points of all cells a box touches, in a fixed order. */
  void near(double boxLeft, double boxBottom, double boxRight, double boxTop, Visitor visitor) {
    if (count == 0 || boxRight < left || boxTop < bottom || boxLeft > right || boxBottom > top) {
      return;
    }
    int fromColumn = Math.max(0, (int) ((boxLeft - left) / cell));
    int toColumn = Math.min(columns - 1, (int) ((boxRight - left) / cell));
    int fromRow = Math.max(0, (int) ((boxBottom - bottom) / cell));
    int toRow = Math.min(rows - 1, (int) ((boxTop - bottom) / cell));
    for (int row = fromRow; row <= toRow; row++) {
      int end = cellStart[row * columns + toColumn + 1];
      for (int i = cellStart[row * columns + fromColumn]; i < end; i++) {
        visitor.point(x[i], y[i], normalX[i], normalY[i]);
      }
    }
  }
}
