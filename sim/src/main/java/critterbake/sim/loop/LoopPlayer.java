package critterbake.sim.loop;

import critterbake.sim.Simulation;

/**
 * Plays a closed loop on a fresh simulation for as long as wanted: every lap begins in the very
 * state the first one began in, moved on by the loop's advance, so no lap differs from another in a
 * bit.
 */
public final class LoopPlayer {
  private final Simulation simulation;
  private final ClosedLoop loop;
  private final SceneState state;

  /** Puts the simulation to the start of the loop: tick 0. */
  public LoopPlayer(Simulation simulation, ClosedLoop loop) {
    this.simulation = simulation;
    this.loop = loop;
    this.state = new SceneState(simulation);
    state.restore(loop.start(), 0, 0, 0);
  }

  /** One tick on. */
  public void step() {
    simulation.step();
    long tick = simulation.tick();
    long phase = loop.plan().phaseTick(tick);
    double moveX = loop.plan().lap(tick) * loop.plan().advanceX();
    double moveY = loop.plan().lap(tick) * loop.plan().advanceY();
    if (phase == 0) {
      state.restore(loop.start(), tick, moveX, moveY);
    } else if (loop.track().isPresent()) {
      loop.track().get().apply(state, phase, moveX, moveY);
      simulation.actors().forEach(actor -> actor.restored(tick));
    }
  }

  public SceneState state() {
    return state;
  }
}
