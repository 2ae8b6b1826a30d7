package critterbake.sim.creature.swarm;

import critterbake.sim.math.AngleMath;
import critterbake.sim.math.Strict;
import org.joml.Vector2d;

/** How near a dive would come to other members, from where everybody means to be. */
final class Clearance {
  private static final int SAMPLES = 40;

  /** Dives are planned with this many body sizes between members, since they also wander. */
  private static final double APART = 1.3;

  /** In a crowded ring, with this share of the gap between members. */
  private static final double CROWDED = 0.6;

  private static final int FEW = 24;

  /** Members whose place is farther than this around the ring are not near a diver in it. */
  private static final double NEAR = 0.6;

  private Clearance() {}

  /** Where a member means to be in some seconds, seen from the prey. */
  interface Paths {
    void at(int slug, double ahead, Vector2d out);
  }

  /** How far a dive should keep from others, units. */
  static double wanted(SwarmSpec swarm) {
    double gap = Strict.TAU * swarm.ring().mean() / swarm.count();
    return Math.min(APART * swarm.size(), CROWDED * gap);
  }

  /** The shortest distance of a diver from all others over its whole dive, units. */
  static double of(int diver, Slugs slugs, AttackSpec attack, Paths paths) {
    Vector2d own = new Vector2d();
    Vector2d other = new Vector2d();
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k <= SAMPLES; k++) {
      double ahead = attack.total() * k / SAMPLES;
      paths.at(diver, ahead, own);
      for (int i = 0; i < slugs.count; i++) {
        if (i != diver && isNear(diver, i, slugs)) {
          paths.at(i, ahead, other);
          least = Math.min(least, own.distanceSquared(other));
        }
      }
    }
    return Math.sqrt(least);
  }

  /** Small swarms are looked at whole; of large ones the neighbours and the other divers. */
  private static boolean isNear(int diver, int other, Slugs slugs) {
    return slugs.count <= FEW
        || slugs.dives(other)
        || Math.abs(AngleMath.shortestArc(slugs.angle[other], slugs.angle[diver])) < NEAR;
  }
}
