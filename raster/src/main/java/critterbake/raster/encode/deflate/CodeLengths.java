package critterbake.raster.encode.deflate;

import java.util.Arrays;

/**
 * Lengths of codes as a block's header tells them: runs in short, by a code of their own (RFC 1951,
 * section 3.2.7).
 *
 * @param symbols the lengths, or 16 to 18 for a run
 * @param extras a run's extra bits
 */
record CodeLengths(int[] symbols, int[] extras, HuffmanCode code) {
  private static final int REPEAT = 16;
  private static final int ZEROS = 17;
  private static final int MANY_ZEROS = 18;
  private static final int[] ORDER = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15
  };

  /** The smallest way to tell these lengths: not every run is cheaper in short. */
  static CodeLengths of(int[] lengths) {
    CodeLengths best = null;
    for (int kinds = 0; kinds < 8; kinds++) {
      CodeLengths told = told(lengths, kinds);
      best = best == null || told.bits() < best.bits() ? told : best;
    }
    return best;
  }

  private static CodeLengths told(int[] lengths, int kinds) {
    int[] symbols = new int[lengths.length];
    int[] extras = new int[lengths.length];
    int size = 0;
    int at = 0;
    while (at < lengths.length) {
      int run = 1;
      while (at + run < lengths.length && lengths[at + run] == lengths[at]) {
        run++;
      }
      boolean repeats = at > 0 && lengths[at] == lengths[at - 1];
      int kind = kind(lengths[at], run, repeats, kinds);
      symbols[size] = kind;
      int told = Math.min(run, kind == REPEAT ? 6 : kind == ZEROS ? 10 : 138);
      extras[size] = kind == MANY_ZEROS ? told - 11 : told - 3;
      at += kind < REPEAT ? 1 : told;
      size++;
    }
    int[] counts = new int[19];
    for (int i = 0; i < size; i++) {
      counts[symbols[i]]++;
    }
    return new CodeLengths(
        Arrays.copyOf(symbols, size), Arrays.copyOf(extras, size), HuffmanCode.of(counts, 7));
  }

  /** A length itself, or the kind of run, of those allowed, that it begins. */
  private static int kind(int length, int run, boolean repeats, int kinds) {
    if (length == 0 && run >= 11 && (kinds & 1) == 0) {
      return MANY_ZEROS;
    }
    if (length == 0 && run >= 3 && (kinds & 2) == 0) {
      return ZEROS;
    }
    return repeats && run >= 3 && (kinds & 4) == 0 ? REPEAT : length;
  }

  private static int extraBits(int symbol) {
    return symbol == REPEAT ? 2 : symbol == ZEROS ? 3 : symbol == MANY_ZEROS ? 7 : 0;
  }

  /** How many lengths of the code for lengths are told. */
  private int told() {
    int count = ORDER.length;
    while (count > 4 && code.lengths()[ORDER[count - 1]] == 0) {
      count--;
    }
    return count;
  }

  /** Bits they take. */
  long bits() {
    long bits = 4 + 3L * told();
    for (int symbol : symbols) {
      bits += code.lengths()[symbol] + extraBits(symbol);
    }
    return bits;
  }

  /** Writes how many lengths the code for lengths has. */
  void writeSize(BitStream out) {
    out.put(told() - 4, 4);
  }

  /** Writes the code for lengths, then the lengths. */
  void write(BitStream out) {
    for (int i = 0; i < told(); i++) {
      out.put(code.lengths()[ORDER[i]], 3);
    }
    for (int i = 0; i < symbols.length; i++) {
      out.put(code.codes()[symbols[i]], code.lengths()[symbols[i]]);
      out.put(extras[i], extraBits(symbols[i]));
    }
  }
}
