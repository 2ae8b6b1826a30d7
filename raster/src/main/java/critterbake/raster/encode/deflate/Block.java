package critterbake.raster.encode.deflate;

import critterbake.raster.encode.deflate.Tokens.Counts;
import java.util.Arrays;

/**
 * A run of tokens under codes of its own, or under the fixed ones where those are smaller (RFC
 * 1951, sections 3.2.6 and 3.2.7).
 */
final class Block {
  private static final HuffmanCode FIXED_LITERALS = HuffmanCode.ofLengths(fixedLengths());
  private static final HuffmanCode FIXED_DISTANCES = HuffmanCode.ofLengths(filled(30, 5));

  private final Tokens tokens;
  private final int from;
  private final int to;
  private final HuffmanCode literals;
  private final HuffmanCode distances;
  private final int literalsTold;
  private final int distancesTold;
  private final CodeLengths header;
  private final boolean fixed;
  private final long bits;

  Block(Tokens tokens, int from, int to) {
    this.tokens = tokens;
    this.from = from;
    this.to = to;
    Counts counts = tokens.counts(from, to);
    HuffmanCode ownLiterals = HuffmanCode.of(counts.literals(), 15);
    HuffmanCode ownDistances = HuffmanCode.of(counts.distances(), 15);
    literalsTold = told(ownLiterals.lengths(), 257);
    distancesTold = told(ownDistances.lengths(), 1);
    int[] lengths = Arrays.copyOf(ownLiterals.lengths(), literalsTold + distancesTold);
    System.arraycopy(ownDistances.lengths(), 0, lengths, literalsTold, distancesTold);
    header = CodeLengths.of(lengths);
    long own =
        10
            + header.bits()
            + ownLiterals.bits(counts.literals())
            + ownDistances.bits(counts.distances());
    long usual = FIXED_LITERALS.bits(counts.literals()) + FIXED_DISTANCES.bits(counts.distances());
    fixed = usual <= own;
    literals = fixed ? FIXED_LITERALS : ownLiterals;
    distances = fixed ? FIXED_DISTANCES : ownDistances;
    bits = 3 + Math.min(own, usual) + counts.extraBits();
  }

  private static int[] fixedLengths() {
    int[] lengths = filled(288, 8);
    Arrays.fill(lengths, 144, 256, 9);
    Arrays.fill(lengths, 256, 280, 7);
    return lengths;
  }

  private static int[] filled(int size, int bits) {
    int[] lengths = new int[size];
    Arrays.fill(lengths, bits);
    return lengths;
  }

  private static int told(int[] lengths, int least) {
    int count = lengths.length;
    while (count > least && lengths[count - 1] == 0) {
      count--;
    }
    return count;
  }

  /** This block and the next as one. */
  Block with(Block next) {
    return new Block(tokens, from, next.to);
  }

  /** Bits it takes. */
  long bits() {
    return bits;
  }

  void write(BitStream out, boolean last) {
    out.put(last ? 1 : 0, 1);
    out.put(fixed ? 1 : 2, 2);
    if (!fixed) {
      out.put(literalsTold - 257, 5);
      out.put(distancesTold - 1, 5);
      header.writeSize(out);
      header.write(out);
    }
    for (int i = from; i < to; i++) {
      writeToken(out, tokens.lengths()[i], tokens.values()[i]);
    }
    put(out, literals, Alphabet.END);
  }

  private void writeToken(BitStream out, int length, int value) {
    if (length == 1) {
      put(out, literals, value);
      return;
    }
    int symbol = Alphabet.lengthSymbol(length);
    put(out, literals, symbol);
    out.put(Alphabet.lengthExtra(length), Alphabet.lengthExtraBits(symbol));
    int far = Alphabet.distanceSymbol(value);
    put(out, distances, far);
    out.put(Alphabet.distanceExtra(value), Alphabet.distanceExtraBits(far));
  }

  private static void put(BitStream out, HuffmanCode code, int symbol) {
    out.put(code.codes()[symbol], code.lengths()[symbol]);
  }
}
