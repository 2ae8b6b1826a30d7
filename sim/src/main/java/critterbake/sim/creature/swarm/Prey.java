package critterbake.sim.creature.swarm;

import critterbake.sim.Actor;
import critterbake.sim.Stage;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/** What the swarm circles, as it is now: another actor, or a point of the world. */
final class Prey {
  private static final Vector2dc STILL = new Vector2d();

  private final SwarmSpec.Target target;
  private final Stage stage;

  Prey(SwarmSpec.Target target, Stage stage) {
    this.target = target;
    this.stage = stage;
  }

  double x() {
    return target instanceof SwarmSpec.Target.OfActor other
        ? actor(other).position().x() + other.offsetX()
        : ((SwarmSpec.Target.At) target).x();
  }

  double y() {
    return target instanceof SwarmSpec.Target.OfActor other
        ? actor(other).position().y() + other.offsetY()
        : ((SwarmSpec.Target.At) target).y();
  }

  /** Units a second. */
  Vector2dc velocity() {
    return target instanceof SwarmSpec.Target.OfActor other ? actor(other).velocity() : STILL;
  }

  private Actor actor(SwarmSpec.Target.OfActor other) {
    return stage.others().actor(other.name());
  }
}
