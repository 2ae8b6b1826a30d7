package critterbake.sim.math;

/**
 * Counter-based random numbers: each is a hash of (seed, stream name, index, key), so a value
 * depends on nothing drawn before it and on no thread. The key is a frame, an event or a lattice
 * point, never a tick, so that the tick rate does not change the picture (the {@code original}
 * rules, which draw per tick, are the exception).
 *
 * <p>The mixing function is the finalizer of SplitMix64 (Steele, Lea and Flood, "Fast splittable
 * pseudorandom number generators", 2014).
 */
public final class RandomStream {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private final long state;

  private RandomStream(long state) {
    this.state = state;
  }

  /** The stream of this name under this seed. */
  public static RandomStream of(long seed, String name) {
    long hash = mix(seed + GOLDEN_GAMMA);
    for (int i = 0; i < name.length(); i++) {
      hash = mix(hash ^ (name.charAt(i) + GOLDEN_GAMMA * (i + 1)));
    }
    return new RandomStream(hash);
  }

  /** 64 random bits for an index (an eye, a leg, a slug) and a key (an event, a frame). */
  public long bits(long index, long key) {
    return mix(mix(state + index * GOLDEN_GAMMA) ^ (key * 0xD1B54A32D192ED03L + GOLDEN_GAMMA));
  }

  /** Uniform in [0, 1). */
  public double unit(long index, long key) {
    return (bits(index, key) >>> 11) * 0x1p-53;
  }

  /** Uniform in [-1, 1). */
  public double signed(long index, long key) {
    return 2 * unit(index, key) - 1;
  }

  /** Uniform in [low, high). */
  public double between(double low, double high, long index, long key) {
    return low + (high - low) * unit(index, key);
  }

  /** One of two, fairly. */
  public boolean coin(long index, long key) {
    return bits(index, key) < 0;
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
