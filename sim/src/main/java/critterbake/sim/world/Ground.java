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

  /** The level ground at height 0. */
  static Ground flat() {
    return new LevelGround(0);
  }
}
