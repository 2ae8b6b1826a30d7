package critterbake.sim.shot;

import critterbake.sim.loop.LoopRefused;
import critterbake.sim.loop.Shot;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds the share of a cycle nearest to a refused one after which a swarm looks as before: by
 * closing such loops, nearer ones first, so that what it names works.
 */
final class NearestShare {
  /** Shares that are tried before the search ends. */
  private static final int MOST = 12;

  private NearestShare() {}

  /** The refusal with the name of a share that works, when there is one. */
  static LoopRefused named(ShotRequest request, LoopRefused refusal) {
    int parts = refusal.parts();
    for (int count : nearest(request.shot(), parts)) {
      int common = commonDivisor(count, parts);
      int cycles = count / common;
      int share = parts / common;
      try {
        Take take = Take.closed(request.withShare(cycles, share));
        String keys = "shot.loop: auto, shot.cycles: " + cycles + (share == 1 ? "" : "/" + share);
        return refusal.withNearest(take.frames(), keys);
      } catch (LoopRefused other) {
        // The next one, then.
      }
    }
    return refusal;
  }

  /** How many parts a share may have, those nearest to the refused share first. */
  private static List<Integer> nearest(Shot shot, int parts) {
    double wanted = (double) parts * shot.cycles() / shot.cycleShare();
    return IntStream.rangeClosed(1, Math.max(parts, (int) Math.ceil(wanted) + 1))
        .boxed()
        .sorted(Comparator.comparingDouble(count -> Math.abs(count - wanted)))
        .limit(MOST)
        .toList();
  }

  private static int commonDivisor(int a, int b) {
    return b == 0 ? a : commonDivisor(b, a % b);
  }
}
