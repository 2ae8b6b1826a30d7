package critterbake.sim.creature.goop;

/**
 * Finds a leg's real place: of the footholds in reach the one that costs least by distance from the
 * ideal, by angle from the fan's direction, and by nearness to other legs' places.
 */
final class PlaceChooser {
  /** Cost of a radian off the fan's direction, in leg lengths. */
  private static final double ANGLE_COST = 0.35;

  /** Farthest off the fan's direction: the chord of 1.2 rad on the unit circle. */
  private static final double WIDEST_CHORD = 1.129;

  private static final double SPACING = 0.21;
  private static final double SPACING_COST = 3;
  private static final double SPACING_LEGS = 8;

  private final Leg[] legs;
  private final Reach reach;
  private final double length;
  private final double spacing;
  private int chosen;
  private double chosenCost;

  PlaceChooser(LegsSpec spec, Leg[] legs, Reach reach) {
    this.legs = legs;
    this.reach = reach;
    length = spec.length();
    spacing = SPACING * length * Math.min(1, SPACING_LEGS / Math.max(1, legs.length));
  }

  /** Index in the reach of the place last chosen. */
  int chosen() {
    return chosen;
  }

  double chosenCost() {
    return chosenCost;
  }

  /** Finds the cheapest place of a leg; false when there is none. */
  boolean choose(int i) {
    return choose(i, Double.NaN, Double.NaN);
  }

  /** The same, but no place right beside another. */
  boolean choose(int i, double besideX, double besideY) {
    Leg leg = legs[i];
    chosen = -1;
    chosenCost = Double.POSITIVE_INFINITY;
    double apart = Feet.leastStep() * length;
    for (int k = 0; k < reach.count(); k++) {
      double x = reach.x(k);
      double y = reach.y(k);
      double chord = chord(leg, reach.towardX(k), reach.towardY(k));
      double cost = Leg.distance(x, y, leg.idealX, leg.idealY) + ANGLE_COST * length * chord;
      if (cost >= chosenCost
          || chord > WIDEST_CHORD
          || Leg.distance(x, y, besideX, besideY) < apart) {
        continue;
      }
      cost += crowding(i, x, y);
      if (cost < chosenCost && reach.seen(k)) {
        chosen = k;
        chosenCost = cost;
      }
    }
    return chosen >= 0;
  }

  /** What a place would cost this leg now. */
  double cost(int i, double x, double y) {
    Leg leg = legs[i];
    return Leg.distance(x, y, leg.idealX, leg.idealY)
        + ANGLE_COST * length * reach.chord(leg, x, y)
        + crowding(i, x, y);
  }

  private static double chord(Leg leg, double towardX, double towardY) {
    return Leg.distance(leg.fanX, leg.fanY, towardX, towardY);
  }

  private double crowding(int i, double x, double y) {
    double cost = 0;
    for (int j = 0; j < legs.length; j++) {
      Leg other = legs[j];
      if (j != i && other.state != Leg.State.REACHING) {
        double dx = x - other.realX;
        double dy = y - other.realY;
        double squared = dx * dx + dy * dy;
        if (squared < spacing * spacing) {
          cost += SPACING_COST * (spacing - Math.sqrt(squared));
        }
      }
    }
    return cost;
  }
}
