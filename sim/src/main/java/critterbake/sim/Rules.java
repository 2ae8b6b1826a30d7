package critterbake.sim;

/** Which rule set moves a creature. */
public enum Rules {
  /** The source article's algorithm, tick for tick, quirks included. */
  ORIGINAL,
  /** The same idea with its known faults cured. */
  REFINED
}
