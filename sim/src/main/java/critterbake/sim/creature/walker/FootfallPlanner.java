package critterbake.sim.creature.walker;

import critterbake.sim.Clock;
import critterbake.sim.math.Ease;
import critterbake.sim.world.Ground;
import java.util.OptionalDouble;

/**
 * Chooses where feet land. The place is anchored on the body, a fixed lead ahead of where it will
 * be at touchdown, so that gaits are periodic from the first step (the article measures from the
 * foot, which rings). It is then cast down to the ground, and the stance shortened, and if that is
 * not enough the hip lowered, until the leg reaches through the whole stance.
 */
final class FootfallPlanner {
  /** Speeds between standing and fully walking, units a second. */
  private static final double STANDS_BELOW = 0.05;

  private static final double WALKS_ABOVE = 0.35;

  /** Shares a stance is shortened to, in turn. */
  private static final double[] SHORTER = {1, 0.94, 0.88, 0.88, 0.8, 0.7, 0.6};

  /** The try from which on the hip is lowered, too. */
  private static final int LOWER_FROM = 3;

  /** Places tried to each side for a foothold. */
  private static final int FOOTHOLDS = 8;

  /**
   * How far toe and heel reach from the ankle, and what they may differ in height, in leg lengths.
   */
  private static final double TOE = 0.30;

  private static final double HEEL = 0.14;
  private static final double STEEPEST = 0.16;

  private static final int SAMPLES = 8;

  private final LegsSpec legs;
  private final Style.Step step;
  private final Ground ground;
  private final Clock clock;
  private final Way way;
  private final HipHeight hips;

  FootfallPlanner(
      LegsSpec legs, Style.Step step, Ground ground, Clock clock, Way way, HipHeight hips) {
    this.legs = legs;
    this.step = step;
    this.ground = ground;
    this.clock = clock;
    this.way = way;
    this.hips = hips;
  }

  /** How far ahead of the body's middle a leg is rooted when the body faces right. */
  double root(int leg) {
    int pair = leg / 2;
    return (2 * pair - (legs.pairs() - 1)) * legs.displacement();
  }

  /** Where a foot belongs when standing, ahead of the body's middle. */
  double standing(int leg) {
    return root(leg) + (leg % 2 == 0 ? 0.5 : -0.5) * legs.displacement();
  }

  /**
   * The footfall of a leg that touches down at a tick.
   *
   * @param gait the rhythm it walks in
   * @param heading which way it goes and faces
   * @param phase the clock's phase at that tick, for the bob
   */
  Footfall plan(int leg, long touchdown, Gait gait, Heading heading, BobPhase phase) {
    double facing = heading.wanted();
    double speed = Math.abs(way.velocity(touchdown));
    double walk = Ease.clamp((speed - STANDS_BELOW) / (WALKS_ABOVE - STANDS_BELOW));
    double bodyX = way.x(touchdown);
    double half = speed * gait.stance() * clock.dt() / 2;
    double center = facing * (root(leg) + step.center() * legs.length());
    double spare = Double.NEGATIVE_INFINITY;
    for (int i = 0; ; i++) {
      double share = SHORTER[i];
      double stride = center + heading.direction() * half * share;
      double lead = Ease.mix(facing * standing(leg), stride, walk);
      double x = foothold(bodyX + lead, facing);
      OptionalDouble height = ground.height(x);
      if (height.isEmpty()) {
        return shortOfTheEdge(bodyX, facing * root(leg), lead, gait);
      }
      double y = height.getAsDouble();
      long stance = Math.max(1, Math.round(gait.stance() * (walk * share + 1 - walk)));
      double lack = lack(leg, x, y, touchdown, stance, facing, phase);
      if (i == LOWER_FROM) {
        spare = hips.above(touchdown, phase.at(0)) - hips.lowest();
      }
      if (lack <= Math.max(0, spare) || i == SHORTER.length - 1) {
        double drop = Math.max(0, lack);
        double reach = reach(leg, x, y, touchdown, facing, phase.at(0), drop);
        return new Footfall(x, y, stance, drop, reach, true);
      }
    }
  }

  /** A place near the wanted one where heel and toe stand on the same tread, if there is one. */
  private double foothold(double x, double facing) {
    if (ground.period() == 0) {
      return x;
    }
    double step = 0.03 * legs.length();
    for (int i = 0; i <= 2 * FOOTHOLDS; i++) {
      double place = x + (i % 2 == 0 ? -i / 2 : (i + 1) / 2) * facing * step;
      if (level(place, facing)) {
        return place;
      }
    }
    return x;
  }

  private boolean level(double x, double facing) {
    OptionalDouble here = ground.height(x);
    OptionalDouble toe = ground.height(x + facing * TOE * legs.length());
    OptionalDouble heel = ground.height(x - facing * HEEL * legs.length());
    if (here.isEmpty() || toe.isEmpty() || heel.isEmpty()) {
      return false;
    }
    double steep = STEEPEST * legs.length();
    return Math.abs(toe.getAsDouble() - here.getAsDouble()) < steep
        && Math.abs(heel.getAsDouble() - here.getAsDouble()) < steep;
  }

  /** Between the body and a place without ground, the place nearest to it that has some. */
  private Footfall shortOfTheEdge(double bodyX, double root, double lead, Gait gait) {
    for (int i = 1; i <= SAMPLES; i++) {
      double x = bodyX + Ease.mix(lead, root, (double) i / SAMPLES);
      OptionalDouble height = ground.height(x);
      if (height.isPresent()) {
        return new Footfall(x, height.getAsDouble(), gait.stance(), 0, legs.length(), true);
      }
    }
    double x = bodyX + root;
    return new Footfall(x, hips.sole(bodyX), gait.stance(), 0, legs.length(), false);
  }

  /** How far the foot will be from its hip when it touches down, units. */
  private double reach(
      int leg, double x, double y, long touchdown, double facing, double phase, double drop) {
    double hipX = way.x(touchdown) + facing * root(leg);
    double hip = hips.sole(hipX) + hips.above(touchdown, phase) - drop;
    return Math.sqrt((x - hipX) * (x - hipX) + (y - hip) * (y - hip));
  }

  /** How much too high the hip would be at the worst moment of a stance, units; below 0 none. */
  private double lack(
      int leg, double x, double y, long touchdown, long stance, double facing, BobPhase phase) {
    double reach = GaitLaw.REACH * legs.length();
    double worst = Double.NEGATIVE_INFINITY;
    for (int i = 0; i <= SAMPLES; i++) {
      long tick = touchdown + Math.round((double) stance * i / SAMPLES);
      double hipX = way.x(tick) + facing * root(leg);
      double across = x - hipX;
      double height = Math.sqrt(Math.max(0, reach * reach - across * across));
      double hip = hips.sole(hipX) + hips.above(tick, phase.at(tick - touchdown));
      worst = Math.max(worst, hip - y - height);
    }
    return worst;
  }

  /** The bob's phase some ticks after a touchdown, in cycles. */
  interface BobPhase {
    double at(long ticksAfter);
  }
}
