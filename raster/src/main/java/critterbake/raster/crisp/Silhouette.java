package critterbake.raster.crisp;

/**
 * Finds the pixels that stand out of a frame's silhouette, lie enclosed in it, or lie just outside:
 * 64 at a time, by comparing the set of owned pixels with itself moved by one step. Results come in
 * reading order; they are not changed by what becomes of the pixels afterwards.
 */
final class Silhouette {
  private Owners owners;
  private PixelSet owned;
  private int[] found = new int[0];

  /** The owned pixels of the four sides, of 64 pixels at once. */
  private long left;

  private long right;
  private long above;
  private long below;

  /** Looks at a frame. */
  void of(Owners frame) {
    owners = frame;
    owned = frame.owned();
    if (found.length < frame.length()) {
      found = new int[frame.length()];
    }
  }

  /** The pixels found last. */
  int[] found() {
    return found;
  }

  /**
   * Finds owned pixels that have at most one side neighbour but three or more of all eight, or no
   * side neighbour at all.
   *
   * @return how many there are
   */
  int bumps() {
    int count = 0;
    for (int at = first(); at < end(); at += PixelSet.WORD) {
      long here = owned.from(at);
      if (here != 0) {
        lookAround(at);
        long several = left & right | above & below | (left | right) & (above | below);
        long lonely = ~(left | right | above | below);
        count = list(here & ~several & (lonely | twoCorners(at)), at, count);
      }
    }
    return count;
  }

  /**
   * Finds pixels of nobody that have owned ones on all four sides.
   *
   * @param after how many of the pixels found before are kept, in front of these
   * @return how many there are with those
   */
  int holes(int after) {
    int count = after;
    for (int at = first(); at < end(); at += PixelSet.WORD) {
      lookAround(at);
      count = list(left & right & above & below & ~owned.from(at), at, count);
    }
    return count;
  }

  /**
   * Finds pixels of nobody beside owned ones.
   *
   * @param diagonals whether diagonal neighbours count
   * @return how many there are
   */
  int rim(boolean diagonals) {
    int count = 0;
    for (int at = first(); at < end(); at += PixelSet.WORD) {
      lookAround(at);
      long beside = left | right | above | below;
      if (diagonals) {
        int stride = owners.stride();
        beside |= owned.from(at - stride - 1) | owned.from(at - stride + 1);
        beside |= owned.from(at + stride - 1) | owned.from(at + stride + 1);
      }
      count = list(beside & ~owned.from(at) & owners.inside().from(at), at, count);
    }
    return count;
  }

  private int first() {
    return owners.index(0, 0);
  }

  private int end() {
    return owners.index(owners.width(), owners.height() - 1);
  }

  private void lookAround(int at) {
    left = owned.from(at - 1);
    right = owned.from(at + 1);
    above = owned.from(at - owners.stride());
    below = owned.from(at + owners.stride());
  }

  private long twoCorners(int at) {
    int stride = owners.stride();
    long a = owned.from(at - stride - 1);
    long b = owned.from(at - stride + 1);
    long c = owned.from(at + stride - 1);
    long d = owned.from(at + stride + 1);
    return a & b | c & d | (a | b) & (c | d);
  }

  private int list(long pixels, int at, int count) {
    int next = count;
    for (long rest = pixels; rest != 0; rest &= rest - 1) {
      found[next++] = at + Long.numberOfTrailingZeros(rest);
    }
    return next;
  }
}
