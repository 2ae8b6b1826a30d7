package critterbake.sim;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Fraction;
import critterbake.sim.spec.Values;

/**
 * The fixed clock of a shot: frames a second as a ratio, and simulation ticks a frame. Time is
 * counted in whole ticks; seconds are always computed from the count, never accumulated.
 *
 * @param fpsNumerator frames a second, numerator (at least 1)
 * @param fpsDenominator frames a second, denominator (at least 1)
 * @param ticksPerFrame simulation ticks for each frame (at least 1)
 */
public record Clock(long fpsNumerator, long fpsDenominator, int ticksPerFrame) {
  /** The keys of {@code clock}. */
  public static final ObjectType<Clock> TYPE =
      ObjectType.of(
          "clock",
          "Frames and simulation ticks.",
          Clock::from,
          new Key(
              "fps",
              new ValueType.Ratio(0.01, 1000),
              new Fraction(12, 1),
              "12",
              false,
              "Frames a second: a whole number or a ratio such as 30000/1001."),
          Key.whole("ticks_per_frame", 10, 1, 10_000, "Simulation ticks for each frame."));

  public Clock {
    if (fpsNumerator < 1 || fpsDenominator < 1) {
      throw new IllegalArgumentException(
          "fps must be above 0, was " + fpsNumerator + "/" + fpsDenominator);
    }
    if (ticksPerFrame < 1) {
      throw new IllegalArgumentException("ticksPerFrame must be at least 1, was " + ticksPerFrame);
    }
  }

  private static Clock from(Values values) {
    Fraction fps = (Fraction) values.find("fps").orElseThrow();
    return new Clock(fps.numerator(), fps.denominator(), (int) values.whole("ticks_per_frame"));
  }

  public double fps() {
    return (double) fpsNumerator / fpsDenominator;
  }

  public double ticksPerSecond() {
    return (double) fpsNumerator * ticksPerFrame / fpsDenominator;
  }

  /** Length of one tick in seconds. */
  public double dt() {
    return (double) fpsDenominator / ((double) fpsNumerator * ticksPerFrame);
  }

  /** Time of a tick in seconds since tick 0. */
  public double seconds(long tick) {
    return (double) tick * fpsDenominator / ((double) fpsNumerator * ticksPerFrame);
  }

  /** The whole number of ticks nearest to a time. */
  public long ticks(double seconds) {
    return Math.round(seconds * ticksPerSecond());
  }

  /** The same frame rate with another number of ticks a frame. */
  public Clock withTicksPerFrame(int ticks) {
    return new Clock(fpsNumerator, fpsDenominator, ticks);
  }
}
