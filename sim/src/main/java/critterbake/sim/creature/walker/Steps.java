package critterbake.sim.creature.walker;

import critterbake.sim.Clock;
import critterbake.sim.Stage;
import critterbake.sim.math.Strict;
import critterbake.sim.world.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The feet in their rhythm: when the clock says so they lift and land where the planner says. All
 * feet are judged on one snapshot of the tick, landings before lift-offs, so that a foot that lands
 * carries before another leaves.
 */
final class Steps {
  /** It walks above this speed and stands below the other, units a second. */
  static final double WALKS = 0.08;

  private static final double STANDS = 0.04;

  /** A foot this far from where it should stand takes a step, in leg lengths. */
  private static final double OUT_OF_PLACE = 0.07;

  /** Seconds of such a step. */
  private static final double SHUFFLE = 0.3;

  /** A planted foot farther than this from its hip is let go, in leg lengths. */
  private static final double FARTHEST = 0.978;

  private final LegsSpec legs;
  private final Style style;
  private final Ground ground;
  private final Clock clock;
  private final Way way;
  private final HipHeight hips;
  private final Optional<Stumble> stumble;
  private final GaitLaw law;
  private final FootfallPlanner planner;
  private final GaitClock beats;
  private final Heading heading;
  private final Foot[] feet;
  private final Optional<Long> loopCycle;
  private final double walksAbove;
  private final double standsBelow;

  Steps(
      String id, WalkerSpec spec, Stage stage, Way way, HipHeight hips, Optional<Stumble> stumble) {
    this.legs = spec.legs();
    this.style = spec.style();
    this.ground = stage.world().ground();
    this.clock = stage.clock();
    this.way = way;
    this.hips = hips;
    this.stumble = stumble;
    this.law = spec.law(stage.world().gravity());
    this.planner = new FootfallPlanner(legs, style.step(), ground, clock, way, hips);
    this.loopCycle =
        spec.constantSpeed().isPresent()
            ? stage.loop().map(plan -> plan.cycleTicks(id))
            : Optional.empty();
    this.walksAbove = spec.walksAbove();
    this.standsBelow = Math.min(STANDS, walksAbove);
    double speed = Math.abs(way.velocity());
    boolean walking = speed > walksAbove;
    this.beats = new GaitClock(style.step(), gaitAt(walking ? speed : WALKS), walking);
    this.feet = new Foot[legs.count()];
    for (int i = 0; i < feet.length; i++) {
      feet[i] = new Foot(ground, legs.length(), style.step().lift());
    }
    this.heading = new Heading(spec.facing(), speed > standsBelow ? way.velocity() : 0, clock.dt());
  }

  private Gait gaitAt(double speed) {
    double rate = clock.ticksPerSecond();
    return loopCycle.isPresent() ? law.gait(speed, loopCycle.get(), rate) : law.at(speed, rate);
  }

  /** Stands or walks as if it always had. */
  void begin() {
    for (int leg = 0; leg < feet.length; leg++) {
      long age = beats.walking() ? beats.phaseTicks(leg, 0) : 0;
      feet[leg].plant(plan(leg, -age), -age);
      if (beats.walking() && feet[leg].mayLift(0)) {
        long lifted = -age + feet[leg].footfall().stance();
        liftOff(leg, lifted, lifted + beats.gait().cycle() - feet[leg].footfall().stance());
      }
    }
    hips.settleAt(lowering(0));
  }

  void step(long tick) {
    land(tick);
    rhythm(tick);
    if (beats.walking()) {
      leave(tick);
    } else {
      shuffle(tick);
    }
    lower(tick);
    heading.step();
  }

  private void rhythm(long tick) {
    double velocity = way.velocity(tick);
    double speed = Math.abs(velocity);
    double enough = beats.walking() ? standsBelow : walksAbove;
    boolean walk = speed > enough;
    if (Math.abs(way.meant(tick)) > enough) {
      heading.face(way.meant(tick));
    }
    boolean reversed = walk && heading.turn(velocity);
    if (walk && (!beats.walking() || reversed || trips(tick))) {
      beats.start(tick, gaitAt(speed), foremost());
      rearrange(tick);
    } else if (!walk && beats.walking()) {
      beats.stop();
      rearrange(tick);
    } else if (walk && beats.due(tick)) {
      Gait before = beats.gait();
      beats.beat(tick, gaitAt(speed));
      if (!before.like(beats.gait())) {
        rearrange(tick);
      }
      hips.aim(lowering(tick));
    }
    hips.step(beats.walking());
  }

  private boolean trips(long tick) {
    return stumble.isPresent()
        && clock.seconds(tick) >= stumble.get().at()
        && clock.seconds(tick - 1) < stumble.get().at();
  }

  /** The planted foot that is farthest ahead. */
  private int foremost() {
    int best = 0;
    double farthest = Double.NEGATIVE_INFINITY;
    for (int leg = 0; leg < feet.length; leg++) {
      double ahead = heading.direction() * feet[leg].x();
      if (feet[leg].planted() && ahead > farthest) {
        farthest = ahead;
        best = leg;
      }
    }
    return best;
  }

  /** Fits feet to a rhythm that has changed. */
  private void rearrange(long tick) {
    for (int leg = 0; leg < feet.length; leg++) {
      Foot foot = feet[leg];
      if (!foot.planted()) {
        if (beats.walking()) {
          foot.hurry(tick, nextTouchdown(leg, tick));
        }
        foot.aim(plan(leg, foot.landing()));
      } else if (beats.walking()) {
        foot.restand(tick - beats.phaseTicks(leg, tick), beats.gait().stance());
      }
    }
    hips.aim(lowering(tick));
  }

  private long nextTouchdown(int leg, long tick) {
    return tick + beats.gait().cycle() - beats.phaseTicks(leg, tick);
  }

  private void land(long tick) {
    for (int leg = 0; leg < feet.length; leg++) {
      Foot foot = feet[leg];
      if (foot.planted()) {
        continue;
      }
      if (!way.known()) {
        foot.aim(plan(leg, foot.landing()));
      }
      if (tick >= foot.landing()) {
        if (foot.footfall().grounded()) {
          foot.plant(foot.footfall(), tick);
        } else {
          liftOff(leg, tick, tick + beats.gait().cycle());
        }
      }
    }
  }

  private void leave(long tick) {
    for (int leg = 0; leg < feet.length; leg++) {
      if (feet[leg].mayLift(tick)) {
        liftOff(leg, tick, nextTouchdown(leg, tick));
      }
    }
  }

  /** Lets go of feet that the leg no longer reaches, which only sudden changes of the way cause. */
  private void letGo(Figure figure, long tick) {
    for (int leg = 0; leg < feet.length; leg++) {
      Foot foot = feet[leg];
      double dx = foot.x() - figure.legs[leg].hipX;
      double dy = foot.y() - figure.legs[leg].hipY;
      double farthest = FARTHEST * legs.length();
      if (foot.planted() && dx * dx + dy * dy > farthest * farthest) {
        long landing = beats.walking() ? nextTouchdown(leg, tick) : tick + clock.ticks(SHUFFLE);
        liftOff(leg, tick, landing);
      }
    }
  }

  /** Standing, a foot that is out of its place steps there, one after the other. */
  private void shuffle(long tick) {
    int worst = -1;
    double farthest = OUT_OF_PLACE * legs.length();
    for (int leg = 0; leg < feet.length; leg++) {
      if (!feet[leg].planted()) {
        return;
      }
      double wanted = way.x(tick) + heading.wanted() * planner.standing(leg);
      double off = Math.abs(feet[leg].x() - wanted);
      if (off > farthest) {
        farthest = off;
        worst = leg;
      }
    }
    if (worst >= 0) {
      liftOff(worst, tick, tick + Math.max(1, clock.ticks(SHUFFLE)));
    }
  }

  private void liftOff(int leg, long tick, long landing) {
    long later = Math.max(tick + 1, landing);
    feet[leg].lift(plan(leg, later), tick, later);
  }

  private Footfall plan(int leg, long touchdown) {
    double phase = bobPhase(touchdown);
    double perTick = 1.0 / beats.gait().cycle();
    return planner.plan(leg, touchdown, beats.gait(), heading, after -> phase + after * perTick);
  }

  /** The left foot's phase at any tick, were the rhythm to stay as it is. */
  private double bobPhase(long tick) {
    return beats.phase(0, tick);
  }

  /** What the feet that stand, and the next of each leg, need the hip to be lowered by. */
  private double lowering(long tick) {
    double most = 0;
    for (int leg = 0; leg < feet.length; leg++) {
      Foot foot = feet[leg];
      most = Math.max(most, foot.footfall().drop());
      if (foot.planted() && beats.walking()) {
        most = Math.max(most, plan(leg, nextTouchdown(leg, tick)).drop());
      }
    }
    return most;
  }

  private void lower(long tick) {
    if (beats.walking()) {
      double overlap = (double) (beats.gait().stance() - beats.gait().beat());
      hips.lowerAlong(
          beats.beatShare(tick), Math.max(0, Math.min(0.9, overlap / beats.gait().beat())));
    } else {
      hips.settle(0);
    }
  }

  /** The hip's height over the ground: as high as the gait wants and every planted foot allows. */
  double hipHeight(long tick) {
    double x = way.x(tick);
    double ceiling = Double.POSITIVE_INFINITY;
    double reach = (FARTHEST - 0.002) * legs.length();
    for (int leg = 0; leg < feet.length; leg++) {
      if (feet[leg].planted()) {
        double hipX = x + heading.seen() * planner.root(leg);
        double across = feet[leg].x() - hipX;
        double up = Math.sqrt(Math.max(0, reach * reach - across * across));
        ceiling = Math.min(ceiling, feet[leg].y() + up - hips.sole(hipX));
      }
    }
    return hips.over(tick, bobPhase(tick), ceiling);
  }

  /** Fills in the rhythm and which way it faces. */
  void describe(Figure figure, long tick) {
    figure.facing = heading.seen() < 0 ? -1 : 1;
    figure.backward = heading.backward();
    figure.walk = hips.walk();
    figure.phase = bobPhase(tick);
    figure.cycleSeconds = beats.gait().cycle() * clock.dt();
    figure.strideLength = figure.cycleSeconds * Math.abs(way.velocity(tick));
  }

  /** Fills in the feet, swinging ones within reach of the hip. */
  void swing(Figure figure, long tick) {
    for (int leg = 0; leg < feet.length; leg++) {
      Figure.Leg limb = figure.legs[leg];
      limb.hipX = figure.rootX + figure.facing * planner.root(leg);
      limb.hipY = hips.sole(limb.hipX) + figure.hipY - figure.rootY;
    }
    letGo(figure, tick);
    for (int leg = 0; leg < feet.length; leg++) {
      Figure.Leg limb = figure.legs[leg];
      Foot foot = feet[leg];
      if (!foot.planted()) {
        foot.swing(tick, limb.hipX, limb.hipY);
      }
      limb.footX = foot.x();
      limb.footY = foot.y();
      limb.groundY = ground.height(foot.x()).orElse(Double.NEGATIVE_INFINITY);
      limb.planted = foot.planted();
      limb.phase = beats.phase(leg, tick);
      limb.share = foot.planted() ? foot.stood(tick) : foot.done(tick);
      limb.slopeDegrees = slopeDegrees(foot);
    }
  }

  private double slopeDegrees(Foot foot) {
    if (ground.period() == 0) {
      return 0;
    }
    return heading.seen() * Strict.degrees(Strict.atan2(ground.slope(foot.footfall().x()), 1));
  }

  /** How its stride compares with what animals of its size take, when that is far off. */
  Optional<String> strideNote(long tick) {
    double speed = Math.abs(way.velocity(tick));
    if (!beats.walking() || speed <= WALKS) {
      return Optional.empty();
    }
    return law.strideNote(speed, speed * beats.gait().cycle() * clock.dt());
  }

  /** Where swinging feet will land. */
  List<Footfall> nextLandings() {
    List<Footfall> landings = new ArrayList<>();
    for (Foot foot : feet) {
      if (!foot.planted()) {
        landings.add(foot.footfall());
      }
    }
    return landings;
  }

  /** What it remembers from tick to tick. */
  StepsState state() {
    return new StepsState(beats, heading, feet);
  }
}
