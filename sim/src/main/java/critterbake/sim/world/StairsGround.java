package critterbake.sim.world;

import java.util.OptionalDouble;

/**
 * Endless stairs, going up to the right from a riser at x = 0; a riser belongs to the tread it
 * leads to.
 *
 * @param rise height of a step, units; below 0 they go down
 * @param run depth of a tread, units, above 0
 */
public record StairsGround(double rise, double run) implements Ground {
  public StairsGround {
    if (!(run > 0) || !Double.isFinite(rise)) {
      throw new IllegalArgumentException("run must be above 0, was " + run);
    }
  }

  @Override
  public OptionalDouble height(double x) {
    return OptionalDouble.of(Math.floor(x / run) * rise);
  }

  @Override
  public OptionalDouble mean(double left, double right) {
    return right > left
        ? OptionalDouble.of((areaTo(right) - areaTo(left)) / (right - left))
        : height(left);
  }

  /**
   * Area under the stairs from 0: whole treads are 0, rise, 2 rise..., and then a part of the next.
   */
  private double areaTo(double x) {
    double treads = Math.floor(x / run);
    return rise * (run * treads * (treads - 1) / 2 + treads * (x - treads * run));
  }

  @Override
  public double[] line(double left, double right) {
    double first = Math.floor(left / run) + 1;
    int risers = (int) Math.max(0, Math.floor(right / run) - first + 1);
    double[] line = new double[4 * risers + 4];
    line[0] = left;
    line[1] = (first - 1) * rise;
    for (int i = 0; i < risers; i++) {
      line[4 * i + 2] = (first + i) * run;
      line[4 * i + 3] = (first + i - 1) * rise;
      line[4 * i + 4] = (first + i) * run;
      line[4 * i + 5] = (first + i) * rise;
    }
    line[4 * risers + 2] = right;
    line[4 * risers + 3] = (first + risers - 1) * rise;
    return line;
  }

  @Override
  public double slope(double x) {
    return 0;
  }

  @Override
  public double period() {
    return run;
  }

  @Override
  public double risePerPeriod() {
    return rise;
  }
}
