package critterbake.raster.goop;

import critterbake.raster.view.Window;
import java.util.Arrays;

/**
 * Marks the pixels whose middle lies in a ring. Each edge is looked at once and in the rows it
 * crosses only, so that terrain of many thousand edges costs little more than its pixels.
 */
final class RingFill {
  private double[] pointX = new double[0];
  private double[] pointY = new double[0];

  /** Where edges cross the middles of rows, row by row; each row's begin at its start. */
  private double[] crossings = new double[0];

  private int[] start = new int[0];
  private int[] filled = new int[0];

  /**
   * @param ring x and y in turn, world units
   * @param marked a flag for each pixel of the window, top row first
   */
  void fill(double[] ring, Window window, boolean[] marked) {
    toPixels(ring, window);
    findStarts(ring.length / 2, window.height());
    findCrossings(ring.length / 2, window.height());
    for (int y = 0; y < window.height(); y++) {
      Arrays.sort(crossings, start[y], start[y + 1]);
      for (int k = start[y]; k + 1 < start[y + 1]; k += 2) {
        int from = Math.max(0, (int) Math.ceil(crossings[k] - 0.5));
        int to = Math.min(window.width(), (int) Math.ceil(crossings[k + 1] - 0.5));
        if (from < to) {
          Arrays.fill(marked, y * window.width() + from, y * window.width() + to, true);
        }
      }
    }
  }

  private void toPixels(double[] ring, Window window) {
    int points = ring.length / 2;
    if (pointX.length < points) {
      pointX = new double[points];
      pointY = new double[points];
    }
    for (int i = 0; i < points; i++) {
      pointX[i] = window.x(ring[2 * i]);
      pointY[i] = window.y(ring[2 * i + 1]);
    }
  }

  /** Counts the edges that cross each row. */
  private void findStarts(int points, int height) {
    if (start.length != height + 1) {
      start = new int[height + 1];
      filled = new int[height];
    }
    Arrays.fill(start, 0);
    for (int i = 0, j = points - 1; i < points; j = i++) {
      for (int y = firstRow(i, j); y < endRow(i, j, height); y++) {
        start[y + 1]++;
      }
    }
    for (int y = 0; y < height; y++) {
      start[y + 1] += start[y];
    }
    if (crossings.length < start[height]) {
      crossings = new double[start[height]];
    }
  }

  private void findCrossings(int points, int height) {
    System.arraycopy(start, 0, filled, 0, height);
    for (int i = 0, j = points - 1; i < points; j = i++) {
      for (int y = firstRow(i, j); y < endRow(i, j, height); y++) {
        double above = pointY[i] - y - 0.5;
        double below = pointY[j] - y - 0.5;
        crossings[filled[y]++] = pointX[i] + (pointX[j] - pointX[i]) * above / (above - below);
      }
    }
  }

  /** The first row whose middle lies at or below the higher end of an edge. */
  private int firstRow(int i, int j) {
    return (int) Math.max(0, Math.ceil(Math.min(pointY[i], pointY[j]) - 0.5));
  }

  /** The first row whose middle lies at or below the lower end. */
  private int endRow(int i, int j, int height) {
    return (int) Math.min(height, Math.ceil(Math.max(pointY[i], pointY[j]) - 0.5));
  }
}
