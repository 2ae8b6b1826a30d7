package critterbake.sim;

import critterbake.sim.loop.LoopPlan;
import critterbake.sim.world.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who moves where: everything a simulation is made from. A scene can be started any number of
 * times, always the same way.
 *
 * @param actors by name, in the order they move
 * @param world gravity, ground and solids
 * @param seed for every random stream
 */
public record Scene(Map<String, ActorSpec> actors, World world, long seed) {
  public Scene {
    actors = Collections.unmodifiableMap(new LinkedHashMap<>(actors));
  }

  /** A fresh simulation at tick 0. */
  public Simulation start(Clock clock, Optional<LoopPlan> loop) {
    Map<String, Actor> made = new LinkedHashMap<>();
    Stage stage = new Stage(world, clock, seed, loop, id -> made(made, id));
    actors.forEach((id, spec) -> made.put(id, spec.create(id, stage)));
    return new Simulation(new ArrayList<>(made.values()));
  }

  /** The scene without some actors. */
  public Scene without(List<String> names) {
    Map<String, ActorSpec> left = new LinkedHashMap<>(actors);
    left.keySet().removeAll(names);
    return new Scene(left, world, seed);
  }

  /** A stage without actors, for asking the specs what they wish of a loop. */
  public Stage emptyStage(Clock clock) {
    return new Stage(world, clock, seed, Optional.empty(), id -> made(Map.of(), id));
  }

  /** Names of the actors, in the order they move. */
  public List<String> names() {
    return List.copyOf(actors.keySet());
  }

  private static Actor made(Map<String, Actor> made, String id) {
    Actor actor = made.get(id);
    if (actor == null) {
      throw new IllegalStateException("actor " + id + " is asked for before it exists");
    }
    return actor;
  }
}
