package critterbake.sim.creature.swarm;

import critterbake.sim.creature.swarm.Slugs.State;
import critterbake.sim.math.AngleMath;
import critterbake.sim.math.RandomStream;
import critterbake.sim.math.Strict;

/**
 * Decides who dives when. Dives are due at even times for the swarm as a whole; each wishes to hit
 * from somewhere above, and the member dives that will be there then, if one may: it circles, has
 * rested, and no other diver is near or at the prey.
 */
final class Dives {
  /** Hits come from between these directions. */
  static final double HIT_FROM = Strict.radians(50);

  static final double HIT_TO = Strict.radians(130);

  /** How far apart divers are at least when one leaves the ring, in body sizes. */
  private static final double APART = 2;

  /** How many members are considered for a dive, best placed first. */
  private static final int CANDIDATES = 6;

  private final AttackSpec attack;
  private final double size;
  private final double turnRate;
  private final RandomStream random;

  /**
   * @param turnRate of the ring, radians a second
   */
  Dives(AttackSpec attack, double size, double turnRate, RandomStream random) {
    this.attack = attack;
    this.size = size;
    this.turnRate = turnRate;
    this.random = random;
  }

  /** The number of dives due until a time; the first is due after one interval. */
  long due(double seconds) {
    return (long) Math.floor(seconds / attack.everySeconds() + 1e-9);
  }

  /** When a dive is due. */
  double start(long dive) {
    return dive * attack.everySeconds();
  }

  /**
   * Who dives, or -1 when nobody may.
   *
   * @param since per member, seconds since its last dive began; NaN for none
   */
  int pick(long dive, Slugs slugs, double[] since, Clearance clearance) {
    double wish = random.between(HIT_FROM, HIT_TO, 0, dive);
    double passed = -1;
    for (int tried = 0; tried < CANDIDATES && isFree(slugs); tried++) {
      int next = next(wish, passed, slugs, since);
      if (next < 0 || clearance.isClear(next)) {
        return next;
      }
      passed = away(next, wish, slugs);
    }
    return -1;
  }

  /** Whether a member's dive would keep its distance from all others. */
  interface Clearance {
    boolean isClear(int slug);
  }

  /** The best placed member of those that may dive and are placed worse than some others. */
  private int next(double wish, double passed, Slugs slugs, double[] since) {
    int best = -1;
    double nearest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < slugs.count; i++) {
      double away = away(i, wish, slugs);
      if (away < nearest && away > passed && mayDive(i, slugs, since[i])) {
        nearest = away;
        best = i;
      }
    }
    return best;
  }

  /** How far from the wished direction a member would hit. */
  private double away(int slug, double wish, Slugs slugs) {
    double angle = slugs.angle[slug] + turnRate * attack.hitAt();
    return Math.abs(AngleMath.shortestArc(angle, wish));
  }

  /** Whether one more may dive: not too many do, and none will be at the prey at the same time. */
  private boolean isFree(Slugs slugs) {
    int divers = 0;
    for (int i = 0; i < slugs.count; i++) {
      if (slugs.dives(i)) {
        divers++;
        if (slugs.diving[i] < attack.dive() + attack.hit()) {
          return false;
        }
      }
    }
    return divers < attack.atOnce();
  }

  private boolean mayDive(int slug, Slugs slugs, double since) {
    boolean rested = !(since < attack.total() + Calm.REST);
    return rested && slugs.state[slug] == State.CIRCLE && isApart(slug, slugs);
  }

  private boolean isApart(int slug, Slugs slugs) {
    double least = APART * size * APART * size;
    for (int other = 0; other < slugs.count; other++) {
      if (slugs.dives(other) && slugs.distanceSquared(slug, other) < least) {
        return false;
      }
    }
    return true;
  }
}
