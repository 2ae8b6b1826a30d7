package critterbake.sim.creature.goop;

import critterbake.sim.math.RandomStream;
import critterbake.sim.world.Terrain;
import java.util.Optional;

/**
 * Where the tips go: each tick the ideal places, then which legs must and which one may lift, then
 * the tips in the air. Constants were measured on a creature hauling itself around a cave.
 */
final class Feet {
  private static final double REACH_OF_GOAL = 0.965;

  /** A leg in flight changes its mind only for a place cheaper than this share. */
  private static final double WORTH_TURNING = 0.8;

  /** Least way between the old and the new hold, in leg lengths. */
  private static final double LEAST_STEP = 0.12;

  /** A lift farther off than this, in leg lengths, does not matter any more. */
  private static final double LEFT_BEHIND = 1.25;

  private static final double FELT_SECONDS = 0.12;
  private static final double LONG_AGO = 60;

  private final LegsSpec spec;
  private final GoopBody body;
  private final Fan fan;
  private final Reach reach;
  private final PlaceChooser chooser;
  private final LiftRules rules;
  private final Flight flight;
  private final Feeler feeler;
  private final Terrain terrain;
  private final Leg[] legs;
  private Optional<Choreography> choreography = Optional.empty();
  private int attached;

  /** The leg that lifts by choice at this tick, if one does. */
  private int liftingNow = LiftRules.NONE;

  private double sinceLift = LONG_AGO;

  Feet(LegsSpec spec, GoopBody body, Terrain terrain, Fan fan, RandomStream random, double period) {
    this.spec = spec;
    this.body = body;
    this.terrain = terrain;
    this.fan = fan;
    reach = new Reach(terrain, spec.length());
    flight = new Flight(terrain, spec);
    feeler = new Feeler(spec, random, period);
    legs = new Leg[spec.count()];
    for (int i = 0; i < legs.length; i++) {
      legs[i] = new Leg();
    }
    chooser = new PlaceChooser(spec, legs, reach);
    rules = new LiftRules(spec, body, legs, reach, chooser);
  }

  Leg[] legs() {
    return legs;
  }

  int count() {
    return legs.length;
  }

  /** How many tips hold on. */
  int attached() {
    return attached;
  }

  /** From now on lifts by choice are written down, and followed as far as the choreography says. */
  void rehearse(Choreography lifts) {
    choreography = Optional.of(lifts);
  }

  /** Puts every tip where it would like to be, holding on where there is something to hold. */
  void start() {
    reach.update(body);
    fan.update(legs, body);
    for (int i = 0; i < legs.length; i++) {
      Leg leg = legs[i];
      leg.tipX = leg.feelX = body.x + 0.5 * (leg.idealX - body.x);
      leg.tipY = leg.feelY = body.y + 0.5 * (leg.idealY - body.y);
      if (terrain.inside(leg.tipX, leg.tipY)) {
        leg.tipX = leg.feelX = body.x;
        leg.tipY = leg.feelY = body.y;
      }
      leg.reach();
      if (chooser.choose(i)) {
        takeChosen(leg);
        leg.tipX = leg.realX;
        leg.tipY = leg.realY;
        leg.arrive();
        attached++;
      }
    }
  }

  /**
   * Moves the tips on.
   *
   * @param decides whether legs may lift or change their minds in this step
   */
  void step(double time, double dt, boolean decides) {
    fan.update(legs, body);
    sinceLift = Math.min(LONG_AGO, sinceLift + dt);
    if (decides) {
      reach.update(body);
      liftWhatMust();
      choreography.ifPresent(Choreography::step);
      liftByChoice();
    }
    for (int i = 0; i < legs.length; i++) {
      if (decides) {
        reconsider(i);
      }
      if (legs[i].state == Leg.State.LIFTED) {
        fly(i, dt);
      } else if (legs[i].state == Leg.State.REACHING) {
        feel(i, time, dt);
      }
    }
  }

  private void liftWhatMust() {
    for (int i = 0; i < legs.length; i++) {
      Leg leg = legs[i];
      if (leg.state == Leg.State.ATTACHED && rules.mustLift(leg)) {
        letGo(leg);
        if (chooser.choose(i, leg.tipX, leg.tipY)) {
          takeChosen(leg);
          takeOff(leg);
        } else {
          loseHold(leg);
        }
      }
    }
  }

  private void liftByChoice() {
    liftingNow = LiftRules.NONE;
    if (attached <= spec.minAttached() || sinceLift < spec.staggerSeconds() - 1e-9) {
      return;
    }
    if (follows() && liftAsWritten(choreography.get())) {
      return;
    }
    int best = rules.mostRestless(follows() ? choreography.orElseThrow().tolerance() : 1);
    if (best != LiftRules.NONE && chooser.choose(best, legs[best].tipX, legs[best].tipY)) {
      letGo(legs[best]);
      takeChosen(legs[best]);
      liftsNow(best);
    }
  }

  private boolean follows() {
    return choreography.isPresent() && choreography.get().follows();
  }

  private boolean liftAsWritten(Choreography lifts) {
    for (Choreography.Lift lift : lifts.waiting()) {
      int i = lift.leg();
      Leg leg = legs[i];
      boolean may = leg.state == Leg.State.ATTACHED && rules.neighboursDown(i);
      if (may && isGoal(leg, lift)) {
        letGo(leg);
        leg.aimAt(lift.x(), lift.y(), lift.normalX(), lift.normalY());
        liftsNow(i);
        return true;
      }
    }
    return false;
  }

  /** Whether a leg can be sent where it once went. */
  private boolean isGoal(Leg leg, Choreography.Lift lift) {
    double way = Leg.distance(lift.x(), lift.y(), leg.tipX, leg.tipY);
    return way >= LEAST_STEP * spec.length() && reach.takes(lift.x(), lift.y());
  }

  /** A leg that was sent somewhere takes off by choice. */
  private void liftsNow(int i) {
    takeOff(legs[i]);
    liftingNow = i;
    choreography.ifPresent(lifts -> lifts.write(i, legs[i]));
  }

  /** Whether a neighbour lifts by choice at this tick: then this leg waits for the next. */
  private boolean besideLifting(int i) {
    int apart = Math.abs(i - liftingNow);
    return liftingNow != LiftRules.NONE && (apart == 1 || apart == legs.length - 1);
  }

  private void letGo(Leg leg) {
    attached--;
    sinceLift = 0;
    leg.hasLift = true;
    leg.liftX = leg.tipX;
    leg.liftY = leg.tipY;
    leg.fromNormalX = leg.realNormalX;
    leg.fromNormalY = leg.realNormalY;
  }

  private void takeOff(Leg leg) {
    leg.state = Leg.State.LIFTED;
    flight.begin(leg, body);
  }

  private void loseHold(Leg leg) {
    leg.reach();
    leg.feelX = leg.tipX;
    leg.feelY = leg.tipY;
  }

  private void takeChosen(Leg leg) {
    int place = chooser.chosen();
    leg.aimAt(reach.x(place), reach.y(place), reach.normalX(place), reach.normalY(place));
  }

  /** A leg in the air looks for a better place, one that feels about for any. */
  private void reconsider(int i) {
    Leg leg = legs[i];
    if (leg.state == Leg.State.LIFTED) {
      boolean lost = lost(leg);
      if (lost || (leg.flown < 0.5 * leg.duration && !follows())) {
        redirect(i, lost);
      }
    } else if (leg.state == Leg.State.REACHING && reach.sees(leg.tipX, leg.tipY)) {
      if (leg.flown > FELT_SECONDS && !besideLifting(i) && choose(i)) {
        leg.state = Leg.State.LIFTED;
        turnTo(leg);
      }
    }
  }

  private void redirect(int i, boolean lost) {
    Leg leg = legs[i];
    boolean found = choose(i);
    if (lost && !found) {
      loseHold(leg);
    } else if (found
        && (lost || chooser.chosenCost() < WORTH_TURNING * cost(i, leg))
        && moves(leg)) {
      turnTo(leg);
    }
  }

  private void fly(int i, double dt) {
    Leg leg = legs[i];
    if (drawnBack(leg, dt)) {
      flight.begin(leg, body);
    } else if (flight.step(leg, body, dt)) {
      leg.arrive();
      attached++;
    }
  }

  /** A tip hidden behind rock is drawn back until the body sees it again. */
  private boolean drawnBack(Leg leg, double dt) {
    if (reach.sees(leg.tipX, leg.tipY)) {
      return false;
    }
    flight.retract(leg, body, dt);
    return true;
  }

  private double cost(int i, Leg leg) {
    return chooser.cost(i, leg.realX, leg.realY);
  }

  private boolean choose(int i) {
    Leg leg = legs[i];
    return leg.hasLift ? chooser.choose(i, leg.liftX, leg.liftY) : chooser.choose(i);
  }

  /** Whether the place it flies to is no good any more. */
  private boolean lost(Leg leg) {
    return Leg.distance(leg.realX, leg.realY, body.x, body.y) > REACH_OF_GOAL * spec.length()
        || flight.overdue(leg)
        || !reach.sees(leg.realX, leg.realY);
  }

  private boolean moves(Leg leg) {
    int place = chooser.chosen();
    double way = Leg.distance(reach.x(place), reach.y(place), leg.realX, leg.realY);
    return way > 0.01 * spec.length() || flight.overdue(leg);
  }

  private void turnTo(Leg leg) {
    takeChosen(leg);
    leg.fromNormalX = 0;
    leg.fromNormalY = 0;
    flight.begin(leg, body);
  }

  /** Feels about until something can be held. */
  private void feel(int i, double time, double dt) {
    Leg leg = legs[i];
    double felt = Math.min(LONG_AGO, leg.flown + dt);
    leg.reach();
    leg.flown = felt;
    if (!leg.hasLift || isBehind(leg)) {
      leg.forgetLift();
    }
    if (drawnBack(leg, dt)) {
      leg.feelX = leg.tipX;
      leg.feelY = leg.tipY;
      return;
    }
    feeler.feel(i, leg, body, time, dt);
    flight.moveTo(leg, feeler.x(), feeler.y());
  }

  /** Whether the body has left the place of a lift behind: the leg cannot come down beside it. */
  private boolean isBehind(Leg leg) {
    return Leg.distance(leg.liftX, leg.liftY, body.x, body.y) > LEFT_BEHIND * spec.length();
  }

  int stateSize() {
    return 1 + legs.length * Leg.STATE_SIZE;
  }

  void save(double[] into, int at) {
    into[at] = sinceLift;
    for (int i = 0; i < legs.length; i++) {
      legs[i].save(into, at + 1 + i * Leg.STATE_SIZE);
    }
  }

  void restore(double[] from, int at, double moveX, double moveY) {
    sinceLift = from[at];
    attached = 0;
    for (int i = 0; i < legs.length; i++) {
      legs[i].restore(from, at + 1 + i * Leg.STATE_SIZE, moveX, moveY);
      attached += legs[i].state == Leg.State.ATTACHED ? 1 : 0;
    }
  }

  static double leastStep() {
    return LEAST_STEP;
  }
}
