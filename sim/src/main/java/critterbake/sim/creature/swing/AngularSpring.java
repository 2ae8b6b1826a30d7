package critterbake.sim.creature.swing;

import critterbake.sim.math.Oscillator;

/** A damped spring advanced by steps of any length, keeping the solution for the usual one. */
final class AngularSpring {
  private final double frequency;
  private final double damping;
  private Oscillator solution;
  private double solvedSeconds;
  private double moved;
  private double rate;

  AngularSpring(double frequency, double damping) {
    this.frequency = frequency;
    this.damping = damping;
    solve(1);
  }

  private void solve(double seconds) {
    solution = new Oscillator(frequency, damping, seconds);
    solvedSeconds = seconds;
  }

  /**
   * Finds where it goes from here; read it with {@link #moved} and {@link #rate}.
   *
   * @param gap angle beyond the goal, radians
   * @param rateBefore radians a second
   */
  void advance(double gap, double rateBefore, double seconds) {
    if (seconds != solvedSeconds) {
      solve(seconds);
    }
    moved = solution.value(gap, rateBefore) - gap;
    rate = solution.velocity(gap, rateBefore);
  }

  /** Radians turned in the step. */
  double moved() {
    return moved;
  }

  /** Radians a second at its end. */
  double rate() {
    return rate;
  }

  double omega() {
    return solution.omega();
  }
}
