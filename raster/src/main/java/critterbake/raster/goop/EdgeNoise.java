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
  private static final double[] COS = new double[DIRECTIONS];
  private static final double[] SIN = new double[DIRECTIONS];

  /** Two-dimensional gradient noise stays within 1/sqrt(2). */
  private static final double TO_ONE = 1.4142135;

  static {
    for (int i = 0; i < DIRECTIONS; i++) {
      COS[i] = Strict.cos(Strict.TAU * (i + 0.5) / DIRECTIONS);
      SIN[i] = Strict.sin(Strict.TAU * (i + 0.5) / DIRECTIONS);
    }
  }

  private final RandomStream random;

  EdgeNoise(long seed) {
    random = RandomStream.of(seed, "edge");
  }

  /**
   * The noise at a place, within -1 to 1.
   *
   * @param wrap cells after which it repeats along x, at least 1
   */
  double at(double x, double y, long wrap) {
    double floorX = Math.floor(x);
    double floorY = Math.floor(y);
    double fx = x - floorX;
    double fy = y - floorY;
    long left = Math.floorMod((long) floorX, wrap);
    long right = left + 1 == wrap ? 0 : left + 1;
    long top = (long) floorY;
    double u = Ease.smootherstep(fx);
    double v = Ease.smootherstep(fy);
    double upper = Ease.mix(slope(left, top, fx, fy), slope(right, top, fx - 1, fy), u);
    double lower =
        Ease.mix(slope(left, top + 1, fx, fy - 1), slope(right, top + 1, fx - 1, fy - 1), u);
    return TO_ONE * Ease.mix(upper, lower, v);
  }

  private double slope(long cellX, long cellY, double dx, double dy) {
    int direction = (int) (random.bits(cellX, cellY) >>> 59);
    return COS[direction] * dx + SIN[direction] * dy;
  }
}
