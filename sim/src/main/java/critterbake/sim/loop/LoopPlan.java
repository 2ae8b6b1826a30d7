package critterbake.sim.loop;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The period of an exact loop, in whole ticks, and how far the followed actor gets in it.
 *
 * @param frames frames in the loop, at least 1
 * @param ticks ticks in the loop: frames times ticks per frame
 * @param cycles gait cycles (orbits, breaths) in the loop as a ratio: numerator
 * @param cycleShare denominator of the cycles ratio, 1 but for swarms of identical slugs
 * @param advanceX world units the scene's root moves in one loop, along x
 * @param advanceY likewise along y (stairs, slopes)
 * @param cyclesByActor whole cycles of actors that do another number of them than {@code cycles}
 */
public record LoopPlan(
    int frames,
    long ticks,
    int cycles,
    int cycleShare,
    double advanceX,
    double advanceY,
    Map<String, Integer> cyclesByActor) {
  public LoopPlan {
    if (frames < 1 || ticks < frames || ticks % frames != 0) {
      throw new IllegalArgumentException(
          "ticks must be a whole multiple of frames, was " + ticks + " for " + frames);
    }
    if (cycles < 1 || cycleShare < 1) {
      throw new IllegalArgumentException(
          "cycles must be above 0, was " + cycles + "/" + cycleShare);
    }
    cyclesByActor = Collections.unmodifiableMap(new LinkedHashMap<>(cyclesByActor));
  }

  /** A plan under which every actor does the same number of cycles. */
  public LoopPlan(
      int frames, long ticks, int cycles, int cycleShare, double advanceX, double advanceY) {
    this(frames, ticks, cycles, cycleShare, advanceX, advanceY, Map.of());
  }

  /** Cycles an actor does in one loop, to be divided by {@link #cycleShare}. */
  public int cycles(String actor) {
    return cyclesByActor.getOrDefault(actor, cycles);
  }

  /** Ticks of one cycle of an actor; the planner has seen to it that this is whole. */
  public long cycleTicks(String actor) {
    return ticks * cycleShare / cycles(actor);
  }

  long ticksPerFrame() {
    return ticks / frames;
  }

  /** Ticks since the present lap began: 0 to ticks-1. */
  public long phaseTick(long tick) {
    return Math.floorMod(tick, ticks);
  }

  /** Where in the loop a tick lies, 0 to below 1. */
  public double phase(long tick) {
    return (double) phaseTick(tick) / ticks;
  }

  /** Whole loops done at a tick. */
  public long lap(long tick) {
    return Math.floorDiv(tick, ticks);
  }
}
