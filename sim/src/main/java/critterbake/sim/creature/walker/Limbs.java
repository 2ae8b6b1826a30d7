package critterbake.sim.creature.walker;

import critterbake.sim.math.TwoBoneIk;

/** Bends the legs between hip and foot. */
final class Limbs {
  private final TwoBoneIk clockwise;
  private final TwoBoneIk counterClockwise;
  private final boolean forward;

  Limbs(LegsSpec legs) {
    clockwise = new TwoBoneIk(legs.thigh(), legs.shin(), -1);
    counterClockwise = new TwoBoneIk(legs.thigh(), legs.shin(), 1);
    forward = legs.bend() == LegsSpec.Bend.FORWARD;
  }

  void solve(Figure figure) {
    boolean right = figure.facing > 0 == forward;
    TwoBoneIk ik = right ? clockwise : counterClockwise;
    for (Figure.Leg leg : figure.legs) {
      ik.solve(leg.hipX, leg.hipY, leg.footX, leg.footY);
      leg.kneeX = ik.midX();
      leg.kneeY = ik.midY();
    }
  }
}
