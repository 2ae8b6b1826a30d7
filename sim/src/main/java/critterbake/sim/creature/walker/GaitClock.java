package critterbake.sim.creature.walker;

/**
 * The gait's clock. It counts beats, half a cycle each: the time a body that falls forward from one
 * foot takes until the next must catch it. Since feet land a fixed lead ahead of the body, this
 * balance rhythm is steady from the first step. A change of speed takes effect at the next beat, so
 * that phases never jump and touchdowns fall on whole ticks.
 */
final class GaitClock {
  private final double duty;
  private final double uneven;
  private Gait gait;
  private boolean walking;
  private long beats;
  private long beatTick;

  GaitClock(Style.Step step, Gait gait, boolean walking) {
    this.duty = step.duty();
    this.uneven = step.uneven();
    this.gait = gait;
    this.walking = walking;
  }

  Gait gait() {
    return gait;
  }

  boolean walking() {
    return walking;
  }

  /** Whether a new beat is due at a tick. */
  boolean due(long tick) {
    return walking && tick - beatTick >= gait.beat();
  }

  /** Begins the next beat, with the rhythm it is to have. */
  void beat(long tick, Gait next) {
    beats++;
    beatTick = tick;
    gait = next;
  }

  /** Begins to walk, with the given foot as the one that has just landed. */
  void start(long tick, Gait next, int landed) {
    walking = true;
    beats = landed % 2;
    beatTick = tick;
    gait = next;
  }

  void stop() {
    walking = false;
  }

  /** Ticks since a leg's touchdown, by the clock: 0 to below the cycle. */
  long phaseTicks(int leg, long tick) {
    long half = (beats & 1) * gait.beat();
    return Math.floorMod(half + tick - beatTick + offset(leg), gait.cycle());
  }

  /** The same as a share of the cycle. */
  double phase(int leg, long tick) {
    return (double) phaseTicks(leg, tick) / gait.cycle();
  }

  /** How much of the present beat is over, 0 to 1. */
  double beatShare(long tick) {
    return Math.min(1, (double) (tick - beatTick) / gait.beat());
  }

  /**
   * A leg's place in the cycle. Pairs follow each other from the rear, left and right half a cycle
   * apart: psi(i, s) = frac(i duty + s/2), the wave gaits of Song and Waldron ("Machines That
   * Walk", 1989).
   */
  private long offset(int leg) {
    int pair = leg / 2;
    int side = leg % 2;
    double share = pair * duty + side * (0.5 - uneven);
    return Math.floorMod(Math.round((share - Math.floor(share)) * gait.cycle()), gait.cycle());
  }

  /** Moves its memory of ticks, after a state was put back at another tick than it was read at. */
  void shift(long ticks) {
    beatTick += ticks;
  }

  /** How many numbers make its state. */
  static final int STATE = 5;

  /** The numbers that make its state, ages counted back from a tick. */
  void save(double[] into, int offset, long tick) {
    into[offset] = walking ? beats & 1 : 0;
    into[offset + 1] = walking ? tick - beatTick : 0;
    into[offset + 2] = gait.cycle();
    into[offset + 3] = gait.stance();
    into[offset + 4] = walking ? 1 : 0;
  }

  void restore(double[] from, int offset, long tick) {
    beats = (long) from[offset];
    beatTick = tick - (long) from[offset + 1];
    gait = new Gait((long) from[offset + 2], (long) from[offset + 3]);
    walking = from[offset + 4] != 0;
  }
}
