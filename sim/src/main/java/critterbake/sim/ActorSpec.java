package critterbake.sim;

import critterbake.sim.loop.CycleWish;
import critterbake.sim.pose.CutOut;
import critterbake.sim.pose.Material;
import critterbake.sim.pose.PictureFacts;
import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A creature as the scenario describes it: fully resolved, immutable, able to make the actor. */
public interface ActorSpec {
  /** The scenario's word for it: walker, swing, goop, swarm. */
  String kind();

  /** Whether it follows the source article tick for tick. */
  Rules rules();

  /** Makes the actor in its state at tick 0. */
  Actor create(String id, Stage stage);

  /** Names of the actors it reads while it moves (chase, target). */
  List<String> dependsOn();

  /** What it asks of a loop's period, or empty when any period suits it. */
  Optional<CycleWish> cycleWish(Stage stage);

  /** What of it cannot be in a world that is otherwise sound. */
  default Optional<InvalidSpec> misfit(World world) {
    return Optional.empty();
  }

  /** The raw colors of its skin, by the material names its parts use, in file order. */
  default Map<String, Material> materials() {
    return Map.of();
  }

  /** The pictures it is drawn with, for whoever reads them; the same one may come twice. */
  default List<CutOut> cutOuts() {
    return List.of();
  }

  /** The same creature, its drawn parts completed by what their files say. */
  default ActorSpec completedBy(Function<CutOut, PictureFacts> pictures) {
    return this;
  }
}
