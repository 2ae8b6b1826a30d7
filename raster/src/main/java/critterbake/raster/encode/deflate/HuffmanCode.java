package critterbake.raster.encode.deflate;

import java.util.Arrays;

/**
 * A canonical Huffman code (RFC 1951, section 3.2.2).
 *
 * @param lengths bits of each symbol's code, 0 for symbols that do not occur
 * @param codes each symbol's code, first bit lowest
 */
record HuffmanCode(int[] lengths, int[] codes) {
  /** The best code of at most so many bits a symbol, or one close to it. */
  static HuffmanCode of(int[] counts, int mostBits) {
    int[] weights = counts.clone();
    int[] lengths = lengths(weights);
    while (Arrays.stream(lengths).max().orElse(0) > mostBits) {
      // flatter weights make longest codes shorter
      for (int i = 0; i < weights.length; i++) {
        weights[i] = weights[i] == 0 ? 0 : weights[i] / 2 + 1;
      }
      lengths = lengths(weights);
    }
    return ofLengths(lengths);
  }

  /** The canonical code with these lengths. */
  static HuffmanCode ofLengths(int[] lengths) {
    int[] codes = new int[lengths.length];
    int next = 0;
    for (int bits = 1; bits <= 15; bits++) {
      for (int symbol = 0; symbol < lengths.length; symbol++) {
        if (lengths[symbol] == bits) {
          codes[symbol] = Integer.reverse(next) >>> 32 - bits;
          next++;
        }
      }
      next <<= 1;
    }
    return new HuffmanCode(lengths, codes);
  }

  /** Code lengths by Huffman's method: the two lightest trees are joined until one is left. */
  private static int[] lengths(int[] weights) {
    long[] leaves = new long[weights.length];
    int count = 0;
    for (int symbol = 0; symbol < weights.length; symbol++) {
      if (weights[symbol] > 0) {
        leaves[count++] = (long) weights[symbol] << 16 | symbol;
      }
    }
    Arrays.sort(leaves, 0, count);
    int[] lengths = new int[weights.length];
    if (count == 1) {
      lengths[(int) leaves[0] & 0xFFFF] = 1;
    } else if (count > 1) {
      int[] depths = depths(leaves, count);
      for (int i = 0; i < count; i++) {
        lengths[(int) leaves[i] & 0xFFFF] = depths[i];
      }
    }
    return lengths;
  }

  /** Depths of sorted leaves; joined trees come in order of weight by themselves. */
  private static int[] depths(long[] leaves, int count) {
    long[] weight = new long[2 * count - 1];
    int[] parent = new int[2 * count - 1];
    for (int i = 0; i < count; i++) {
      weight[i] = leaves[i] >>> 16;
    }
    int leaf = 0;
    int tree = count;
    for (int joined = count; joined < weight.length; joined++) {
      for (int child = 0; child < 2; child++) {
        boolean isLeaf = leaf < count && (tree == joined || weight[leaf] <= weight[tree]);
        int lightest = isLeaf ? leaf++ : tree++;
        weight[joined] += weight[lightest];
        parent[lightest] = joined;
      }
    }
    int[] depth = new int[weight.length];
    for (int i = weight.length - 2; i >= 0; i--) {
      depth[i] = depth[parent[i]] + 1;
    }
    return depth;
  }

  /** Bits that so many symbols take. */
  long bits(int[] counts) {
    long bits = 0;
    for (int symbol = 0; symbol < counts.length; symbol++) {
      bits += (long) counts[symbol] * lengths[symbol];
    }
    return bits;
  }
}
