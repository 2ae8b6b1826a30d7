package critterbake.sim.creature.goop;

/** Which legs have to lift, and which one would gain most by lifting. */
final class LiftRules {
  static final int NONE = -1;

  /** Beyond this share of its length a leg lets go whatever the others do. */
  private static final double OVERSTRETCHED = 0.98;

  /** Rock between body and tip tears a leg off when it is longer than this. */
  private static final double BLOCKED_FROM = 0.5;

  /** A lift by choice must cost under this share of staying, or legs fidget forever. */
  private static final double WORTH_LIFTING = 0.75;

  private final LegsSpec spec;
  private final GoopBody body;
  private final Leg[] legs;
  private final Reach reach;
  private final PlaceChooser chooser;

  LiftRules(LegsSpec spec, GoopBody body, Leg[] legs, Reach reach, PlaceChooser chooser) {
    this.spec = spec;
    this.body = body;
    this.legs = legs;
    this.reach = reach;
    this.chooser = chooser;
  }

  /** Whether a leg is stretched beyond its length, or around a corner. */
  boolean mustLift(Leg leg) {
    double stretch = leg.stretch(body);
    return stretch > OVERSTRETCHED * spec.length()
        || (stretch > BLOCKED_FROM * spec.length() && !reach.sees(leg.tipX, leg.tipY));
  }

  /**
   * The leg that gains most by lifting, or {@link #NONE}.
   *
   * @param times how many lift radii a foot must be off its ideal place
   */
  int mostRestless(double times) {
    double radius = times * spec.liftRadius() * spec.length();
    int best = NONE;
    double bestGain = 0;
    for (int i = 0; i < legs.length; i++) {
      Leg leg = legs[i];
      if (leg.state == Leg.State.ATTACHED && off(leg) > radius && neighboursDown(i)) {
        double gain = gain(i);
        if (gain > bestGain) {
          bestGain = gain;
          best = i;
        }
      }
    }
    return best;
  }

  private static double off(Leg leg) {
    return Leg.distance(leg.tipX, leg.tipY, leg.idealX, leg.idealY);
  }

  /** Whether neither neighbour of a leg is in the air. */
  boolean neighboursDown(int i) {
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
}
