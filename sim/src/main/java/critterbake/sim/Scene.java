package critterbake.sim;

import critterbake.sim.loop.LoopPlan;
import critterbake.sim.world.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Who moves where: everything a simulation is made from. A scene can be started any number of
 * times, always the same way.
 */
public final class Scene {
  private final Map<String, ActorSpec> actors;
  private final World world;
  private final long seed;
  private final Map<Rehearsal, Optional<?>> rehearsed = new LinkedHashMap<>();

  /**
   * @param actors by name, in the order they move
   * @param world gravity, ground and solids
   * @param seed for every random stream
   */
  public Scene(Map<String, ActorSpec> actors, World world, long seed) {
    this.actors = Collections.unmodifiableMap(new LinkedHashMap<>(actors));
    this.world = world;
    this.seed = seed;
  }

  /** The actors by name, in the order they move. */
  public Map<String, ActorSpec> actors() {
    return actors;
  }

  public World world() {
    return world;
  }

  /** What an actor rehearses for. */
  private record Rehearsal(String actor, Clock clock, Optional<LoopPlan> loop) {}

  /** A fresh simulation at tick 0. */
  public Simulation start(Clock clock, Optional<LoopPlan> loop) {
    Map<String, Actor> made = new LinkedHashMap<>();
    Stage stage = new Stage(world, clock, seed, loop, new Troupe(made, clock, loop));
    actors.forEach((id, spec) -> made.put(id, spec.create(id, stage)));
    return new Simulation(new ArrayList<>(made.values()));
  }

  /** The actors of a simulation in the making, and rehearsals with some of them. */
  private final class Troupe implements Stage.ActorLookup {
    private final Map<String, Actor> made;
    private final Clock clock;
    private final Optional<LoopPlan> loop;

    Troupe(Map<String, Actor> made, Clock clock, Optional<LoopPlan> loop) {
      this.made = made;
      this.clock = clock;
      this.loop = loop;
    }

    @Override
    public Actor actor(String id) {
      return made(made, id);
    }

    @Override
    public Simulation company(List<String> ids) {
      return only(ids).start(clock, loop);
    }

    @Override
    public <T> Optional<T> rehearsed(String id, Class<T> type, Supplier<Optional<T>> rehearsal) {
      return once(new Rehearsal(id, clock, loop), rehearsal).map(type::cast);
    }
  }

  private synchronized Optional<?> once(Rehearsal key, Supplier<? extends Optional<?>> rehearsal) {
    Optional<?> done = rehearsed.get(key);
    if (done == null) {
      done = rehearsal.get();
      rehearsed.put(key, done);
    }
    return done;
  }

  /** The scene with some actors and all that those read. */
  private Scene only(List<String> names) {
    List<String> kept = new ArrayList<>(names);
    for (int i = 0; i < kept.size(); i++) {
      for (String read : actors.get(kept.get(i)).dependsOn()) {
        if (!kept.contains(read)) {
          kept.add(read);
        }
      }
    }
    List<String> others = new ArrayList<>(actors.keySet());
    others.removeAll(kept);
    return without(others);
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
