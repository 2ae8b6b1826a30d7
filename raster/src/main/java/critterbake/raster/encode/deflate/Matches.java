package critterbake.raster.encode.deflate;

import java.util.Arrays;

/**
 * For every place of some data, which earlier bytes it repeats: longer and longer matches, each at
 * the nearest distance that has it.
 */
final class Matches {
  static final int SHORTEST = 3;
  static final int LONGEST = 258;

  private static final int WINDOW = 32_768;
  private static final int HASH_BITS = 15;

  private final byte[] data;
  private final int[] begins;
  private int[] found = new int[1 << 12];
  private int size;

  Matches(byte[] data) {
    this.data = data;
    this.begins = new int[data.length + 1];
    Chain near = new Chain(SHORTEST, 128);
    Chain far = new Chain(8, 256);
    for (int at = 0; at < data.length; at++) {
      begins[at] = size;
      int best = near.find(at, SHORTEST - 1);
      far.find(at, best);
    }
    begins[data.length] = size;
  }

  /**
   * Earlier places whose next bytes have one hash. Where colors come in runs, places alike in few
   * bytes are many: one chain of those, and one of places that are alike for longer.
   */
  private final class Chain {
    private final int bytes;
    private final int depth;
    private final int[] head = new int[1 << HASH_BITS];
    private final int[] before;

    /**
     * @param bytes that are hashed
     * @param depth candidates looked at for each place, nearest first
     */
    Chain(int bytes, int depth) {
      this.bytes = bytes;
      this.depth = depth;
      this.before = new int[data.length];
      Arrays.fill(head, -1);
    }

    /** Adds the matches of a place that are longer than the best so far; returns the longest. */
    int find(int at, int bestSoFar) {
      if (at + bytes > data.length) {
        return bestSoFar;
      }
      int hash = hash(at);
      int candidate = head[hash];
      before[at] = candidate;
      head[hash] = at;
      return best(at, candidate, bestSoFar);
    }

    /** The inner loop of all: it works on locals, which a first compiler keeps in registers. */
    private int best(int at, int first, int bestSoFar) {
      byte[] all = data;
      int[] chain = before;
      int most = Math.min(LONGEST, all.length - at);
      int last = Math.max(0, at - WINDOW);
      int best = bestSoFar;
      int candidate = first;
      for (int i = 0; i < depth && best < most && candidate >= last; i++) {
        if (all[candidate + best] == all[at + best]
            && all[candidate + best - 1] == all[at + best - 1]
            && all[candidate + best / 2] == all[at + best / 2]) {
          best = Math.max(best, add(candidate, at, most, best));
        }
        candidate = chain[candidate];
      }
      return best;
    }

    private int hash(int at) {
      int hash = 0;
      for (int i = 0; i < bytes; i++) {
        hash = (hash + data[at + i]) * 0x9E3779B1;
      }
      return hash >>> 32 - HASH_BITS;
    }
  }

  private int add(int from, int at, int most, int best) {
    int mismatch = Arrays.mismatch(data, from, from + most, data, at, at + most);
    int length = mismatch < 0 ? most : mismatch;
    if (length > best) {
      if (size == found.length) {
        found = Arrays.copyOf(found, 2 * size);
      }
      found[size++] = (at - from) << 9 | length;
    }
    return length;
  }

  /** Where the matches of a place begin; those of the next place begin where they end. */
  int begin(int at) {
    return begins[at];
  }

  int length(int match) {
    return found[match] & 0x1FF;
  }

  int distance(int match) {
    return found[match] >>> 9;
  }
}
