package critterbake.sim.creature.swarm;

import critterbake.sim.loop.LoopRefused;
import critterbake.sim.math.AngleMath;
import critterbake.sim.math.Strict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The dives of a loop: a whole number of them at even times, each by the member that will be above
 * the prey at the hit.
 */
final class LoopDives {
  /** Hits come in turn from these directions. */
  private static final double[] HIT_FROM = {Strict.radians(70), Strict.radians(110)};

  private static final int CANDIDATES = 6;

  /** A dive of the loop: who, and seconds into the loop when. */
  record Dive(int member, double start) {}

  private final AttackSpec attack;
  private final int members;
  private final double seconds;

  /**
   * @param members in the swarm
   * @param seconds length of the loop
   */
  LoopDives(AttackSpec attack, int members, double seconds) {
    this.attack = attack;
    this.members = members;
    this.seconds = seconds;
  }

  /** How near a dive comes to other members. */
  interface Distances {
    /** Least distance of a diver from all others, given all dives of the loop. */
    double least(Dive dive, List<Dive> all);
  }

  /** Where a member's place in the ring is, as an angle. */
  interface Places {
    double angle(int member, double seconds);
  }

  /**
   * Plans the dives.
   *
   * @param size least distance between members, units
   * @throws LoopRefused when no whole number of dives fits
   */
  List<Dive> plan(Places places, double size, Distances distances) {
    int count = count();
    double interval = seconds / count;
    double first = Math.max(0, (interval - attack.total()) / 2);
    List<Dive> dives = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      double start = first + k * interval;
      dives.add(pick(candidates(places, start, k, dives), dives, size, distances));
    }
    return dives;
  }

  private int count() {
    double wanted = seconds / attack.everySeconds();
    int count = (int) Math.round(wanted);
    while (count > 0 && !fits(count)) {
      count--;
    }
    if (count == 0) {
      throw LoopRefused.length(
          String.format(
              Locale.ROOT,
              "a loop of %.4g s holds %.3g dives (one every %.4g s, each taking %.4g s), and a loop"
                  + " needs a whole number of them: make it longer, dive at another interval, or"
                  + " set attack: none",
              seconds,
              wanted,
              attack.everySeconds(),
              attack.total()));
    }
    return count;
  }

  /** No two at the prey at once, not too many at a time, nobody in two dives. */
  private boolean fits(int count) {
    double interval = seconds / count;
    double slack = 1 + 1e-9;
    return attack.dive() + attack.hit() <= interval * slack
        && Math.ceil(attack.total() / (interval * slack)) <= Math.min(attack.atOnce(), members);
  }

  /** The first that keeps its distance from all others, or else the one that comes nearest to. */
  private static Dive pick(
      List<Dive> candidates, List<Dive> before, double size, Distances distances) {
    Dive best = candidates.get(0);
    double most = -1;
    for (Dive candidate : candidates) {
      List<Dive> all = new ArrayList<>(before);
      all.add(candidate);
      double clear = distances.least(candidate, all);
      if (clear >= size) {
        return candidate;
      }
      if (clear > most) {
        most = clear;
        best = candidate;
      }
    }
    return best;
  }

  /** Who may do a dive: those that have dived least, best placed first, a few. */
  private List<Dive> candidates(Places places, double start, int k, List<Dive> before) {
    double wish = HIT_FROM[k % HIT_FROM.length];
    return IntStream.range(0, members)
        .boxed()
        .sorted(
            Comparator.<Integer>comparingLong(i -> uses(i, before))
                .thenComparingDouble(
                    i ->
                        Math.abs(
                            AngleMath.shortestArc(places.angle(i, start + attack.hitAt()), wish)))
                .thenComparingInt(i -> i))
        .limit(CANDIDATES)
        .map(i -> new Dive(i, start))
        .toList();
  }

  private static long uses(int member, List<Dive> dives) {
    return dives.stream().filter(dive -> dive.member == member).count();
  }
}
