package critterbake.sim.math;

/**
 * Smooth noise over time that repeats exactly: a few cosines of whole multiples of the base
 * frequency with random phases, louder for slower ones. Open shots use it with a long period.
 */
public final class PeriodicNoise {
  private final double period;
  private final int[] harmonic;
  private final double[] amplitude;
  private final double[] phase;

  /**
   * @param random where the phases come from
   * @param index which noise of that stream
   * @param period seconds after which it repeats, above 0
   * @param slowest lowest frequency in hertz; rounded to a whole number of cycles a period, at
   *     least 1
   * @param octaves number of cosines, each about twice as fast and half as loud as the one before
   */
  public PeriodicNoise(
      RandomStream random, long index, double period, double slowest, int octaves) {
    this.period = period;
    harmonic = new int[octaves];
    amplitude = new double[octaves];
    phase = new double[octaves];
    double power = 0;
    for (int i = 0; i < octaves; i++) {
      // A little off the octave, so that the cosines do not line up again halfway.
      double wanted = slowest * period * (1 << i) * random.between(0.85, 1.15, index, 2L * i);
      harmonic[i] = (int) Math.max(i + 1, Math.round(wanted));
      amplitude[i] = 1.0 / (1 << i);
      phase[i] = Strict.TAU * random.unit(index, 2L * i + 1);
      power += amplitude[i] * amplitude[i] / 2;
    }
    double scale = 1 / Math.sqrt(power);
    for (int i = 0; i < octaves; i++) {
      amplitude[i] *= scale;
    }
  }

  /** The value at a time in seconds: mean 0, root mean square 1, at most a few. */
  public double at(double seconds) {
    double turn = seconds / period;
    turn -= Math.floor(turn);
    double sum = 0;
    for (int i = 0; i < harmonic.length; i++) {
      sum += amplitude[i] * Strict.cos(Strict.TAU * harmonic[i] * turn + phase[i]);
    }
    return sum;
  }
}
