package critterbake.raster.encode.deflate;

import critterbake.raster.encode.Interrupted;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Adler32;

/**
 * Compresses to the zlib format, some per cent smaller than zlib and many times slower: the
 * cheapest tokens are looked for under the costs of the tokens found before, over and over, after
 * Zopfli (Alakuijala and Vandevenne, "Data compression using Zopfli", 2013). The result is the same
 * on every JDK.
 */
public final class SmallDeflate {
  /** Longer data is not taken. */
  public static final int MOST_BYTES = 1 << 19;

  private static final int ROUNDS = 6;
  private static final int BLOCK = 1024;

  private SmallDeflate() {}

  /** The zlib stream of some data. */
  public static byte[] compress(byte[] data) {
    if (data.length > MOST_BYTES) {
      throw new IllegalArgumentException(
          "data must be at most " + MOST_BYTES + " bytes, was " + data.length);
    }
    BitStream out = new BitStream();
    out.put(0x78, 8);
    out.put(0xDA, 8);
    List<Block> blocks = blocks(cheapest(data));
    for (int i = 0; i < blocks.size(); i++) {
      blocks.get(i).write(out, i == blocks.size() - 1);
    }
    out.align();
    Adler32 sum = new Adler32();
    sum.update(data);
    for (int shift = 24; shift >= 0; shift -= 8) {
      out.put((int) sum.getValue() >>> shift & 255, 8);
    }
    return out.bytes();
  }

  private static Tokens cheapest(byte[] data) {
    Parse parse = new Parse(data);
    Tokens best = parse.cheapest(Costs.guess(data));
    long least = new Block(best, 0, best.size()).bits();
    Tokens last = best;
    for (int round = 1; round < ROUNDS; round++) {
      Interrupted.check();
      Tokens next = parse.cheapest(Costs.of(last.counts(0, last.size())));
      if (next.same(last)) {
        break; // and so would be all that follow
      }
      last = next;
      long bits = new Block(last, 0, last.size()).bits();
      if (bits < least) {
        least = bits;
        best = last;
      }
    }
    return best;
  }

  /** Divides the tokens into blocks, then joins neighbours as long as that makes them smaller. */
  private static List<Block> blocks(Tokens tokens) {
    List<Block> blocks = new ArrayList<>();
    for (int from = 0; from == 0 || from < tokens.size(); from += BLOCK) {
      blocks.add(new Block(tokens, from, Math.min(from + BLOCK, tokens.size())));
    }
    List<Block> joined = new ArrayList<>();
    for (int i = 0; i + 1 < blocks.size(); i++) {
      joined.add(blocks.get(i).with(blocks.get(i + 1)));
    }
    for (int at = best(blocks, joined); at >= 0; at = best(blocks, joined)) {
      blocks.set(at, joined.remove(at));
      blocks.remove(at + 1);
      if (at > 0) {
        joined.set(at - 1, blocks.get(at - 1).with(blocks.get(at)));
      }
      if (at < joined.size()) {
        joined.set(at, blocks.get(at).with(blocks.get(at + 1)));
      }
    }
    return blocks;
  }

  /** Where joining two neighbours saves most, or -1. */
  private static int best(List<Block> blocks, List<Block> joined) {
    int best = -1;
    long most = -1;
    for (int i = 0; i < joined.size(); i++) {
      long saved = blocks.get(i).bits() + blocks.get(i + 1).bits() - joined.get(i).bits();
      if (saved > most) {
        most = saved;
        best = i;
      }
    }
    return best;
  }
}
