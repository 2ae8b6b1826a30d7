package critterbake.sim.creature.swarm;

import critterbake.sim.Stage;
import critterbake.sim.math.PeriodicNoise;
import critterbake.sim.math.RandomStream;

/**
 * How members stray in and out: a smooth noise of at most about 1 Hz for each, as a share of the
 * ring. (The article's walk of a step a tick makes headings jump by 30 to 130 degrees a frame.)
 */
final class Wander {
  /** Open shots repeat their noise after this many seconds. */
  private static final double LONG = 640;

  private static final double SLOWEST_HERTZ = 0.2;
  private static final int OCTAVES = 3;

  private final PeriodicNoise[] noise;
  private final double rms;
  private final double limit;

  Wander(String id, SwarmSpec spec, Stage stage) {
    RandomStream random = RandomStream.of(stage.seed(), id + ".wander");
    rms = spec.wander().rms() / spec.ring().mean();
    limit = spec.wander().limit() / spec.ring().mean();
    noise = new PeriodicNoise[rms > 0 ? spec.count() : 0];
    for (int i = 0; i < noise.length; i++) {
      noise[i] = new PeriodicNoise(random, i, LONG, SLOWEST_HERTZ, OCTAVES);
    }
  }

  /** How far out a member strays at a time, as a share of the ring's radius. */
  double at(int slug, double seconds) {
    if (noise.length == 0) {
      return 0;
    }
    return Math.max(-limit, Math.min(limit, rms * noise[slug].at(seconds)));
  }
}
