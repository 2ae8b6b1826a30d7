package critterbake.sim.world;

import critterbake.sim.math.Strict;
import java.util.OptionalDouble;

/**
 * Round hills without end, a valley at x = 0.
 *
 * @param relief from valley to top, units
 * @param length from one valley to the next, units, above 0
 */
public record HillsGround(double relief, double length) implements Ground {
  public HillsGround {
    if (!(length > 0) || !Double.isFinite(relief)) {
      throw new IllegalArgumentException("length must be above 0, was " + length);
    }
  }

  @Override
  public OptionalDouble height(double x) {
    return OptionalDouble.of(relief / 2 * (1 - Strict.cos(turn(x))));
  }

  @Override
  public OptionalDouble mean(double left, double right) {
    if (!(right > left)) {
      return height(left);
    }
    double wave = (Strict.sin(turn(right)) - Strict.sin(turn(left))) * length / Strict.TAU;
    return OptionalDouble.of(relief / 2 * (1 - wave / (right - left)));
  }

  @Override
  public double slope(double x) {
    return relief / 2 * Strict.TAU / length * Strict.sin(turn(x));
  }

  @Override
  public double period() {
    return length;
  }

  @Override
  public double risePerPeriod() {
    return 0;
  }

  /**
   * Where in the wave x lies, radians; reduced first, so that far hills are as exact as near ones.
   */
  private double turn(double x) {
    double waves = x / length;
    return Strict.TAU * (waves - Math.floor(waves));
  }
}
