package critterbake.sim.math;

/**
 * An exact exponential damper: the distance to the goal halves every half-life, whatever the tick
 * (Holden, "Spring-It-On: The Game Developer's Spring-Roll-Call", 2021).
 *
 * @param halfLife seconds, at least 0; 0 arrives at once
 */
public record Damper(double halfLife) {
  private static final double LN2 = Strict.log(2);

  public Damper {
    if (!(halfLife >= 0)) {
      throw new IllegalArgumentException("halfLife must be at least 0, was " + halfLife);
    }
  }

  /**
   * The damper that closes the same share of the distance as a plain lerp does each tick: its
   * half-life is -ln 2 / (rate ln(1 - share)).
   *
   * @param share of the distance closed in a tick, above 0 and below 1
   * @param rate ticks a second
   */
  public static Damper ofLerp(double share, double rate) {
    return new Damper(-LN2 / (rate * Strict.log(1 - share)));
  }

  /** The share of the distance it closes in a time of seconds. */
  public double share(double seconds) {
    return halfLife == 0 ? 1 : 1 - Strict.exp(-LN2 * seconds / halfLife);
  }

  /** Where a value is after a time of seconds on its way to a goal that stands still. */
  public double step(double value, double goal, double seconds) {
    return value + (goal - value) * share(seconds);
  }
}
