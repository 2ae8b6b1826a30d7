package critterbake.sim.creature.walker;

import critterbake.sim.Clock;
import critterbake.sim.Rules;
import critterbake.sim.Stage;
import critterbake.sim.path.Movement;
import critterbake.sim.path.Mover;
import critterbake.sim.path.PathSpec;
import java.util.Optional;

/**
 * Where the body is, and where it is going to be: a walker places its feet for a body that is not
 * there yet. A path is known in advance; a chase is taken to go on as it does now.
 */
final class Way {
  private final Mover mover;
  private final Optional<Mover> ahead;
  private final Optional<Stumble> stumble;
  private final Clock clock;
  private final boolean repeats;
  private long now;

  Way(Movement movement, Optional<Stumble> stumble, Stage stage) {
    this.mover = movement.mover(Rules.REFINED, stage);
    this.ahead =
        movement.path() instanceof PathSpec.Timed
            ? Optional.of(movement.mover(Rules.REFINED, stage))
            : Optional.empty();
    this.stumble = stumble;
    this.clock = stage.clock();
    this.repeats = stage.loop().isPresent();
  }

  void step(long tick) {
    now = tick;
    mover.step(tick);
  }

  /** After a state was put back: only a known path can be looked up anew. */
  void resume(long tick) {
    now = tick;
    if (ahead.isPresent()) {
      mover.step(tick);
    }
  }

  /** Whether where it will be is known for sure. */
  boolean known() {
    return ahead.isPresent();
  }

  double velocity() {
    return velocity(now);
  }

  Mover mover() {
    return mover;
  }

  /** Where the body is at any tick, units. */
  double x(long tick) {
    double along = stumbledX(tick);
    if (tick == now) {
      return mover.position().x() + along;
    }
    if (ahead.isEmpty()) {
      return mover.position().x() + (tick - now) * clock.dt() * mover.velocity().x() + along;
    }
    if (tick < 0 && !repeats) {
      // Before an open shot it came along as it sets out: paths say nothing of that time.
      ahead.get().step(0);
      return ahead.get().position().x() + tick * clock.dt() * ahead.get().velocity().x() + along;
    }
    ahead.get().step(tick);
    return ahead.get().position().x() + along;
  }

  /** How fast it moves then, units a second, below 0 to the left. */
  double velocity(long tick) {
    double burst = tripped() ? direction() * stumble.get().burst(clock.seconds(tick)) : 0;
    return meant(tick) + burst;
  }

  /** How fast it means to move then: as its path says, whatever a trip does to it. */
  double meant(long tick) {
    if (tick == now || ahead.isEmpty()) {
      return mover.velocity().x();
    }
    ahead.get().step(tick);
    return ahead.get().velocity().x();
  }

  private double stumbledX(long tick) {
    return tripped() ? direction() * stumble.get().travelled(clock.seconds(tick)) : 0;
  }

  /** A trip is not foreseen: until it happens, feet are placed as if it never would. */
  private boolean tripped() {
    return stumble.isPresent() && clock.seconds(now) >= stumble.get().at();
  }

  /** A trip throws the walker the way it walks. */
  private double direction() {
    return mover.velocity().x() < 0 ? -1 : 1;
  }
}
