package critterbake.sim.creature.swarm;

import critterbake.sim.math.AngleMath;
import critterbake.sim.math.Ease;
import critterbake.sim.math.Strict;
import org.joml.Vector2d;

/**
 * The way of one dive, seen from the prey: from where the wind-up ended, through the prey's reach,
 * and back to the diver's place in the ring, which has moved on meanwhile. It leaves and joins the
 * ring with the ring's velocity; at the prey it flies between straight on and straight to where it
 * rejoins, so that it never turns back on itself as a radial dive does.
 *
 * <p>The curves are cubic Hermite splines.
 *
 * @param x where the wind-up ended, units from the prey
 * @param y likewise
 * @param vx velocity there, units a second
 * @param vy likewise
 * @param alongX direction of flight at the prey, length 1
 * @param alongY likewise
 */
record Chord(double x, double y, double vx, double vy, double alongX, double alongY) {
  /** Speed at the prey over the straight way's mean speed: it is still gathering speed. */
  private static final double HIT_SPEED = 1.25;

  /** Share of the ring's speed that is left after rearing back. */
  private static final double REARED = 0.5;

  /** How far the direction at the prey is bent from straight on to straight home. */
  private static final double BENT = 0.6;

  /** Speed at which it leaves the prey over the mean speed of the way home. */
  private static final double LEAVING = 0.8;

  /** Where the bite begins, as a share of the reach before the prey's center. */
  private static final double BITE = 0.6;

  /** How many doubles {@link #save} takes. */
  static final int SIZE = 6;

  static final Chord NONE = new Chord(0, 0, 0, 0, 1, 0);

  /** How far a wind-up backs off from the prey, as a share of the distance. */
  private static final double BACKS_OFF = 0.1;

  /**
   * Where a member is while it winds up.
   *
   * @param place its place in the ring, units from the prey
   * @param share of the wind-up that has passed
   */
  static Vector2d windUp(Vector2d place, double share, Vector2d out) {
    return place.mul(1 + BACKS_OFF * Ease.smootherstep(share), out);
  }

  /**
   * The chord from a place to another, through the prey.
   *
   * @param from where the wind-up ends, units from the prey
   * @param velocity of the place it leaves
   * @param to where it joins the ring again
   */
  static Chord through(Vector2d from, Vector2d velocity, Vector2d to) {
    double straight = Strict.atan2(-from.y, -from.x);
    double home = Strict.atan2(to.y, to.x);
    double along = AngleMath.mix(straight, home, BENT);
    return new Chord(from.x, from.y, velocity.x, velocity.y, Strict.cos(along), Strict.sin(along));
  }

  /**
   * Where the diver is, units from the prey.
   *
   * @param seconds since the dive's start, at least the wind-up's
   * @param place its place in the ring at the end of recovering, units from the prey
   * @param placeVelocity and how that moves
   */
  Vector2d at(
      double seconds, AttackSpec attack, Vector2d place, Vector2d placeVelocity, Vector2d out) {
    double bite = BITE * attack.reach();
    if (seconds < attack.hitAt()) {
      double speed = HIT_SPEED * Math.sqrt(x * x + y * y) / attack.dive();
      return hermite(
          out.set(x, y),
          new Vector2d(vx * REARED, vy * REARED),
          new Vector2d(-alongX * bite, -alongY * bite),
          new Vector2d(alongX * speed, alongY * speed),
          attack.dive(),
          (seconds - attack.windup()) / attack.dive());
    }
    if (seconds < attack.leavesAt()) {
      double along = bite * (2 * (seconds - attack.hitAt()) / attack.hit() - 1);
      return out.set(alongX * along, alongY * along);
    }
    double leaving = LEAVING * place.distance(alongX * bite, alongY * bite) / attack.recover();
    return hermite(
        out.set(alongX * bite, alongY * bite),
        new Vector2d(alongX * leaving, alongY * leaving),
        place,
        placeVelocity,
        attack.recover(),
        (seconds - attack.leavesAt()) / attack.recover());
  }

  private static Vector2d hermite(
      Vector2d from, Vector2d leaving, Vector2d to, Vector2d arriving, double seconds, double u) {
    double u2 = u * u;
    double u3 = u2 * u;
    double start = 2 * u3 - 3 * u2 + 1;
    double out = (u3 - 2 * u2 + u) * seconds;
    double end = 3 * u2 - 2 * u3;
    double in = (u3 - u2) * seconds;
    return from.set(
        start * from.x + out * leaving.x + end * to.x + in * arriving.x,
        start * from.y + out * leaving.y + end * to.y + in * arriving.y);
  }

  void save(double[] into, int offset) {
    into[offset] = x;
    into[offset + 1] = y;
    into[offset + 2] = vx;
    into[offset + 3] = vy;
    into[offset + 4] = alongX;
    into[offset + 5] = alongY;
  }

  static Chord restored(double[] from, int offset) {
    return new Chord(
        from[offset],
        from[offset + 1],
        from[offset + 2],
        from[offset + 3],
        from[offset + 4],
        from[offset + 5]);
  }
}
