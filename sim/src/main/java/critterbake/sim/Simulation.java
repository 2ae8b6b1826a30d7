package critterbake.sim;

import java.util.List;

/**
 * A scene stepped on its fixed clock: the actors move in their given order, each tick exactly once.
 * Confined to one thread.
 */
public final class Simulation {
  private final List<Actor> actors;
  private long tick;

  public Simulation(List<Actor> actors) {
    this.actors = List.copyOf(actors);
  }

  /** Ticks done so far. */
  public long tick() {
    return tick;
  }

  public List<Actor> actors() {
    return actors;
  }

  /** Moves every actor on by one tick. */
  public void step() {
    tick++;
    for (Actor actor : actors) {
      actor.step(tick);
    }
  }

  public void trace(TraceSink sink) {
    for (Actor actor : actors) {
      actor.trace(sink);
    }
  }
}
