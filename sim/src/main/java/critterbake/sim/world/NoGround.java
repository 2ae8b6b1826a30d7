package critterbake.sim.world;

import java.util.OptionalDouble;

/** No ground anywhere: what falls, falls. */
public record NoGround() implements Ground {
  @Override
  public OptionalDouble height(double x) {
    return OptionalDouble.empty();
  }

  @Override
  public OptionalDouble mean(double left, double right) {
    return OptionalDouble.empty();
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
