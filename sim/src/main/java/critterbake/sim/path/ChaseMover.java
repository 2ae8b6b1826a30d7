package critterbake.sim.path;

import critterbake.sim.Actor;
import critterbake.sim.Clock;
import critterbake.sim.Stage;
import critterbake.sim.loop.LoopPart;
import java.util.List;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/**
 * Runs straight at another actor, slows down over the last quarter second of way and stands at the
 * distance it keeps; it does not give way to one that comes nearer.
 */
final class ChaseMover implements Mover {
  private static final double SLOWING_SECONDS = 0.25;

  private final PathSpec.Chase chase;
  private final Stage stage;
  private final Vector2d position;
  private final Vector2d velocity = new Vector2d();

  ChaseMover(PathSpec.Chase chase, double startX, double startY, Stage stage) {
    this.chase = chase;
    this.stage = stage;
    this.position = new Vector2d(startX, startY);
  }

  @Override
  public void step(long tick) {
    aim();
    Clock clock = stage.clock();
    position.add(velocity.x * clock.dt(), velocity.y * clock.dt());
  }

  private void aim() {
    Actor other = stage.others().actor(chase.other());
    other.position().sub(position, velocity);
    double distance = velocity.length();
    double gap = distance - chase.keep();
    if (gap <= 0 || distance == 0 || chase.speed() == 0) {
      velocity.zero();
      return;
    }
    double reach = Math.max(SLOWING_SECONDS, stage.clock().dt());
    velocity.mul(Math.min(chase.speed(), gap / reach) / distance);
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
    return List.of(
        PointPart.position("chase", position, LoopPart.Closing.SETTLING),
        PointPart.velocity("chase velocity", velocity, LoopPart.Closing.SETTLING));
  }
}
