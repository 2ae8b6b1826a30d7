package critterbake.sim.creature.walker;

import critterbake.sim.Actor;
import critterbake.sim.Clock;
import critterbake.sim.Rules;
import critterbake.sim.Stage;
import critterbake.sim.TraceSink;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.path.ConstantVelocity;
import critterbake.sim.path.Movement;
import critterbake.sim.path.PathSpec;
import critterbake.sim.path.SegmentPath;
import critterbake.sim.path.SegmentPath.Segment;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.Values;
import critterbake.sim.world.Ground;
import critterbake.sim.world.Solids;
import critterbake.sim.world.World;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Walkers for tests, made as a scenario would make them, and what their traces show. */
final class Walkers {
  static final Clock CLOCK = new Clock(12, 1, 10);

  private Walkers() {}

  static <T> T build(ObjectType<T> type, Map<String, Object> values) {
    return type.build().apply(new Values(type, values));
  }

  static GaitSpec gait(Map<String, Object> values) {
    return build(GaitSpec.TYPE, values);
  }

  static GaitSpec style(String name) {
    return gait(Map.of("style", name));
  }

  static LegsSpec pairs(long pairs) {
    return build(LegsSpec.TYPE, Map.of("pairs", pairs));
  }

  static WalkerSpec spec(Rules rules, double speed, GaitSpec gait) {
    return spec(rules, straight(speed), gait, pairs(1), Optional.empty());
  }

  static WalkerSpec spec(
      Rules rules, Movement movement, GaitSpec gait, LegsSpec legs, Optional<TripSpec> trip) {
    return new WalkerSpec(
        rules,
        movement,
        WalkerSpec.Facing.AUTO,
        legs,
        gait,
        trip,
        build(BodySpec.TYPE, Map.of()),
        build(SkinSpec.TYPE, Map.of()));
  }

  static WalkerSpec refined(double speed) {
    return spec(Rules.REFINED, speed, gait(Map.of()));
  }

  static Movement straight(double speed) {
    return new Movement(new PathSpec.Timed(new ConstantVelocity(speed, 0)), 0, 0);
  }

  static Movement segments(Segment... segments) {
    return new Movement(new PathSpec.Timed(new SegmentPath(List.of(segments), false)), 0, 0);
  }

  static Stage stage(Ground ground, Clock clock) {
    return stage(ground, clock, Optional.empty());
  }

  static Stage stage(Ground ground, Clock clock, Optional<LoopPlan> loop) {
    return new Stage(new World(9.8, ground, Solids.NONE), clock, 1, loop, id -> null);
  }

  /** A tracked point at a tick. */
  record Point(double x, double y, String state) {
    boolean planted() {
      return state.equals("planted");
    }

    double distance(Point other) {
      return Math.sqrt((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y));
    }
  }

  /** Everything an actor traces at one tick, by part. */
  static Map<String, Point> look(Actor actor) {
    Map<String, Point> points = new LinkedHashMap<>();
    TraceSink sink = (id, part, x, y, angle, state) -> points.put(part, new Point(x, y, state));
    actor.trace(sink);
    return points;
  }

  /** The trace of a walker from tick 0 on. */
  static List<Map<String, Point>> walk(WalkerSpec spec, Stage stage, double seconds) {
    Actor actor = spec.create("hero", stage);
    List<Map<String, Point>> ticks = new ArrayList<>();
    ticks.add(look(actor));
    long last = stage.clock().ticks(seconds);
    for (long tick = 1; tick <= last; tick++) {
      actor.step(tick);
      ticks.add(look(actor));
    }
    return ticks;
  }

  /** Ticks at which a part touches down. */
  static List<Integer> touchdowns(List<Map<String, Point>> walk, String part) {
    List<Integer> ticks = new ArrayList<>();
    for (int i = 1; i < walk.size(); i++) {
      if (walk.get(i).get(part).planted() && !walk.get(i - 1).get(part).planted()) {
        ticks.add(i);
      }
    }
    return ticks;
  }
}
