package critterbake.sim;

import critterbake.sim.loop.LoopPart;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.PoseBuilder;
import java.util.List;
import org.joml.Vector2dc;

/**
 * One moving creature of a scene, stepped on a fixed clock. The state before the first step is tick
 * 0; step n covers the time from (n-1) dt to n dt. Within a step every stage reads earlier stages
 * only. An actor is confined to one thread.
 */
public interface Actor {
  /** The name the scenario gives it. */
  String id();

  /**
   * Advances to the given tick (1, 2, 3...). Other actors read through the scene may have moved
   * already.
   */
  void step(long tick);

  /**
   * Where it is, in world units: what others follow, chase and circle, and what the camera follows.
   */
  Vector2dc position();

  /** How fast it moves, in units a second: the velocity used for the coming tick. */
  Vector2dc velocity();

  /** Writes every tracked point of the present tick, in the fixed order of the trace contract. */
  void trace(TraceSink sink);

  /** Adds what is seen of it now. The grid tells where whole pixels lie, for snapping. */
  void pose(Grid grid, PoseBuilder out);

  /**
   * The pieces of its state, as loop closing sees them, in a fixed order. Together they are the
   * whole state.
   */
  List<LoopPart> loopParts();

  /**
   * Called after all its loop parts were put back to their states at a tick: works out again
   * whatever else it keeps and shows ({@link #pose} may be asked next).
   */
  default void restored(long tick) {}

  /**
   * The whole scene was carried elsewhere between two ticks: the world places that it remembers for
   * its measurements go along.
   */
  default void carried(double byX, double byY) {}

  /** The shot begins: what was measured of the warm-up before it does not count. */
  default void startMeasuring() {}

  /**
   * What it measured of its own motion since {@link #startMeasuring} (slip, stretch...), under the
   * metric names of {@code inspect}.
   */
  MotionMetrics metrics();

  /**
   * What a person should know about how it went so far, a sentence each, such as rays that missed.
   */
  default List<String> notes() {
    return List.of();
  }
}
