package critterbake.sim.creature.walker;

import critterbake.sim.TraceSink;

/** The rows a walker writes into the trace, in their fixed order. */
final class WalkerTrace {
  private WalkerTrace() {}

  static void write(String id, Figure figure, TraceSink sink) {
    sink.point(id, "body", figure.rootX, figure.rootY, Double.NaN, "");
    for (Figure.Leg leg : figure.legs) {
      String state = leg.planted ? "planted" : "swing";
      sink.point(id, leg.foot, leg.footX, leg.footY, Double.NaN, state);
    }
    for (Figure.Leg leg : figure.legs) {
      sink.point(id, leg.knee, leg.kneeX, leg.kneeY, Double.NaN, "");
    }
    for (Figure.Leg leg : figure.legs) {
      sink.point(id, leg.hip, leg.hipX, leg.hipY, Double.NaN, "");
    }
  }

  /** {@code foot.left}, {@code foot.right}, {@code foot.left.1}... */
  static String name(String joint, int leg) {
    String side = leg % 2 == 0 ? ".left" : ".right";
    return joint + side + (leg < 2 ? "" : "." + leg / 2);
  }
}
