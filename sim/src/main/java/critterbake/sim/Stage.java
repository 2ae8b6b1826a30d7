package critterbake.sim;

import critterbake.sim.loop.LoopPlan;
import critterbake.sim.world.World;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What every actor of a scene shares.
 *
 * @param world gravity, ground and solids
 * @param clock the fixed clock (its ticks a frame already raised if the loop plan asked for it)
 * @param seed the scenario's seed
 * @param loop the loop's plan, empty for open shots
 * @param others finds another actor of the same scene by name, as it is at the moment of asking
 */
public record Stage(
    World world, Clock clock, long seed, Optional<LoopPlan> loop, ActorLookup others) {
  /** Finds actors by name; unknown names were refused when the scenario was read. */
  public interface ActorLookup {
    Actor actor(String id);

    /**
     * A fresh simulation of some actors and of all that those read, for rehearsing a loop against
     * them.
     */
    default Simulation company(List<String> ids) {
      return new Simulation(List.of());
    }

    /**
     * What an actor works out before a loop. It comes out alike each time the scene is started, so
     * it is worked out once.
     */
    default <T> Optional<T> rehearsed(String id, Class<T> type, Supplier<Optional<T>> rehearsal) {
      return rehearsal.get();
    }
  }
}
