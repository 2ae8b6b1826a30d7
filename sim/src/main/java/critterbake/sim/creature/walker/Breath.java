package critterbake.sim.creature.walker;

import critterbake.sim.Clock;
import critterbake.sim.Stage;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.math.Strict;
import java.util.Optional;

/** The breath of one who stands. In a loop a whole number of breaths fills it. */
final class Breath {
  /** Seconds of a breath when nothing else decides. */
  static final double SECONDS = 1.5;

  /** Rise of the hip, in leg lengths. */
  private static final double RISE = 0.029;

  private final Clock clock;
  private final Optional<LoopPlan> loop;
  private final double seconds;

  Breath(Stage stage) {
    clock = stage.clock();
    loop = stage.loop();
    seconds = loop.map(this::fitted).orElse(SECONDS);
  }

  private double fitted(LoopPlan plan) {
    double lap = clock.seconds(plan.ticks());
    return lap / Math.max(1, Math.rint(lap / SECONDS));
  }

  /** Seconds of one breath. */
  double seconds() {
    return seconds;
  }

  /** Seconds since the shot, or the lap of a loop, began. */
  double time(long tick) {
    return clock.seconds(loop.isPresent() ? loop.get().phaseTick(tick) : tick);
  }

  /** Rise of the hip at a tick, in leg lengths. */
  double lift(long tick) {
    return RISE * Strict.sin(Strict.TAU * time(tick) / seconds);
  }

  /** Rise of the chest over the hip, a little later than the hip's, -1 to 1. */
  double chest(long tick) {
    return Strict.sin(Strict.TAU * (time(tick) / seconds - 0.2));
  }
}
