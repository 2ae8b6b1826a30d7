package critterbake.sim.creature.swarm;

import critterbake.sim.loop.LoopPart;
import java.util.List;

/** What moves the members of a swarm. */
sealed interface SwarmRules permits OriginalSwarm, RefinedSwarm, OrbitingSwarm {
  /** Puts the members where they start; the prey exists by then. */
  void begin();

  /** Moves the members on to the given tick. */
  void step(long tick);

  /** The members as they are now. */
  Slugs slugs();

  /**
   * Wing beats of a member since the start; the fraction is the phase. They come faster while it
   * climbs: what it has climbed is added to what time has.
   */
  double beats(int slug);

  /** Their state, when it is more than the tick. */
  List<LoopPart> loopParts();

  /** Works the members' places out again after the state was put back. */
  default void restored(long tick) {}

  /**
   * How many places the members move up in the ring with this tick, when it begins a lap in which
   * they have taken each other's places; else 0.
   */
  default int movedUp(long tick) {
    return 0;
  }

  /** Which member, by its first place, is the one at a place now. */
  default int placeOf(int slug, long tick) {
    return slug;
  }
}
