package critterbake.sim.creature.swing;

import critterbake.sim.Actor;
import critterbake.sim.Clock;
import critterbake.sim.Rules;
import critterbake.sim.Scene;
import critterbake.sim.Simulation;
import critterbake.sim.math.Strict;
import critterbake.sim.path.Movement;
import critterbake.sim.path.PathSpec;
import critterbake.sim.path.SegmentPath;
import critterbake.sim.path.SegmentPath.Segment;
import critterbake.sim.spec.Values;
import critterbake.sim.world.Ground;
import critterbake.sim.world.Solids;
import critterbake.sim.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One swing alone in the world, and what its trace says. */
final class SwingScene {
  private SwingScene() {}

  /** A row of the trace. */
  record Row(String part, double x, double y, double angle, String state) {}

  static ResponseSpec usualResponse() {
    return ResponseSpec.TYPE.build().apply(new Values(ResponseSpec.TYPE, Map.of()));
  }

  static SwingSpec spec(Rules rules, List<Segment> path, double offsetDegrees, RestSpec rest) {
    return new SwingSpec(
        rules,
        new Movement(new PathSpec.Timed(new SegmentPath(path, false)), 0, 0),
        Strict.radians(offsetDegrees),
        0.02,
        rest,
        usualResponse(),
        Map.of(),
        24);
  }

  static RestSpec rest(RestSpec.Mode mode) {
    return new RestSpec(0, mode, 0);
  }

  static Simulation start(SwingSpec spec, Clock clock) {
    World world = new World(9.8, Ground.flat(), Solids.NONE);
    return new Scene(Map.of("rider", spec), world, 1).start(clock, Optional.empty());
  }

  /** The body's rows from tick 0 to the last. */
  static List<Row> body(SwingSpec spec, Clock clock, double seconds) {
    List<Row> rows = new ArrayList<>();
    Simulation simulation = start(spec, clock);
    Actor actor = simulation.actor("rider");
    long last = clock.ticks(seconds);
    for (long tick = 0; tick <= last; tick++) {
      rows.add(rows(actor).get(0));
      simulation.step();
    }
    return rows;
  }

  static List<Row> rows(Actor actor) {
    List<Row> rows = new ArrayList<>();
    actor.trace((id, part, x, y, angle, state) -> rows.add(new Row(part, x, y, angle, state)));
    return rows;
  }
}
