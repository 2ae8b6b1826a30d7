package critterbake.sim.creature.walker;

/**
 * The rhythm of the feet in whole ticks.
 *
 * @param cycle ticks from one touchdown of a foot to its next, even
 * @param stance ticks of them it is planted, at least 1 and less than the cycle
 */
record Gait(long cycle, long stance) {
  /** Whether both are equal; asked on every beat, where equals of a record is slow to link. */
  boolean like(Gait other) {
    return cycle == other.cycle && stance == other.stance;
  }

  /** Ticks a foot is in the air. */
  long swing() {
    return cycle - stance;
  }

  /** Ticks from one beat, a step of a two-legged walker, to the next. */
  long beat() {
    return cycle / 2;
  }
}
