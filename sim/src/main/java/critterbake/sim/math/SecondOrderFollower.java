package critterbake.sim.math;

/**
 * A value that follows another with weight and spring, in closed form: {@code y'' + 2 z w y' + w^2
 * y = w^2 (x + (r z / w) x')} with w = 2 pi f (the second-order system of t3ssel8r, "Giving
 * Personality to Procedural Animations using Math", 2022). The input is taken to move evenly within
 * a tick, and for such an input each step is exact: no stability limit, no dependence on the tick
 * but through the input's shape. The step is linear in state and input, so a loop's periodic start
 * can be solved for.
 *
 * <p>The state is three numbers: value, velocity, and the last input.
 */
public final class SecondOrderFollower {
  private final Oscillator oscillator;
  private final double seconds;
  private final double lead;
  private double value;
  private double velocity;
  private double input;

  /**
   * How it follows.
   *
   * @param frequency how fast it answers, Hz, above 0
   * @param damping ratio: below 1 it overshoots and swings, at 1 it arrives without
   * @param response 0 starts slowly, 1 answers a move at once, above 1 overshoots, below 0
   *     anticipates
   */
  public record Tuning(double frequency, double damping, double response) {}

  public SecondOrderFollower(Tuning tuning, double tickSeconds) {
    oscillator = new Oscillator(tuning.frequency, tuning.damping, tickSeconds);
    seconds = tickSeconds;
    // How far a steady input is led (k3 - k1): response answers, damping drags.
    lead = (tuning.response - 2) * tuning.damping / oscillator.omega();
  }

  /** Lies still on an input, as if it had been there for ever. */
  public void reset(double at) {
    set(at, 0, at);
  }

  /** Puts a saved state back. */
  public void set(double newValue, double newVelocity, double lastInput) {
    value = newValue;
    velocity = newVelocity;
    input = lastInput;
  }

  /** Moves a tick on, while the input moves evenly from its last value to this one. */
  public double step(double nextInput) {
    return step(nextInput, 0);
  }

  /**
   * The same with a steady outer acceleration (units/s^2) pushing it through the tick.
   *
   * @return the new value
   */
  public double step(double nextInput, double acceleration) {
    double rate = (nextInput - input) / seconds;
    double offset = lead * rate + acceleration / (oscillator.omega() * oscillator.omega());
    double gap = value - input - offset;
    double slip = velocity - rate;
    value = nextInput + offset + oscillator.value(gap, slip);
    velocity = rate + oscillator.velocity(gap, slip);
    input = nextInput;
    return value;
  }

  public double value() {
    return value;
  }

  /** Units a second. */
  public double velocity() {
    return velocity;
  }

  /** The input at the last step. */
  public double input() {
    return input;
  }
}
