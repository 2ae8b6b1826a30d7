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
   * The line as x0, y0, x1, y1... from left to right, close enough to crawl on; a point whose
   * height is {@code NaN} is a gap. Grounds with corners give those; the default samples a fixed
   * lattice, so that neighbouring stretches meet.
   */
  default double[] line(double left, double right) {
    double step = 0.0625;
    long first = (long) Math.floor(left / step);
    long last = (long) Math.ceil(right / step);
    double[] points = new double[2 * (int) (last - first + 1)];
    for (int i = 0; i < points.length; i += 2) {
      double x = (first + i / 2) * step;
      points[i] = x;
      points[i + 1] = height(x).orElse(Double.NaN);
    }
    return points;
  }

  /** The level ground at height 0. */
  static Ground flat() {
    return new LevelGround(0);
  }
}
