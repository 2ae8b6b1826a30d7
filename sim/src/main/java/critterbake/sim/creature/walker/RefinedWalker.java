package critterbake.sim.creature.walker;

import critterbake.sim.Actor;
import critterbake.sim.Clock;
import critterbake.sim.MotionMetrics;
import critterbake.sim.Stage;
import critterbake.sim.TraceSink;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.loop.LoopPart.Closing;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.world.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/**
 * A walker as a professional would ship it: the body falls, a foot catches it, and it all repeats
 * exactly. The gait clock says when, the footfall planner where, and the body follows both. Within
 * a tick: way, rhythm, hips, feet, limbs, what trails behind.
 */
final class RefinedWalker implements Actor {
  private final String id;
  private final WalkerSpec spec;
  private final Clock clock;
  private final Way way;
  private final Steps steps;
  private final StepsState remembered;
  private final HipHeight hips;
  private final Posture posture;
  private final FollowThrough trailing;
  private WalkerMeter meter;
  private final WalkerSkin skin;
  private final Figure figure;
  private final Limbs limbs;
  private final boolean steady;
  private final Vector2d position = new Vector2d();
  private final Vector2d velocity = new Vector2d();
  private long now;

  RefinedWalker(String id, WalkerSpec spec, Stage stage) {
    this.id = id;
    this.spec = spec;
    this.clock = stage.clock();
    Ground ground = stage.world().ground();
    Optional<Stumble> stumble = spec.trip().map(Stumble::new);
    this.way = new Way(spec.movement(), stumble, stage);
    this.steady = spec.constantSpeed().isPresent() && stumble.isEmpty();
    Style style = spec.style();
    boolean walking = Math.abs(way.velocity()) > spec.walksAbove();
    Breath breath = new Breath(stage);
    this.hips =
        new HipHeight(
            spec.legs(),
            style.carriage(),
            ground,
            clock,
            breath,
            stumble,
            spec.movement().startY(),
            walking);
    this.steps = new Steps(id, spec, stage, way, hips, stumble);
    this.remembered = steps.state();
    this.posture = new Posture(spec, stage, breath, stumble, id);
    this.trailing = new FollowThrough(spec.body(), style, walking, clock.dt());
    this.limbs = new Limbs(spec.legs());
    this.figure = new Figure(spec.legs().count());
    this.skin = new WalkerSkin(id, spec, style);
    this.meter = new WalkerMeter(spec.legs());
    begin();
  }

  private void begin() {
    steps.begin();
    Figure before = new Figure(spec.legs().count());
    steps.describe(before, -1);
    before.rootX = way.x(-1);
    before.hipY = hips.sole(before.rootX) + hips.over(-1, before.phase, Double.POSITIVE_INFINITY);
    posture.describe(before, -1);
    stand(0);
    trailing.reset(before, figure);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public void step(long tick) {
    now = tick;
    way.step(tick);
    steps.step(tick);
    stand(tick);
    trailing.step(figure);
    meter.observe(figure, tick);
  }

  @Override
  public void restored(long tick) {
    remembered.shift(tick - now);
    now = tick;
    way.resume(tick);
    stand(tick);
  }

  /** Works out the skeleton from the state of the steps. */
  private void stand(long tick) {
    double x = way.x(tick);
    steps.describe(figure, tick);
    figure.rootX = x;
    figure.rootY = hips.sole(x);
    figure.hipY = figure.rootY + steps.hipHeight(tick);
    figure.slope = figure.facing * hips.slope(x);
    posture.describe(figure, tick);
    steps.swing(figure, tick);
    limbs.solve(figure);
    position.set(figure.rootX, figure.rootY);
    double forward = way.velocity(tick);
    velocity.set(forward, forward * hips.slope(x));
  }

  @Override
  public Vector2dc position() {
    return position;
  }

  @Override
  public Vector2dc velocity() {
    return velocity;
  }

  @Override
  public void trace(TraceSink sink) {
    WalkerTrace.write(id, figure, sink);
  }

  @Override
  public void pose(Grid grid, PoseBuilder out) {
    skin.pose(figure, trailing, steps.nextLandings(), grid, out);
  }

  @Override
  public List<LoopPart> loopParts() {
    Closing closing = steady ? Closing.CONSTRUCTION : Closing.SETTLING;
    List<LoopPart> parts = new ArrayList<>(way.mover().loopParts());
    parts.addAll(remembered.parts(closing, () -> now));
    parts.add(hips.part(closing));
    parts.addAll(trailing.loopParts(closing));
    return parts;
  }

  @Override
  public void startMeasuring() {
    meter = new WalkerMeter(spec.legs());
  }

  @Override
  public void carried(double byX, double byY) {
    meter.carry(byX, byY);
  }

  @Override
  public MotionMetrics metrics() {
    return meter.metrics();
  }

  @Override
  public List<String> notes() {
    return steps.strideNote(now).map(note -> List.of(id + ": " + note)).orElse(List.of());
  }
}
