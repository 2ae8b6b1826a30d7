package critterbake.sim.creature.swarm;

import critterbake.sim.math.PeriodicNoise;
import critterbake.sim.math.RandomStream;

/**
 * The wander of a loop, of at most about 1 Hz. In loops of whole orbits each member has a noise of
 * its own that repeats with the loop; else all have one along the orbit.
 */
final class LoopWander {
  private static final double SLOWEST_HERTZ = 0.2;
  private static final int MOST_OCTAVES = 3;

  private final PeriodicNoise[] noise;
  private final double rms;
  private final double limit;
  private final double orbit;
  private final boolean common;

  /**
   * @param seconds length of the loop
   * @param sharedRounds rounds in the loop when members take each other's places, else 0
   */
  LoopWander(String id, SwarmSpec spec, long seed, double seconds, double sharedRounds) {
    RandomStream random = RandomStream.of(seed, id + ".wander");
    common = sharedRounds > 0;
    orbit = common ? seconds / sharedRounds : seconds;
    rms = spec.wander().rms() / spec.ring().mean();
    limit = spec.wander().limit() / spec.ring().mean();
    int octaves = (int) Math.min(MOST_OCTAVES, Math.floor(orbit));
    noise = new PeriodicNoise[rms > 0 && octaves > 0 ? common ? 1 : spec.count() : 0];
    for (int i = 0; i < noise.length; i++) {
      noise[i] = new PeriodicNoise(random, i, orbit, SLOWEST_HERTZ, octaves);
    }
  }

  /**
   * How far out a member strays, as a share of the ring's radius.
   *
   * @param at seconds into the loop
   * @param turns rounds around the ring
   */
  double at(int slug, double at, double turns) {
    if (noise.length == 0) {
      return 0;
    }
    double value = common ? noise[0].at(turns * orbit) : noise[slug].at(at);
    return Math.max(-limit, Math.min(limit, rms * value));
  }
}
