package critterbake.sim.shot;

import critterbake.sim.Simulation;
import critterbake.sim.loop.ClosedLoop;
import critterbake.sim.loop.LoopPlayer;
import critterbake.sim.loop.SceneState;
import java.util.Optional;

/** One run of a take, tick by tick. */
public final class Playback {
  private final Simulation simulation;
  private final Optional<LoopPlayer> player;
  private final SceneState state;

  Playback(Simulation simulation, Optional<ClosedLoop> loop) {
    this.simulation = simulation;
    this.player = loop.map(closed -> new LoopPlayer(simulation, closed));
    this.state = player.map(LoopPlayer::state).orElseGet(() -> new SceneState(simulation));
  }

  /** The actors as they are now; to be looked at, not moved. */
  public Simulation simulation() {
    return simulation;
  }

  public long tick() {
    return simulation.tick();
  }

  /** One tick on. */
  public void step() {
    if (player.isPresent()) {
      player.get().step();
    } else {
      simulation.step();
    }
  }

  /** A hash of the whole state's bits, see {@link SceneState#hash}. */
  public long stateHash() {
    return state.hash();
  }
}
