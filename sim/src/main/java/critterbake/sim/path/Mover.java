package critterbake.sim.path;

import critterbake.sim.loop.LoopPart;
import java.util.List;
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

  /** Its state, when it is more than the tick. */
  List<LoopPart> loopParts();
}
