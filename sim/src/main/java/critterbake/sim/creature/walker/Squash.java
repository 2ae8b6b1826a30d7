package critterbake.sim.creature.walker;

import critterbake.sim.loop.LinearPart;
import critterbake.sim.math.Oscillator;

/**
 * The softness of a trunk: landing presses it together, leaping stretches it, as a sprung weight on
 * the hip would do (squash and stretch, the first of the principles in Thomas and Johnston's "The
 * Illusion of Life").
 */
final class Squash implements LinearPart {
  private static final double FREQUENCY = 4.5;
  private static final double DAMPING = 0.4;

  private final Oscillator oscillator;
  private double longer;
  private double rate;

  /**
   * @param seconds the tick
   */
  Squash(double seconds) {
    oscillator = new Oscillator(FREQUENCY, DAMPING, seconds);
  }

  /** Units by which the trunk is longer than at rest. */
  double longer() {
    return longer;
  }

  /** At rest. */
  void reset() {
    longer = 0;
    rate = 0;
  }

  /**
   * One tick on.
   *
   * @param jolt acceleration of the hip, up, units a second squared
   */
  void step(double jolt) {
    double rest = -jolt / (oscillator.omega() * oscillator.omega());
    double gap = longer - rest;
    longer = rest + oscillator.value(gap, rate);
    rate = oscillator.velocity(gap, rate);
  }

  @Override
  public String name() {
    return "squash";
  }

  @Override
  public int size() {
    return 2;
  }

  @Override
  public void save(double[] into, int offset) {
    into[offset] = longer;
    into[offset + 1] = rate;
  }

  @Override
  public void restore(double[] from, int offset) {
    longer = from[offset];
    rate = from[offset + 1];
  }

  @Override
  public Travel travel(int index) {
    return Travel.NONE;
  }

  @Override
  public void relax() {
    step(0);
  }
}
