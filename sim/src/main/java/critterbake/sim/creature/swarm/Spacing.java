package critterbake.sim.creature.swarm;

import critterbake.sim.math.AngleMath;
import critterbake.sim.math.Strict;
import java.util.Arrays;

/**
 * Keeps members evenly around the ring. In their order along it, each is drawn to its place in the
 * evenly spaced row that lies nearest to all of them. For two members this is the control by the
 * gaps ahead and behind; for more, that one evens the row out ever more slowly (by the square of
 * their number), and this one does not. One sort a tick: n log n.
 */
final class Spacing {
  /** Low bits of a sort key that hold the member. */
  private static final int MEMBER_BITS = 20;

  private static final long MEMBER_MASK = (1L << MEMBER_BITS) - 1;

  private final int count;
  private final long[] order;
  private final double[] wrapped;
  private final double[] miss;

  Spacing(int count) {
    if (count > MEMBER_MASK) {
      throw new IllegalArgumentException("at most " + MEMBER_MASK + " members, was " + count);
    }
    this.count = count;
    this.order = new long[count];
    this.wrapped = new double[count];
    this.miss = new double[count];
  }

  /** Finds out how far each member is from its even place. */
  void measure(double[] angles) {
    sort(angles);
    double gap = Strict.TAU / count;
    double offset = 0;
    for (int rank = 0; rank < count; rank++) {
      offset += wrapped[member(rank)] - rank * gap;
    }
    offset /= count;
    for (int rank = 0; rank < count; rank++) {
      int slug = member(rank);
      miss[slug] = offset + rank * gap - wrapped[slug];
    }
  }

  /** How far ahead a member's even place is, radians; below 0 when it lies behind. */
  double miss(int slug) {
    return miss[slug];
  }

  /** Standard deviation of the gaps between neighbours over their mean, for these angles. */
  double gapSpread(double[] angles) {
    if (count < 2) {
      return 0;
    }
    sort(angles);
    double mean = Strict.TAU / count;
    double sum = 0;
    for (int rank = 0; rank < count; rank++) {
      double ahead = rank + 1 < count ? wrapped[member(rank + 1)] : wrapped[member(0)] + Strict.TAU;
      double off = ahead - wrapped[member(rank)] - mean;
      sum += off * off;
    }
    return Math.sqrt(sum / count) / mean;
  }

  private int member(int rank) {
    return (int) (order[rank] & MEMBER_MASK);
  }

  /** Orders members by angle, equal ones by number. */
  private void sort(double[] angles) {
    for (int i = 0; i < count; i++) {
      wrapped[i] = AngleMath.wrap(angles[i]);
      // Above 0, the bits of doubles are in the order of their values.
      long bits = Double.doubleToRawLongBits(wrapped[i] + 2 * Strict.TAU);
      order[i] = (bits & ~MEMBER_MASK) | i;
    }
    Arrays.sort(order);
  }
}
