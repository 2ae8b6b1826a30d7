package critterbake.raster.encode.deflate;

import critterbake.sim.math.Strict;
import java.util.Arrays;

/**
 * What each symbol costs, its extra bits included, in parts of a bit.
 *
 * @param literals by symbol
 * @param distances by symbol
 */
record Costs(int[] literals, int[] distances) {
  private static final double PARTS = 256;

  /** What symbols of these counts cost under an ideal code; one that never occurs, as one once. */
  static Costs of(Tokens.Counts counts) {
    int[] literals = bits(counts.literals());
    for (int symbol = Alphabet.END + 1; symbol < literals.length; symbol++) {
      literals[symbol] += (int) (PARTS * Alphabet.lengthExtraBits(symbol));
    }
    int[] distances = bits(counts.distances());
    for (int symbol = 0; symbol < distances.length; symbol++) {
      distances[symbol] += (int) (PARTS * Alphabet.distanceExtraBits(symbol));
    }
    return new Costs(literals, distances);
  }

  /** A first guess: literals as often as the bytes occur, lengths and distances alike. */
  static Costs guess(byte[] data) {
    int[] literals = new int[Alphabet.LITERALS];
    for (byte value : data) {
      literals[value & 255]++;
    }
    for (int symbol = Alphabet.END; symbol < literals.length; symbol++) {
      literals[symbol] = 1 + data.length / 64;
    }
    int[] distances = new int[Alphabet.DISTANCES];
    Arrays.fill(distances, 1);
    return of(new Tokens.Counts(literals, distances, 0));
  }

  private static int[] bits(int[] counts) {
    long sum = 0;
    for (int count : counts) {
      sum += count;
    }
    double all = Strict.log((double) Math.max(1, sum));
    int[] bits = new int[counts.length];
    for (int symbol = 0; symbol < bits.length; symbol++) {
      double own = counts[symbol] == 0 ? 0 : Strict.log(counts[symbol]);
      bits[symbol] = (int) (PARTS * (all - own) / Strict.log(2));
    }
    return bits;
  }
}
