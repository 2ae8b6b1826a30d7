package critterbake.raster.encode.deflate;

import java.util.Arrays;

/**
 * Data as literals and matches.
 *
 * @param lengths of the matches; 1 for a literal
 * @param values distances of the matches; bytes, 0 to 255, of the literals
 */
record Tokens(int[] lengths, int[] values) {
  int size() {
    return lengths.length;
  }

  /** Whether others are the same. */
  boolean same(Tokens others) {
    return Arrays.equals(lengths, others.lengths) && Arrays.equals(values, others.values);
  }

  /** How often each symbol occurs among some of the tokens and the end after them. */
  Counts counts(int from, int to) {
    Counts counts = new Counts(new int[Alphabet.LITERALS], new int[Alphabet.DISTANCES], 0);
    long extra = 0;
    for (int i = from; i < to; i++) {
      if (lengths[i] == 1) {
        counts.literals()[values[i]]++;
      } else {
        int length = Alphabet.lengthSymbol(lengths[i]);
        int distance = Alphabet.distanceSymbol(values[i]);
        counts.literals()[length]++;
        counts.distances()[distance]++;
        extra += Alphabet.lengthExtraBits(length) + Alphabet.distanceExtraBits(distance);
      }
    }
    counts.literals()[Alphabet.END]++;
    return new Counts(counts.literals(), counts.distances(), extra);
  }

  /**
   * How often symbols occur.
   *
   * @param extraBits bits behind the symbols
   */
  record Counts(int[] literals, int[] distances, long extraBits) {}
}
