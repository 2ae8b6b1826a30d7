package critterbake.sim.loop;

/**
 * One piece of an actor's state, as loop closing sees it: it can be read, put back, and says how it
 * closes. A state is a row of doubles; those that are world positions travel with the loop's
 * advance.
 */
public interface LoopPart {
  /** Name for reports, such as {@code tail}. */
  String name();

  /** How this part returns to its start. */
  Closing closing();

  /** Whether it may be closed by blending two periods, should it not repeat by itself. */
  default boolean mayBlend() {
    return true;
  }

  /** How many doubles the state takes. */
  int size();

  void save(double[] into, int offset);

  void restore(double[] from, int offset);

  /** How the i-th double changes when the whole scene is moved by a vector. */
  Travel travel(int index);

  /** How a loop closes a part, from the strongest promise to the weakest. */
  enum Closing {
    /** The state is a function of the phase alone: bitwise the same each period. */
    CONSTRUCTION,
    /** A linear follower of a periodic input, a {@link LinearPart}: its start is solved for. */
    SOLVING,
    /** Contracting but not linear: periods are run until the state repeats. */
    SETTLING,
    /** Anything else: two recorded periods are blended, then constraints restored. */
    CLOSING
  }

  /** Which coordinate of a translation a number follows. */
  enum Travel {
    X,
    Y,
    /** Does not travel; an angle in radians, whose differences go the shorter way round. */
    ANGLE,
    NONE
  }
}
