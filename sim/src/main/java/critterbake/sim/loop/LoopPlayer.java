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
  private final boolean inPlace;

  /**
   * Puts the simulation to the start of the loop: tick 0.
   *
   * @param inPlace whether each lap happens where the first one did, at the same ticks, so that a
   *     lap later every number is the same bit for bit; else the scene travels on
   */
  public LoopPlayer(Simulation simulation, ClosedLoop loop, boolean inPlace) {
    this.simulation = simulation;
    this.loop = loop;
    this.inPlace = inPlace;
    this.state = new SceneState(simulation);
    state.restore(loop.start(), 0, 0, 0);
  }

  /** Plays a loop that travels on. */
  public LoopPlayer(Simulation simulation, ClosedLoop loop) {
    this(simulation, loop, false);
  }

  /** One tick on. */
  public void step() {
    simulation.step();
    long tick = simulation.tick();
    long phase = loop.plan().phaseTick(tick);
    double moveX = loop.plan().lap(tick) * loop.plan().advanceX();
    double moveY = loop.plan().lap(tick) * loop.plan().advanceY();
    if (phase == 0 && inPlace) {
      simulation.actors().forEach(actor -> actor.carried(-moveX, -moveY));
      state.restore(loop.start(), 0, 0, 0);
    } else if (phase == 0) {
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
