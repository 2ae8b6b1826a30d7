package critterbake.sim.creature.goop;

import static critterbake.sim.loop.LoopPart.Closing.CONSTRUCTION;
import static critterbake.sim.loop.LoopPart.Closing.SETTLING;

import critterbake.sim.Actor;
import critterbake.sim.MotionMetrics;
import critterbake.sim.Stage;
import critterbake.sim.TraceSink;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.math.RandomStream;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.world.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/**
 * The goop creature. Everything feeds one way, which is what keeps it from shaking itself apart:
 * target to body to ideal, real and tip places to ropes, bubbles and eyes.
 */
final class Goop implements Actor {
  /** Noises of open shots repeat after this. */
  static final double OPEN_PERIOD_SECONDS = 64;

  private final String id;
  private final Stage stage;
  private final Target target;
  private final Skeleton skeleton;
  private final PathClearance clearance;
  private final LegsSpec askedLegs;
  private final Optional<Lap> lap;
  private final LegRopes ropes;
  private final Bubbles bubbles;
  private final Eyes eyes;
  private GoopMeter meter;
  private final GoopFigure figure;
  private final Vector2d position = new Vector2d();
  private final Vector2d velocity = new Vector2d();
  private long tick;

  Goop(String id, GoopSpec spec, Stage stage) {
    this.id = id;
    this.stage = stage;
    double loop =
        stage
            .loop()
            .map(plan -> stage.clock().seconds(plan.ticks()))
            .orElse(Double.POSITIVE_INFINITY);
    double period = Math.min(loop, OPEN_PERIOD_SECONDS);
    Terrain terrain =
        new Terrain(stage.world(), Math.max(spec.legs().length(), spec.body().radius()));
    target = new Target(id, spec.movement(), spec.eyes().lookAheadSeconds(), stage);
    clearance = new PathClearance(terrain, spec.body().radius());
    askedLegs = spec.legs();
    lap = stage.others().rehearsed(id, Lap.class, () -> Lap.of(id, spec, stage, terrain, period));
    LegsSpec legs = lap.map(Lap::legs).orElse(spec.legs());
    skeleton = new Skeleton(spec, legs, stage, terrain, period);
    skeleton.start(target.now().x(), target.now().y());
    lap.ifPresent(found -> found.restore(0, stage.loop().get(), skeleton));
    double dt = stage.clock().dt();
    ropes = new LegRopes(legs, spec.rope(), skeleton, stage.world().gravity(), dt);
    double radius = spec.body().radius();
    bubbles =
        new Bubbles(spec.bubbles(), radius, RandomStream.of(stage.seed(), "goop.bubbles"), loop);
    eyes = new Eyes(spec.eyes(), radius, RandomStream.of(stage.seed(), "goop.eyes"), loop, dt);
    meter = new GoopMeter(skeleton, ropes, legs.length());
    figure = new GoopFigure(id, spec, skeleton, ropes, bubbles, eyes, target, loop);
    follow();
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public void step(long nextTick) {
    tick = nextTick;
    target.step(tick);
    clearance.see(target.now());
    double now = seconds();
    if (lap.isPresent()) {
      lap.get().restore(tick, stage.loop().get(), skeleton);
    } else {
      skeleton.step(target, now - stage.clock().dt());
    }
    ropes.step();
    eyes.step(now, skeleton.body(), target.soon());
    meter.measure();
    follow();
  }

  /** Seconds since the shot began, or since the present lap of a loop began. */
  private double seconds() {
    return stage.clock().seconds(stage.loop().map(plan -> plan.phaseTick(tick)).orElse(tick));
  }

  private void follow() {
    position.set(skeleton.body().x, skeleton.body().y);
    velocity.set(skeleton.body().vx, skeleton.body().vy);
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
    figure.trace(sink);
  }

  @Override
  public void pose(Grid grid, PoseBuilder out) {
    figure.pose(seconds(), grid, out);
  }

  @Override
  public List<LoopPart> loopParts() {
    List<LoopPart> parts = new ArrayList<>(target.loopParts());
    parts.add(new SkeletonPart(skeleton, lap.isPresent() ? CONSTRUCTION : SETTLING));
    parts.add(ropes);
    parts.add(eyes);
    return parts;
  }

  @Override
  public void restored(long atTick) {
    tick = atTick;
    target.restored(tick);
    follow();
  }

  @Override
  public void startMeasuring() {
    meter = meter.anew();
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
    List<String> notes = new ArrayList<>();
    lap.flatMap(found -> found.changes(askedLegs)).ifPresent(note -> notes.add(id + ": " + note));
    clearance.note().ifPresent(note -> notes.add(id + ": " + note));
    return notes;
  }
}
