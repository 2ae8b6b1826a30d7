package critterbake.raster.goop;

import critterbake.sim.math.Ease;
import critterbake.sim.math.RandomStream;
import critterbake.sim.math.Strict;

/**
 * Gradient noise on a lattice that wraps along x (Perlin, "Improving noise", 2002), for edges that
 * scroll and come back to where they were.
 */
final class EdgeNoise {
  private static final int DIRECTIONS = 32;
  private static final int TABLE = 256;
  private static final double[] COS = new double[DIRECTIONS];
  private static final double[] SIN = new double[DIRECTIONS];
  private static final int[] SHUFFLED = new int[2 * TABLE];

  /** Two-dimensional gradient noise stays within 1/sqrt(2). */
  private static final double TO_ONE = 1.4142135;

  static {
    for (int i = 0; i < DIRECTIONS; i++) {
      COS[i] = Strict.cos(Strict.TAU * (i + 0.5) / DIRECTIONS);
      SIN[i] = Strict.sin(Strict.TAU * (i + 0.5) / DIRECTIONS);
    }
    RandomStream random = RandomStream.of(0, "edge");
    for (int i = 0; i < TABLE; i++) {
      int to = (int) (random.unit(i, 0) * (i + 1));
      SHUFFLED[i] = SHUFFLED[to];
      SHUFFLED[to] = i;
    }
    System.arraycopy(SHUFFLED, 0, SHUFFLED, TABLE, TABLE);
  }

  private final int shift;

  EdgeNoise(long seed) {
    shift = (int) (RandomStream.of(seed, "edge").bits(0, 0) & TABLE - 1);
  }

  /**
   * The noise at a place, within -1 to 1.
   *
   * @param x along, within a few laps of 0
   * @param wrap cells after which it repeats along x, at least 1
   */
  double at(double x, double y, int wrap) {
    double floorX = Math.floor(x);
    double floorY = Math.floor(y);
    double fx = x - floorX;
    double fy = y - floorY;
    int left = wrapped((int) floorX, wrap);
    int right = left + 1 == wrap ? 0 : left + 1;
    int row = (int) floorY + shift & TABLE - 1;
    double u = Ease.smootherstep(fx);
    double v = Ease.smootherstep(fy);
    double upper = Ease.mix(slope(left, row, fx, fy), slope(right, row, fx - 1, fy), u);
    double lower =
        Ease.mix(slope(left, row + 1, fx, fy - 1), slope(right, row + 1, fx - 1, fy - 1), u);
    return TO_ONE * Ease.mix(upper, lower, v);
  }

  /** The floor modulus, without a division where the column is within a few laps. */
  private static int wrapped(int column, int wrap) {
    int within = column;
    while (within < 0) {
      within += wrap;
    }
    while (within >= wrap) {
      within -= wrap;
    }
    return within;
  }

  /** A column's number is shuffled in two digits, so that wide lattices do not repeat early. */
  private static double slope(int column, int row, double dx, double dy) {
    int digits = SHUFFLED[column & TABLE - 1] + (column >> 8) & TABLE - 1;
    int direction = SHUFFLED[SHUFFLED[digits] + (row & TABLE - 1)] & DIRECTIONS - 1;
    return COS[direction] * dx + SIN[direction] * dy;
  }
}
