package critterbake.sim.world;

import java.util.OptionalDouble;

/** Ground of one height. */
public record LevelGround(double level) implements Ground {
  @Override
  public OptionalDouble height(double x) {
    return OptionalDouble.of(level);
  }

  @Override
  public OptionalDouble mean(double left, double right) {
    return OptionalDouble.of(level);
  }

  @Override
  public double[] line(double left, double right) {
    return new double[] {left, level, right, level};
  }

  @Override
  public double slope(double x) {
    return 0;
  }

  @Override
  public double period() {
    return 0;
  }

  @Override
  public double risePerPeriod() {
    return 0;
  }
}
