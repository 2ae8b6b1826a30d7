package critterbake.sim.path;

import critterbake.sim.loop.LoopPart;
import java.util.List;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/**
 * Carries an actor along its path, tick by tick. Tick n uses the velocity at its start: what {@link
 * #velocity} says before the step.
 */
public sealed interface Mover permits PathMover, TickedMover, ChaseMover {
  /** Advances to the given tick (1, 2, 3...). */
  void step(long tick);

  /** Where it is now, world units. */
  Vector2dc position();

  /** Velocity for the coming tick, units a second. */
  Vector2dc velocity();

  /**
   * Velocity this many seconds into the coming tick, for actors that look closer than a tick. The
   * tick's own, where the path is not known in advance.
   */
  default Vector2d velocityAfter(double seconds, Vector2d out) {
    return out.set(velocity());
  }

  /**
   * Seconds into the coming tick at which the velocity next jumps, after the given one; else
   * infinity.
   */
  default double nextCorner(double seconds) {
    return Double.POSITIVE_INFINITY;
  }

  /** Called after its state was put back to that of a tick. */
  default void restored(long tick) {}

  /** Its state, when it is more than the tick. */
  List<LoopPart> loopParts();
}
