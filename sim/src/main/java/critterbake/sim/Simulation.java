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

  /** The actor of this name; asking for another is a mistake in the program. */
  public Actor actor(String id) {
    for (Actor actor : actors) {
      if (actor.id().equals(id)) {
        return actor;
      }
    }
    throw new IllegalArgumentException("no actor " + id);
  }

  /** Moves every actor on by one tick. */
  public void step() {
    tick++;
    for (Actor actor : actors) {
      actor.step(tick);
    }
  }

  /** Sets the count of ticks, after the actors' states were put to those of that tick. */
  public void resumeAt(long atTick) {
    tick = atTick;
  }

  public void trace(TraceSink sink) {
    for (Actor actor : actors) {
      actor.trace(sink);
    }
  }
}
