package critterbake.sim.creature.walker;

import critterbake.sim.TraceSink;

/** The rows a walker writes into the trace, in their fixed order. */
final class WalkerTrace {
  private WalkerTrace() {}

  static void write(String id, Figure figure, TraceSink sink) {
    sink.point(id, "body", figure.rootX, figure.rootY, Double.NaN, "");
    for (int i = 0; i < figure.legs.length; i++) {
      Figure.Leg leg = figure.legs[i];
      sink.point(
          id, name("foot", i), leg.footX, leg.footY, Double.NaN, leg.planted ? "planted" : "swing");
    }
    for (int i = 0; i < figure.legs.length; i++) {
      Figure.Leg leg = figure.legs[i];
      sink.point(id, name("knee", i), leg.kneeX, leg.kneeY, Double.NaN, "");
    }
    for (int i = 0; i < figure.legs.length; i++) {
      Figure.Leg leg = figure.legs[i];
      sink.point(id, name("hip", i), leg.hipX, leg.hipY, Double.NaN, "");
    }
  }

  /** {@code foot.left}, {@code foot.right}, {@code foot.left.1}... */
  static String name(String joint, int leg) {
    String side = leg % 2 == 0 ? ".left" : ".right";
    return joint + side + (leg < 2 ? "" : "." + leg / 2);
  }
}
