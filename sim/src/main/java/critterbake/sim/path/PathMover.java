package critterbake.sim.path;

import critterbake.sim.Clock;
import critterbake.sim.Stage;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.loop.LoopPlan;
import java.util.List;
import java.util.Optional;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/**
 * Reads positions off the path: nothing accumulates. In a loop the path starts again whenever it
 * ends, is paced so that a whole number of rounds fills the loop, and repeats bit for bit.
 */
final class PathMover implements Mover {
  /** A root snapped to whole pixels may change a constant speed by this share. */
  private static final double SNAP_SHARE = 0.05;

  private final MotionPath path;
  private final Vector2dc start;
  private final Clock clock;
  private final Optional<LoopPlan> loop;
  private final Vector2d advance = new Vector2d();
  private final Vector2d position = new Vector2d();
  private final Vector2d velocity = new Vector2d();

  private PathMover(
      MotionPath path, double startX, double startY, Clock clock, Optional<LoopPlan> loop) {
    this.path = path;
    this.start = new Vector2d(startX, startY);
    this.clock = clock;
    this.loop = loop;
    loop.ifPresent(this::measureAdvance);
    step(0);
  }

  static PathMover of(MotionPath path, double startX, double startY, Stage stage) {
    MotionPath fitted = stage.loop().map(plan -> fit(path, plan, stage.clock())).orElse(path);
    return new PathMover(fitted, startX, startY, stage.clock(), stage.loop());
  }

  private static MotionPath fit(MotionPath path, LoopPlan plan, Clock clock) {
    double seconds = clock.seconds(plan.ticks());
    if (path instanceof ConstantVelocity constant) {
      return withAdvanceOf(constant, plan, seconds);
    }
    MotionPath repeating = path.repeating();
    double period = repeating.period();
    if (period == Double.POSITIVE_INFINITY) {
      return repeating;
    }
    double pace = Math.max(1, Math.rint(seconds / period)) * period / seconds;
    return pace == 1 ? repeating : new PacedPath(repeating, pace);
  }

  private static ConstantVelocity withAdvanceOf(
      ConstantVelocity path, LoopPlan plan, double seconds) {
    Vector2d snapped = new Vector2d(plan.advanceX(), plan.advanceY()).div(seconds);
    double change = snapped.distance(path.x(), path.y());
    double speed = Vector2d.length(path.x(), path.y());
    return change <= SNAP_SHARE * speed * (1 + 1e-9)
        ? new ConstantVelocity(snapped.x, snapped.y)
        : path;
  }

  private void measureAdvance(LoopPlan plan) {
    path.position(clock.seconds(plan.ticks()), advance);
    advance.sub(path.position(0, new Vector2d()));
  }

  @Override
  public void step(long tick) {
    double seconds = clock.seconds(loop.map(plan -> plan.phaseTick(tick)).orElse(tick));
    long laps = loop.map(plan -> plan.lap(tick)).orElse(0L);
    path.position(seconds, position).add(start).add(laps * advance.x, laps * advance.y);
    path.velocity(seconds, velocity);
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
  public List<LoopPart> loopParts() {
    return List.of();
  }
}
