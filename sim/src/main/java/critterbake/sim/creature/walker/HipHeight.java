package critterbake.sim.creature.walker;

import critterbake.sim.Clock;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.math.Damper;
import critterbake.sim.math.Ease;
import critterbake.sim.math.Strict;
import critterbake.sim.world.Ground;
import java.util.Optional;

/**
 * How high the hip is: over the ground smoothed along the walk, with the bob of the gait or the
 * breath of standing, lowered where legs could not reach otherwise.
 */
final class HipHeight {
  /** The hip is never lowered below this share of the leg, but by a style that crawls lower. */
  private static final double LOWEST = 0.55;

  /** Half-life of the change between standing and walking, seconds. */
  private static final Damper BLEND = new Damper(0.09);

  /** Half-life of lowering while standing. */
  private static final Damper SETTLE = new Damper(0.12);

  private final double legLength;
  private final Style.Carriage carriage;
  private final Ground ground;
  private final Clock clock;
  private final Optional<Stumble> stumble;
  private final Breath breath;
  private final double window;
  private final double lowest;
  private final double otherwise;
  private double walk;
  private double dropFrom;
  private double dropTo;
  private double drop;

  HipHeight(
      LegsSpec legs,
      Style.Carriage carriage,
      Ground ground,
      Clock clock,
      Breath breath,
      Optional<Stumble> stumble,
      double otherwise,
      boolean walking) {
    this.legLength = legs.length();
    this.carriage = carriage;
    this.ground = ground;
    this.clock = clock;
    this.breath = breath;
    this.stumble = stumble;
    this.otherwise = otherwise;
    this.lowest = legLength * Math.min(LOWEST, carriage.hip() - carriage.bob());
    this.window = window(ground, 1.2 * legLength + 2 * (legs.pairs() - 1) * legs.displacement());
    this.walk = walking ? 1 : 0;
  }

  /** Whole periods of short ground smooth it best: stairs become a ramp. */
  private static double window(Ground ground, double wanted) {
    double period = ground.period();
    boolean shorter = period > 0 && period <= 2 * wanted;
    return shorter ? Math.max(1, Math.rint(wanted / period)) * period : wanted;
  }

  /** The ground under the body, smoothed; where there is none, the height it started at. */
  double sole(double x) {
    return ground.mean(x - window / 2, x + window / 2).orElse(otherwise);
  }

  /** Rise over run of the smoothed ground. */
  double slope(double x) {
    double step = window / 8;
    return (sole(x + step) - sole(x - step)) / (2 * step);
  }

  /** The least height over the smoothed ground, units. */
  double lowest() {
    return lowest;
  }

  /** 0 standing to 1 walking. */
  double walk() {
    return walk;
  }

  /** How far it is lowered now, units. */
  double drop() {
    return drop;
  }

  /** Height over the smoothed ground before lowering. */
  double above(long tick, double phase) {
    double upright = Math.min(Style.STANDING.carriage().hip(), 1.05 * carriage.hip());
    double standing = upright + breath.lift(tick);
    double bob = -carriage.bob() * Strict.cos(2 * Strict.TAU * (phase - carriage.low()));
    double walking = carriage.hip() + bob;
    double dip = stumble.map(s -> s.dip(clock.seconds(tick))).orElse(0.0);
    return Math.max(lowest, Ease.mix(standing, walking, walk) * legLength - dip);
  }

  void step(boolean walking) {
    walk = BLEND.step(walk, walking ? 1 : 0, clock.dt());
    if (Math.abs(walk - (walking ? 1 : 0)) < 1e-9) {
      walk = walking ? 1 : 0;
    }
  }

  /** At a beat: what the coming feet need. */
  void aim(double lowering) {
    dropFrom = drop;
    dropTo = lowering;
  }

  /**
   * During a beat the lowering goes from what the last feet needed to what the next ones need.
   *
   * @param share of the beat that is over
   * @param hold share of it during which the last foot may still stand
   */
  void lowerAlong(double share, double hold) {
    double u = hold >= 1 ? 1 : (share - hold) / (1 - hold);
    drop = Ease.mix(dropFrom, dropTo, Ease.smoothstep(u));
  }

  /** As if it had been lowered so for ever. */
  void settleAt(double lowering) {
    dropFrom = lowering;
    dropTo = lowering;
    drop = lowering;
  }

  /** While standing it settles to what is needed. */
  void settle(double lowering) {
    dropFrom = drop;
    dropTo = lowering;
    drop = SETTLE.step(drop, lowering, clock.dt());
  }

  /** Height over the smoothed ground at a tick, never higher than {@code ceiling}. */
  double over(long tick, double phase, double ceiling) {
    return Math.max(lowest, Math.min(above(tick, phase) - drop, ceiling));
  }

  LoopPart part(LoopPart.Closing closing) {
    return new StatePart("hip", closing, 4, 0, 0) {
      @Override
      public void save(double[] into, int offset) {
        into[offset] = walk;
        into[offset + 1] = dropFrom;
        into[offset + 2] = dropTo;
        into[offset + 3] = drop;
      }

      @Override
      public void restore(double[] from, int offset) {
        walk = from[offset];
        dropFrom = from[offset + 1];
        dropTo = from[offset + 2];
        drop = from[offset + 3];
      }
    };
  }
}
