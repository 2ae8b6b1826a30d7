package critterbake.sim.path;

import critterbake.sim.Clock;
import critterbake.sim.loop.LoopPart;
import java.util.List;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/** Adds up velocity times tick, one tick after the other, as the source articles' scripts do. */
final class TickedMover implements Mover {
  private final MotionPath path;
  private final Clock clock;
  private final Vector2d position = new Vector2d();
  private final Vector2d velocity = new Vector2d();

  TickedMover(MotionPath path, double startX, double startY, Clock clock) {
    this.path = path;
    this.clock = clock;
    path.position(0, position).add(startX, startY);
    path.velocity(0, velocity);
  }

  @Override
  public void step(long tick) {
    position.add(velocity.x * clock.dt(), velocity.y * clock.dt());
    path.velocity(clock.seconds(tick), velocity);
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
    return List.of(PointPart.position("path", position, LoopPart.Closing.CONSTRUCTION));
  }
}
