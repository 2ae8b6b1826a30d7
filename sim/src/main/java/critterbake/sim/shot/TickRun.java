package critterbake.sim.shot;

import critterbake.sim.Simulation;
import critterbake.sim.loop.ClosedLoop;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.loop.LoopPlayer;
import critterbake.sim.loop.SceneState;
import java.util.Optional;

/** One run of a take, tick by tick. */
public final class TickRun {
  private final Simulation simulation;
  private final Optional<LoopPlayer> player;
  private final Optional<LoopPlan> inPlace;
  private final SceneState state;
  private long tick;

  /**
   * @param inPlace whether every lap of a loop happens where the first one did
   */
  TickRun(Simulation simulation, Optional<ClosedLoop> loop, boolean inPlace) {
    this.simulation = simulation;
    this.player = loop.map(closed -> new LoopPlayer(simulation, closed, inPlace));
    this.inPlace = inPlace ? loop.map(ClosedLoop::plan) : Optional.empty();
    this.state = player.map(LoopPlayer::state).orElseGet(() -> new SceneState(simulation));
  }

  /** The actors as they are now; to be looked at, not moved. */
  public Simulation simulation() {
    return simulation;
  }

  /** Ticks since the start, laps that happen in place counted on. */
  public long tick() {
    return tick;
  }

  /** One tick on. */
  public void step() {
    tick++;
    if (player.isPresent()) {
      player.get().step();
    } else {
      simulation.step();
    }
  }

  /** How far the scene would have moved by now, had its laps not happened in place, {x, y}. */
  public double[] moved() {
    double laps = inPlace.map(plan -> (double) plan.lap(tick)).orElse(0.0);
    return new double[] {
      laps * inPlace.map(LoopPlan::advanceX).orElse(0.0),
      laps * inPlace.map(LoopPlan::advanceY).orElse(0.0)
    };
  }

  /** A hash of the whole state's bits, see {@link SceneState#hash}. */
  public long stateHash() {
    return state.hash();
  }
}
