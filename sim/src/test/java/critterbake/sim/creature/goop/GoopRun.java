package critterbake.sim.creature.goop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Actor;
import critterbake.sim.Clock;
import critterbake.sim.Stage;
import critterbake.sim.path.PathSpec;
import critterbake.sim.path.WaypointPath;
import critterbake.sim.path.WaypointPath.Waypoint;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.Values;
import critterbake.sim.world.Ground;
import critterbake.sim.world.Solids;
import critterbake.sim.world.World;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A goop creature of eight legs in a world of its own, run tick by tick in an open shot. */
final class GoopRun {
  static final Clock CLOCK = new Clock(12, 1, 5);

  private final Actor actor;
  private long tick;

  private GoopRun(Actor actor) {
    this.actor = actor;
  }

  /** Keys of a creature that starts at a place and stays there. */
  static Map<String, Object> startingAt(double x, double y) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("start", List.of(x, y));
    return keys;
  }

  /** Keys of one whose target leaves its start after two seconds and has gone so far two later. */
  static Map<String, Object> lured(double x, double y, double goesX, double goesY) {
    Map<String, Object> keys = startingAt(x, y);
    List<Waypoint> way =
        List.of(new Waypoint(0, 0, 0), new Waypoint(2, 0, 0), new Waypoint(4, goesX, goesY));
    keys.put("path", new PathSpec.Timed(new WaypointPath(way, WaypointPath.Ease.SMOOTH, false)));
    return keys;
  }

  static GoopSpec spec(Map<String, Object> keys) {
    ObjectType<GoopSpec> type = GoopSpec.TYPE;
    return type.build().apply(new Values(type, keys));
  }

  static GoopRun of(Map<String, Object> keys, Ground ground, double[]... solids) {
    return of(keys, CLOCK, ground, solids);
  }

  static GoopRun of(Map<String, Object> keys, Clock clock, Ground ground, double[]... solids) {
    World world = new World(9.8, ground, new Solids(List.of(solids)));
    Stage stage = new Stage(world, clock, 1, Optional.empty(), id -> null);
    return new GoopRun(spec(keys).create("blob", stage));
  }

  Actor actor() {
    return actor;
  }

  /** One tick on. */
  Snapshot step() {
    actor.step(++tick);
    return now();
  }

  Snapshot run(double seconds) {
    for (long i = CLOCK.ticks(seconds); i > 0; i--) {
      actor.step(++tick);
    }
    return now();
  }

  Snapshot now() {
    Snapshot snapshot = new Snapshot(new LinkedHashMap<>(), new LinkedHashMap<>());
    actor.trace(
        (id, part, x, y, angle, state) -> {
          assertTrue(Double.isFinite(x) && Double.isFinite(y), part);
          snapshot.places.put(part, new double[] {x, y});
          snapshot.states.put(part, state);
        });
    return snapshot;
  }

  /**
   * Where every point was and what it did.
   *
   * @param places by part, x and y
   * @param states by part
   */
  record Snapshot(Map<String, double[]> places, Map<String, String> states) {
    double x(String part) {
      return places.get(part)[0];
    }

    double y(String part) {
      return places.get(part)[1];
    }

    long count(String state) {
      return states.values().stream().filter(state::equals).count();
    }

    double distance(String part, Snapshot other) {
      double dx = x(part) - other.x(part);
      double dy = y(part) - other.y(part);
      return Math.sqrt(dx * dx + dy * dy);
    }
  }
}
