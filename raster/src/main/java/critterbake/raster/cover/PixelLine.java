package critterbake.raster.cover;

import java.util.Arrays;

/**
 * A line of single pixels through joints, as a pixel artist draws thin limbs: no breaks, and no
 * corner where three pixels meet in an L but at a joint. Bones are Bresenham's lines between joints
 * rounded once.
 */
final class PixelLine {
  private int[] x = new int[64];
  private int[] y = new int[64];
  private boolean[] joint = new boolean[64];
  private int count;

  /** Begins a line at a joint's pixel. */
  void begin(int startX, int startY) {
    count = 0;
    add(startX, startY);
    joint[0] = true;
  }

  /** Draws on to the next joint's pixel. */
  void to(int endX, int endY) {
    int px = x[count - 1];
    int py = y[count - 1];
    int dx = Math.abs(endX - px);
    int dy = Math.abs(endY - py);
    int steps = Math.max(dx, dy);
    int sx = Integer.signum(endX - px);
    int sy = Integer.signum(endY - py);
    int startX = px;
    int startY = py;
    for (int i = 1; i <= steps; i++) {
      add(startX + sx * share(i, dx, steps), startY + sy * share(i, dy, steps));
    }
    joint[count - 1] = true;
  }

  /**
   * The nearest whole number to i * part / steps; halves go down, so a line read backwards differs
   * by at most its ties.
   */
  private static int share(int i, int part, int steps) {
    return (2 * i * part + steps - 1) / (2 * steps);
  }

  /** Takes away the middle of every L, but those at joints. */
  void dropCorners(boolean jointsToo) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      boolean corner = kept > 0 && i + 1 < count && isCorner(kept - 1, i, i + 1);
      if (!corner || joint[i] && !jointsToo) {
        move(i, kept++);
      }
    }
    count = kept;
  }

  private boolean isCorner(int before, int at, int after) {
    return Math.abs(x[before] - x[after]) == 1
        && Math.abs(y[before] - y[after]) == 1
        && Math.abs(x[before] - x[at]) + Math.abs(y[before] - y[at]) == 1
        && Math.abs(x[after] - x[at]) + Math.abs(y[after] - y[at]) == 1;
  }

  /** Puts the run lengths of every stretch between two extremes in rising or falling order. */
  void smoothRuns() {
    int start = 0;
    while (start < count - 1) {
      int end = stretchEnd(start);
      orderRuns(start, end);
      start = end;
    }
  }

  /**
   * The end of the stretch from a pixel in which no coordinate turns back and the steeper one
   * stays.
   */
  private int stretchEnd(int start) {
    int sx = 0;
    int sy = 0;
    int i = start;
    boolean sideX = false;
    boolean sideY = false;
    while (i + 1 < count) {
      int dx = x[i + 1] - x[i];
      int dy = y[i + 1] - y[i];
      boolean turnsBack = dx * sx < 0 || dy * sy < 0;
      boolean changesSteep = dx == 0 && sideX || dy == 0 && sideY;
      if (turnsBack || changesSteep) {
        break;
      }
      sx = dx != 0 ? dx : sx;
      sy = dy != 0 ? dy : sy;
      sideX |= dy == 0;
      sideY |= dx == 0;
      i++;
    }
    return Math.max(i, start + 1);
  }

  private void orderRuns(int start, int end) {
    int[] runs = new int[end - start + 1];
    int n = 0;
    runs[0] = 1;
    boolean flat = true;
    for (int i = start; i < end; i++) {
      boolean diagonal = x[i + 1] != x[i] && y[i + 1] != y[i];
      flat &= diagonal || y[i + 1] == y[i];
      if (diagonal) {
        n++;
      }
      runs[n]++;
    }
    n++;
    if (n < 3) {
      return;
    }
    int half = n / 2;
    int head = sum(runs, 0, half);
    int tail = sum(runs, n - half, n);
    Arrays.sort(runs, 0, n);
    if (head > tail) {
      reverse(runs, n);
    }
    redraw(start, end, runs, n, flat);
  }

  private void redraw(int start, int end, int[] runs, int n, boolean flat) {
    int sx = Integer.signum(x[end] - x[start]);
    int sy = Integer.signum(y[end] - y[start]);
    int i = start;
    int px = x[start];
    int py = y[start];
    for (int run = 0; run < n; run++) {
      for (int k = 0; k < runs[run] && i <= end; k++) {
        x[i] = px;
        y[i++] = py;
        px += flat && k + 1 < runs[run] ? sx : 0;
        py += !flat && k + 1 < runs[run] ? sy : 0;
      }
      px += sx;
      py += sy;
    }
  }

  int size() {
    return count;
  }

  int x(int i) {
    return x[i];
  }

  int y(int i) {
    return y[i];
  }

  private void add(int px, int py) {
    if (count == x.length) {
      x = Arrays.copyOf(x, count * 2);
      y = Arrays.copyOf(y, count * 2);
      joint = Arrays.copyOf(joint, count * 2);
    }
    x[count] = px;
    y[count] = py;
    joint[count++] = false;
  }

  private void move(int from, int to) {
    x[to] = x[from];
    y[to] = y[from];
    joint[to] = joint[from];
  }

  private static int sum(int[] values, int from, int to) {
    int sum = 0;
    for (int i = from; i < to; i++) {
      sum += values[i];
    }
    return sum;
  }

  private static void reverse(int[] values, int n) {
    for (int i = 0; i < n / 2; i++) {
      int swap = values[i];
      values[i] = values[n - 1 - i];
      values[n - 1 - i] = swap;
    }
  }
}
