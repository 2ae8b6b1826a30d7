package critterbake.sim.creature.swarm;

import critterbake.sim.Actor;
import critterbake.sim.Clock;
import critterbake.sim.MotionMetrics;
import critterbake.sim.Simulation;
import critterbake.sim.Stage;
import critterbake.sim.TraceSink;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.Values;
import critterbake.sim.world.Ground;
import critterbake.sim.world.NoGround;
import critterbake.sim.world.Solids;
import critterbake.sim.world.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/** A swarm around a prey that moves as a test says, tick by tick. */
final class SwarmScene {
  static final Chosen NO_ATTACK = new Chosen("none", "none");

  private final Clock clock;
  private final Simulation simulation;
  private final int count;

  /** One member at one tick. */
  record Row(double x, double y, double angle, String state) {}

  /** Where the prey is at a time. */
  interface PreyPath {
    double[] at(double seconds);
  }

  static final PreyPath STILL = seconds -> new double[] {0, 0};

  private SwarmScene(SwarmSpec spec, Clock clock, PreyPath path, Optional<LoopPlan> loop) {
    Map<String, Actor> made = new LinkedHashMap<>();
    Ground ground = new NoGround();
    World world = new World(9.8, ground, Solids.NONE);
    Stage stage = new Stage(world, clock, 1, loop, made::get);
    made.put("prey", new Mover("prey", clock, path));
    made.put("slugs", spec.create("slugs", stage));
    this.clock = clock;
    this.count = spec.count();
    this.simulation = new Simulation(new ArrayList<>(made.values()));
  }

  static SwarmScene open(SwarmSpec spec, Clock clock, PreyPath path) {
    return new SwarmScene(spec, clock, path, Optional.empty());
  }

  static SwarmScene looped(SwarmSpec spec, Clock clock, LoopPlan plan, PreyPath path) {
    return new SwarmScene(spec, clock, path, Optional.of(plan));
  }

  /** A swarm with these keys given, around the prey. */
  static SwarmSpec spec(Object... keysAndValues) {
    Map<String, Object> given = new LinkedHashMap<>();
    given.put("target", "prey");
    for (int i = 0; i < keysAndValues.length; i += 2) {
      given.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return SwarmSpec.TYPE.build().apply(new Values(SwarmSpec.TYPE, given));
  }

  static Chosen circle(double radius) {
    return new Chosen("circle", radius);
  }

  static Chosen ellipse(double x, double y) {
    return new Chosen("ellipse", List.of(x, y));
  }

  static Object attack(Object... keysAndValues) {
    Map<String, Object> given = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      given.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return new Chosen("dives", AttackSpec.TYPE.build().apply(new Values(AttackSpec.TYPE, given)));
  }

  static Object wander(double step, double limit) {
    return new WanderSpec(step, limit);
  }

  /** All members at every tick from 0 to a time. */
  List<Row[]> run(double seconds) {
    List<Row[]> ticks = new ArrayList<>();
    ticks.add(rows());
    for (long tick = 1; tick <= clock.ticks(seconds); tick++) {
      simulation.step();
      ticks.add(rows());
    }
    return ticks;
  }

  /** All members as they are. */
  Row[] rows() {
    List<Row> rows = new ArrayList<>(count);
    simulation
        .actor("slugs")
        .trace((actor, part, x, y, angle, state) -> rows.add(new Row(x, y, angle, state)));
    return rows.toArray(new Row[0]);
  }

  Actor swarm() {
    return simulation.actor("slugs");
  }

  void step() {
    simulation.step();
  }

  /** Standard deviation of the gaps between neighbours, seen from a point, over their mean. */
  static double gapSpread(Row[] rows, double x, double y) {
    double[] angles = new double[rows.length];
    for (int i = 0; i < rows.length; i++) {
      angles[i] = Math.atan2(rows[i].y() - y, rows[i].x() - x);
    }
    Arrays.sort(angles);
    double mean = 2 * Math.PI / rows.length;
    double sum = 0;
    for (int i = 0; i < rows.length; i++) {
      double next = i + 1 < rows.length ? angles[i + 1] : angles[0] + 2 * Math.PI;
      sum += Math.pow(next - angles[i] - mean, 2);
    }
    return Math.sqrt(sum / rows.length) / mean;
  }

  static double distance(Row a, Row b) {
    return Math.hypot(a.x() - b.x(), a.y() - b.y());
  }

  private static final class Mover implements Actor {
    private final String id;
    private final Clock clock;
    private final PreyPath path;
    private long tick;

    Mover(String id, Clock clock, PreyPath path) {
      this.id = id;
      this.clock = clock;
      this.path = path;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public void step(long toTick) {
      tick = toTick;
    }

    @Override
    public Vector2dc position() {
      double[] at = path.at(clock.seconds(tick));
      return new Vector2d(at[0], at[1]);
    }

    @Override
    public Vector2dc velocity() {
      double[] at = path.at(clock.seconds(tick));
      double[] next = path.at(clock.seconds(tick + 1));
      return new Vector2d(next[0] - at[0], next[1] - at[1]).div(clock.dt());
    }

    @Override
    public void trace(TraceSink sink) {}

    @Override
    public void pose(Grid grid, PoseBuilder out) {}

    @Override
    public List<LoopPart> loopParts() {
      return List.of();
    }

    @Override
    public MotionMetrics metrics() {
      return new MotionMetrics(Map.of());
    }
  }
}
