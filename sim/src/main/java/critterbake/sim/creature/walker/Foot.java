package critterbake.sim.creature.walker;

import critterbake.sim.math.Ease;
import critterbake.sim.math.SoftReach;
import critterbake.sim.math.Strict;
import critterbake.sim.world.Ground;

/**
 * One foot: planted where it landed, or on its way to where it will land. Its place is the point of
 * the sole below the ankle.
 */
final class Foot {
  /** How a swing's height rises when it must clear something, samples along the way. */
  private static final int SAMPLES = 24;

  /** Clearance over what lies between, in leg lengths. */
  private static final double CLEARANCE = 0.035;

  /** No swing is higher than this, in leg lengths. */
  private static final double HIGHEST = 0.4;

  /** Near its ends a swing is not raised: there, footholds keep away from edges. */
  private static final double LOW_HUMP = 0.35;

  /**
   * So far below the hip a knee begins to resist being folded, and how far it gives, in leg
   * lengths.
   */
  private static final double FOLDS = 0.42;

  private static final double FOLDED = 0.2;

  /** A leg never stretches further, in leg lengths. */
  private static final double STRETCHED = 0.98;

  /** It begins to resist no nearer to that than so. */
  private static final double LEAST_GIVE = 0.02;

  private final Ground ground;
  private final double legLength;
  private final double liftShare;
  private boolean planted = true;
  private double x;
  private double y;
  private double startX;
  private double startY;
  private Footfall target;
  private double lift;
  private double departs;
  private long touchdown;
  private long liftOff;
  private double doneAtRebase;
  private long rebased;
  private long landing;

  /**
   * @param legLength units
   * @param liftShare apex height of a swing as a share of its stride
   */
  Foot(Ground ground, double legLength, double liftShare) {
    this.ground = ground;
    this.legLength = legLength;
    this.liftShare = liftShare;
  }

  boolean planted() {
    return planted;
  }

  double x() {
    return x;
  }

  double y() {
    return y;
  }

  /** The footfall it stands in, or swings toward. */
  Footfall footfall() {
    return target;
  }

  long landing() {
    return landing;
  }

  /** Puts it down for good measure at a footfall that began at a tick. */
  void plant(Footfall footfall, long tick) {
    planted = true;
    target = footfall;
    x = footfall.x();
    y = footfall.y();
    touchdown = tick;
    liftOff = tick + footfall.stance();
  }

  /** Starts a swing. */
  void lift(Footfall to, long tick, long landsAt) {
    planted = false;
    startX = x;
    startY = y;
    departs = 0;
    doneAtRebase = 0;
    rebased = tick;
    landing = landsAt;
    aim(to);
  }

  /** Changes where and when a swing ends, from where it is. */
  void hurry(long tick, long landsAt) {
    doneAtRebase = done(tick);
    rebased = tick;
    landing = landsAt;
  }

  /** Changes where a swing ends. */
  void aim(Footfall to) {
    target = to;
    double climb = Math.abs(to.y() - startY) / 2;
    double apex = liftShare * Math.abs(to.x() - startX);
    // A step up or down clears much of its way by itself.
    lift = Math.min(HIGHEST * legLength, clearing(Math.max(apex / 3, apex - climb)));
  }

  /** Takes the stance it stands in to have begun at a tick and to last so long. */
  void restand(long tick, long stance) {
    touchdown = tick;
    liftOff = tick + stance;
  }

  /** Moves its memory of ticks, after a state was put back at another tick than it was read at. */
  void shift(long ticks) {
    touchdown += ticks;
    liftOff += ticks;
    rebased += ticks;
    landing += ticks;
  }

  /** Share of the swing that is over, 0 to 1; rises evenly with time. */
  double done(long tick) {
    if (tick >= landing) {
      return 1;
    }
    double share = (double) (tick - rebased) / (landing - rebased);
    return doneAtRebase + (1 - doneAtRebase) * share;
  }

  /** Share of the stance that is over, 0 to 1. */
  double stood(long tick) {
    return Ease.clamp((double) (tick - touchdown) / (liftOff - touchdown));
  }

  boolean mayLift(long tick) {
    return planted && tick >= liftOff;
  }

  /** Moves a swinging foot to where it is at a tick, within reach of its hip. */
  void swing(long tick, double hipX, double hipY) {
    double u = done(tick);
    if (departs == 0) {
      departs = distance(startX - hipX, startY - hipY);
    }
    x = alongX(u);
    y =
        Math.max(
            below(base(u) + lift * hump(u), hipY),
            ground.height(x).orElse(Double.NEGATIVE_INFINITY));
    reachFrom(hipX, hipY, u);
    y = Math.max(y, ground.height(x).orElse(Double.NEGATIVE_INFINITY));
  }

  private double alongX(double u) {
    return Ease.mix(startX, target.x(), Ease.mix(Ease.smoothstep(u), Ease.smootherstep(u), 0.35));
  }

  /** Height of the way without the lift: up early, down late. */
  private double base(double u) {
    double rising = Ease.smootherstep(u / 0.46);
    double falling = Ease.smootherstep((u - 0.54) / 0.46);
    return Ease.mix(startY, target.y(), target.y() > startY ? rising : falling);
  }

  /** 0 at both ends without speed, 1 at its early peak. */
  private static double hump(double u) {
    double early = u * (1 + 0.35 * (1 - u));
    double arch = 4 * early * (1 - early);
    return arch <= 0 ? 0 : arch * arch * Math.sqrt(arch);
  }

  /** The apex height that clears all ground between start and target. */
  private double clearing(double apex) {
    double needed = apex;
    for (int i = 1; i < SAMPLES; i++) {
      double u = (double) i / SAMPLES;
      double hump = hump(u);
      double over =
          ground.height(alongX(u)).orElse(Double.NEGATIVE_INFINITY)
              + CLEARANCE * legLength * Math.min(1, 3 * hump)
              - base(u);
      if (hump > LOW_HUMP && over > 0) {
        needed = Math.max(needed, over / hump);
      }
    }
    return needed;
  }

  /**
   * Gives way softly from the stretch it left the ground with to the one it will touch it with, so
   * that the knee neither stops with a jerk nor starts with one.
   */
  private void reachFrom(double hipX, double hipY, double u) {
    double dx = x - hipX;
    double dy = y - hipY;
    double distance = distance(dx, dy);
    double longest = STRETCHED * legLength;
    double firm = Ease.mix(departs, target.reach(), Ease.smoothstep(u));
    double give = Math.max(longest - firm, LEAST_GIVE * legLength);
    double wanted = new SoftReach(longest, give).distance(distance);
    if (wanted < distance) {
      x = hipX + dx * wanted / distance;
      y = hipY + dy * wanted / distance;
    }
  }

  private static double distance(double dx, double dy) {
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** A foot is lifted softly less and less, the nearer it comes to the height of the hip. */
  private double below(double height, double hipY) {
    double free = hipY - FOLDS * legLength;
    double give = FOLDED * legLength;
    return height <= free ? height : free + give * (1 - Strict.exp((free - height) / give));
  }

  static final int STATE = 18;

  /** What no longer matters is written as 0, so that equal poses are equal states. */
  void save(double[] into, int offset, long tick) {
    double done = planted ? 0 : 1;
    long stood = planted ? Math.min(tick - touchdown, liftOff - touchdown + 1) : 0;
    double[] state = {
      x,
      planted ? x : startX,
      target.x(),
      y,
      planted ? y : startY,
      target.y(),
      planted ? 1 : 0,
      target.stance(),
      target.drop(),
      target.grounded() ? 1 : 0,
      done * lift,
      stood,
      planted ? liftOff - touchdown : 0,
      done * doneAtRebase,
      done * (tick - rebased),
      done * (tick - landing),
      done * target.reach(),
      done * departs
    };
    System.arraycopy(state, 0, into, offset, STATE);
  }

  void restore(double[] from, int offset, long tick) {
    x = from[offset];
    startX = from[offset + 1];
    y = from[offset + 3];
    startY = from[offset + 4];
    planted = from[offset + 6] != 0;
    target =
        new Footfall(
            from[offset + 2],
            from[offset + 5],
            (long) from[offset + 7],
            from[offset + 8],
            from[offset + 16],
            from[offset + 9] != 0);
    lift = from[offset + 10];
    touchdown = tick - (long) from[offset + 11];
    liftOff = touchdown + (long) from[offset + 12];
    doneAtRebase = from[offset + 13];
    rebased = tick - (long) from[offset + 14];
    landing = tick - (long) from[offset + 15];
    departs = from[offset + 17];
  }
}
