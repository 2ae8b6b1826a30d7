package critterbake.sim.world;

import java.util.OptionalDouble;

/** A ground line: one height at every x, or nowhere at all. */
public interface Ground {
  /** Height at x, or empty where there is no ground. */
  OptionalDouble height(double x);

  /** Rise over run just right of x, 0 where there is no ground. */
  double slope(double x);

  /**
   * The horizontal distance after which it repeats (0 when the same everywhere, infinity when
   * never).
   */
  double period();

  /** How much higher it is one period to the right. */
  double risePerPeriod();

  /**
   * Where a ray straight down meets the ground, or empty when it misses.
   *
   * @param y where it starts; ground above that counts as met at once, since nothing stands below
   *     it
   * @param reach units
   */
  default OptionalDouble below(double x, double y, double reach) {
    OptionalDouble height = height(x);
    return height.isPresent() && y - height.getAsDouble() <= reach
        ? height
        : OptionalDouble.empty();
  }

  /** Mean height between two places, left before right; empty where there is no ground between. */
  OptionalDouble mean(double left, double right);

  /**
   * The line from left to right, both ends included, as x0, y0, x1, y1...: exact for grounds with
   * corners, else close enough to crawl on. A point whose height is {@code NaN} is a gap.
   */
  default double[] line(double left, double right) {
    int pieces = (int) Math.max(1, Math.ceil((right - left) / 0.0625));
    double[] points = new double[2 * pieces + 2];
    for (int i = 0; i <= pieces; i++) {
      double x = i == pieces ? right : left + (right - left) * i / pieces;
      points[2 * i] = x;
      points[2 * i + 1] = height(x).orElse(Double.NaN);
    }
    return points;
  }

  /** The level ground at height 0. */
  static Ground flat() {
    return new LevelGround(0);
  }
}
