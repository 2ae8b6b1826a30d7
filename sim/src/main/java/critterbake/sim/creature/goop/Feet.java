package critterbake.sim.creature.goop;

import critterbake.sim.math.Damper;
import critterbake.sim.math.PeriodicNoise;
import critterbake.sim.math.RandomStream;
import critterbake.sim.world.Terrain;

/**
 * Where the tips go: each tick the ideal places, then which legs must and which one may lift, then
 * the tips in the air. Constants were measured on a creature hauling itself around a cave.
 */
final class Feet {
  /** Beyond this share of its length a leg lets go whatever the others do. */
  private static final double OVERSTRETCHED = 0.98;

  /** Rock between body and tip tears a leg off when it is longer than this. */
  private static final double BLOCKED_FROM = 0.5;

  private static final double REACH_OF_GOAL = 0.965;

  /** A lift by choice must cost under this share of staying, or legs fidget forever. */
  private static final double WORTH_LIFTING = 0.75;

  /** A leg in flight changes its mind only for a place cheaper than this share. */
  private static final double WORTH_TURNING = 0.8;

  /** Least way between the old and the new hold, in leg lengths. */
  private static final double LEAST_STEP = 0.12;

  private static final double FELT_SECONDS = 0.12;
  private static final Damper FEELING = new Damper(0.09);
  private static final double FEEL_REACH = 0.9;
  private static final double FEEL_SWEEP = 0.06;
  private static final double TREMOR = 0.028;

  private static final double LONG_AGO = 60;
  private static final int NONE = -1;

  private final LegsSpec spec;
  private final GoopBody body;
  private final Fan fan;
  private final Reach reach;
  private final PlaceChooser chooser;
  private final Flight flight;
  private final Terrain terrain;
  private final Leg[] legs;
  private final PeriodicNoise[] sweep;
  private final PeriodicNoise[] tremor;
  private int attached;

  /** The leg that lifts by choice at this tick, if one does. */
  private int liftingNow = NONE;

  private double sinceLift = LONG_AGO;

  Feet(LegsSpec spec, GoopBody body, Terrain terrain, Fan fan, RandomStream random, double period) {
    this.spec = spec;
    this.body = body;
    this.terrain = terrain;
    this.fan = fan;
    reach = new Reach(terrain, spec.length());
    flight = new Flight(terrain, spec);
    legs = new Leg[spec.count()];
    sweep = new PeriodicNoise[2 * legs.length];
    tremor = new PeriodicNoise[2 * legs.length];
    for (int i = 0; i < legs.length; i++) {
      legs[i] = new Leg();
    }
    for (int i = 0; i < sweep.length; i++) {
      sweep[i] = new PeriodicNoise(random, i, period, 0.9, 2);
      tremor[i] = new PeriodicNoise(random, 1000 + i, period, 4.2, 2);
    }
    chooser = new PlaceChooser(spec, legs, reach);
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
      leg.realX = leg.tipX;
      leg.realY = leg.tipY;
      leg.state = Leg.State.REACHING;
      if (chooser.choose(i)) {
        takeChosen(leg);
        leg.tipX = leg.realX;
        leg.tipY = leg.realY;
        leg.state = Leg.State.ATTACHED;
        attached++;
      }
    }
  }

  void step(double time, double dt) {
    reach.update(body);
    fan.update(legs, body);
    sinceLift = Math.min(LONG_AGO, sinceLift + dt);
    for (int i = 0; i < legs.length; i++) {
      if (legs[i].state == Leg.State.ATTACHED && mustLift(legs[i])) {
        lift(i, chooser.choose(i, legs[i].tipX, legs[i].tipY));
      }
    }
    liftByChoice();
    for (int i = 0; i < legs.length; i++) {
      if (legs[i].state == Leg.State.LIFTED) {
        fly(i, dt);
      } else if (legs[i].state == Leg.State.REACHING) {
        feel(i, time, dt);
      }
    }
  }

  private boolean mustLift(Leg leg) {
    double stretch = leg.stretch(body);
    return stretch > OVERSTRETCHED * spec.length()
        || (stretch > BLOCKED_FROM * spec.length() && !reach.sees(leg.tipX, leg.tipY));
  }

  private void liftByChoice() {
    liftingNow = NONE;
    if (attached <= spec.minAttached() || sinceLift < spec.staggerSeconds() - 1e-9) {
      return;
    }
    int best = -1;
    double bestGain = 0;
    for (int i = 0; i < legs.length; i++) {
      Leg leg = legs[i];
      if (leg.state == Leg.State.ATTACHED && restless(leg) && neighboursDown(i)) {
        double gain = gain(i);
        if (gain > bestGain) {
          bestGain = gain;
          best = i;
        }
      }
    }
    if (best >= 0 && chooser.choose(best, legs[best].tipX, legs[best].tipY)) {
      lift(best, true);
      liftingNow = best;
    }
  }

  /** Whether a neighbour lifts by choice at this tick: then this leg waits for the next. */
  private boolean besideLifting(int i) {
    int apart = Math.abs(i - liftingNow);
    return liftingNow != NONE && (apart == 1 || apart == legs.length - 1);
  }

  private boolean restless(Leg leg) {
    double off = Leg.distance(leg.tipX, leg.tipY, leg.idealX, leg.idealY);
    return off > spec.liftRadius() * spec.length();
  }

  private boolean neighboursDown(int i) {
    int before = (i + legs.length - 1) % legs.length;
    int after = (i + 1) % legs.length;
    return (before == i || legs[before].state != Leg.State.LIFTED)
        && (after == i || legs[after].state != Leg.State.LIFTED);
  }

  /** What a lift would save, or 0 when it is not worth it. */
  private double gain(int i) {
    Leg leg = legs[i];
    double stay = chooser.cost(i, leg.tipX, leg.tipY);
    if (!chooser.choose(i, leg.tipX, leg.tipY) || chooser.chosenCost() > WORTH_LIFTING * stay) {
      return 0;
    }
    return stay - chooser.chosenCost();
  }

  private void lift(int i, boolean somewhere) {
    Leg leg = legs[i];
    attached--;
    sinceLift = 0;
    leg.hasLift = true;
    leg.liftX = leg.tipX;
    leg.liftY = leg.tipY;
    leg.fromNormalX = leg.realNormalX;
    leg.fromNormalY = leg.realNormalY;
    if (somewhere) {
      takeChosen(leg);
      leg.state = Leg.State.LIFTED;
      flight.begin(leg, body);
    } else {
      loseHold(leg);
    }
  }

  private void loseHold(Leg leg) {
    leg.state = Leg.State.REACHING;
    leg.flown = 0;
    leg.feelX = leg.tipX;
    leg.feelY = leg.tipY;
  }

  private void takeChosen(Leg leg) {
    int place = chooser.chosen();
    leg.realX = reach.x(place);
    leg.realY = reach.y(place);
    leg.realNormalX = reach.normalX(place);
    leg.realNormalY = reach.normalY(place);
  }

  private void fly(int i, double dt) {
    Leg leg = legs[i];
    boolean lost = lost(leg);
    if (lost || leg.flown < 0.5 * leg.duration) {
      boolean found = choose(i);
      if (lost && !found) {
        loseHold(leg);
        return;
      }
      if (found && (lost || chooser.chosenCost() < WORTH_TURNING * cost(i, leg)) && moves(leg)) {
        turnTo(leg);
      }
    }
    if (drawnBack(leg, dt)) {
      flight.begin(leg, body);
    } else if (flight.step(leg, body, dt)) {
      leg.state = Leg.State.ATTACHED;
      leg.hasLift = false;
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

  /** Feels about near its ideal place, trembling, until something can be held. */
  private void feel(int i, double time, double dt) {
    Leg leg = legs[i];
    leg.flown += dt;
    if (drawnBack(leg, dt)) {
      leg.feelX = leg.tipX;
      leg.feelY = leg.tipY;
      return;
    }
    if (leg.flown > FELT_SECONDS && !besideLifting(i) && choose(i)) {
      leg.state = Leg.State.LIFTED;
      turnTo(leg);
      fly(i, dt);
      return;
    }
    double length = spec.length();
    double wantX =
        body.x + 0.85 * (leg.idealX - body.x) + sweep[2 * i].at(time) * FEEL_SWEEP * length;
    double wantY =
        body.y + 0.85 * (leg.idealY - body.y) + sweep[2 * i + 1].at(time) * FEEL_SWEEP * length;
    double share = FEELING.share(dt);
    leg.feelX += (wantX - leg.feelX) * share;
    leg.feelY += (wantY - leg.feelY) * share;
    double x = leg.feelX + tremor[2 * i].at(time) * TREMOR * length;
    double y = leg.feelY + tremor[2 * i + 1].at(time) * TREMOR * length;
    double far = Leg.distance(x, y, body.x, body.y);
    double held = Math.min(1, FEEL_REACH * length / Math.max(far, 1e-9));
    flight.moveTo(leg, body.x + (x - body.x) * held, body.y + (y - body.y) * held);
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

  void restore(double[] from, int at) {
    sinceLift = from[at];
    attached = 0;
    for (int i = 0; i < legs.length; i++) {
      legs[i].restore(from, at + 1 + i * Leg.STATE_SIZE);
      attached += legs[i].state == Leg.State.ATTACHED ? 1 : 0;
    }
  }

  static double leastStep() {
    return LEAST_STEP;
  }
}
