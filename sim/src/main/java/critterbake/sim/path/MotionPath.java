package critterbake.sim.path;

import critterbake.sim.Clock;
import org.joml.Vector2d;

/**
 * Where an actor is meant to be at a time: the movement a scenario's {@code path} describes, as a
 * function of time alone.
 */
public interface MotionPath {
  /** Position at a time in seconds, relative to the actor's start, into {@code out}. */
  Vector2d position(double seconds, Vector2d out);

  /** Velocity from this time on (right-sided at corners), units a second, into {@code out}. */
  Vector2d velocity(double seconds, Vector2d out);

  /** The time after which it repeats, shifted by its advance; infinity when it never does. */
  double period();

  /** The first time after this one at which the velocity jumps; infinity when it never does. */
  default double nextCorner(double seconds) {
    return Double.POSITIVE_INFINITY;
  }

  /**
   * The same path started again whenever it ends, as a loop needs it; endless paths are unchanged.
   */
  default MotionPath repeating() {
    return this;
  }

  /**
   * The same path with its corners moved to the nearest whole ticks; smooth paths are unchanged.
   */
  default MotionPath onWholeTicks(Clock clock) {
    return this;
  }
}
