package critterbake.sim.path;

import critterbake.sim.Clock;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.loop.LoopPlan;
import java.util.List;
import java.util.Optional;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/**
 * Reads positions off the path: nothing accumulates. In a loop the path starts again whenever it
 * ends, is paced so that whole rounds fill the loop, and repeats bit for bit.
 */
final class PathMover implements Mover {
  /** Rounding the root to whole pixels may change its speed by this share. */
  private static final double SNAP_SHARE = 0.05;

  private final MotionPath path;
  private final Vector2dc start;
  private final Clock clock;
  private final Optional<LoopPlan> loop;
  private final Vector2d advance = new Vector2d();

  /** Added to the path's velocity, so that the loop's advance is the planned one. */
  private final Vector2d drift = new Vector2d();

  private final Vector2d position = new Vector2d();
  private final Vector2d velocity = new Vector2d();
  private double now;

  private PathMover(MotionPath path, Vector2dc start, Clock clock, Optional<LoopPlan> loop) {
    this.path = path;
    this.start = start;
    this.clock = clock;
    this.loop = loop;
    loop.ifPresent(this::planAdvance);
    step(0);
  }

  static PathMover open(MotionPath path, Vector2dc start, Clock clock) {
    return new PathMover(path, start, clock, Optional.empty());
  }

  /**
   * @param rounds of the path in the loop, above 0; not used when it has no period
   */
  static PathMover looped(
      MotionPath path, Vector2dc start, Clock clock, LoopPlan plan, double rounds) {
    MotionPath repeating = path.repeating();
    double period = repeating.period();
    double pace =
        period < Double.POSITIVE_INFINITY ? rounds * period / clock.seconds(plan.ticks()) : 1;
    MotionPath paced = pace == 1 ? repeating : new PacedPath(repeating, pace);
    return new PathMover(paced, start, clock, Optional.of(plan));
  }

  private void planAdvance(LoopPlan plan) {
    double seconds = clock.seconds(plan.ticks());
    path.position(seconds, advance).sub(path.position(0, new Vector2d()));
    Vector2d planned = new Vector2d(plan.advanceX(), plan.advanceY());
    double change = planned.distance(advance);
    if (change <= SNAP_SHARE * advance.length() * (1 + 1e-9)) {
      planned.sub(advance, drift).div(seconds);
      advance.set(planned);
    }
  }

  @Override
  public void step(long tick) {
    long laps = loop.isPresent() ? loop.get().lap(tick) : 0;
    now = clock.seconds(laps == 0 ? tick : tick - laps * loop.get().ticks());
    path.position(now, position).add(start).add(drift.x * now, drift.y * now);
    position.add(laps * advance.x, laps * advance.y);
    velocityAfter(0, velocity);
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
  public Vector2d velocityAfter(double seconds, Vector2d out) {
    return path.velocity(now + seconds, out).add(drift);
  }

  @Override
  public double nextCorner(double seconds) {
    return path.nextCorner(now + seconds) - now;
  }

  @Override
  public void restored(long tick) {
    step(tick);
  }

  @Override
  public List<LoopPart> loopParts() {
    return List.of();
  }
}
