package critterbake.sim.creature.goop;

import critterbake.sim.Rules;
import critterbake.sim.Stage;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.path.Movement;
import critterbake.sim.path.Mover;
import critterbake.sim.path.PathSpec;
import java.util.List;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/**
 * What the creature wants to reach, and where that will be in a moment: it looks before it moves.
 */
final class Target {
  private final Mover mover;
  private final Mover ahead;
  private final long ticksAhead;
  private final double secondsAhead;
  private final Vector2d before = new Vector2d();
  private final Vector2d soon = new Vector2d();

  Target(String id, Movement movement, double secondsAhead, Stage stage) {
    this.secondsAhead = secondsAhead;
    mover = movement.mover(Rules.REFINED, stage, id);
    // A chase cannot be known in advance: its present velocity must do.
    boolean known = movement.path() instanceof PathSpec.Timed;
    ahead = known ? movement.mover(Rules.REFINED, stage, id) : mover;
    ticksAhead = stage.clock().ticks(secondsAhead);
    before.set(mover.position());
    look(0);
  }

  void step(long tick) {
    before.set(mover.position());
    mover.step(tick);
    look(tick);
  }

  private void look(long tick) {
    if (ahead == mover) {
      soon.set(mover.velocity()).mul(secondsAhead).add(mover.position());
    } else {
      ahead.step(tick + ticksAhead);
      soon.set(ahead.position());
    }
  }

  /** Its parts were put back to their states at a tick: the next step goes on from there. */
  void restored(long tick) {
    if (known()) {
      mover.step(tick);
    }
    before.set(mover.position());
    look(tick);
  }

  /** Where it was a tick ago. */
  Vector2dc before() {
    return before;
  }

  /** Where it is. */
  Vector2dc now() {
    return mover.position();
  }

  /** Where it will be in a moment. */
  Vector2dc soon() {
    return soon;
  }

  /** Whether its way is known in advance. */
  private boolean known() {
    return ahead != mover;
  }

  List<LoopPart> loopParts() {
    return mover.loopParts();
  }
}
