package critterbake.sim.creature.swarm;

import critterbake.sim.math.Strict;
import critterbake.sim.pose.Shape;

/**
 * One wing: an arm, two long fingers and the skin between them and the hip, in the slug's own axes.
 */
final class SlugWing {
  private static final double ARM = 7;
  private static final double FIRST_FINGER = 11.2;
  private static final double SECOND_FINGER = 11;
  private static final double SPREAD = 54;
  private static final double[] SHOULDER = {2.2, 1.6, 1.4};
  private static final double[] HIP = {-6, 0, 0.8};

  /** Degrees that folding sweeps the arm and the hand to the rear. */
  private static final double ARM_FOLDS = 70;

  private static final double HAND_FOLDS = 68;
  private static final double HAND_SWEEP = 18;

  /** Share of the spread and of the arm that folding takes away. */
  private static final double SPREAD_FOLDS = 0.75;

  private static final double ARM_SHORTENS = 0.15;

  /** How far the skin's edge is drawn in between its tips. */
  private static final double FIRST_NOTCH = 0.34;

  private static final double SECOND_NOTCH = 0.30;

  private final double[] shoulder;
  private final double[] wrist;
  private final double[] first;
  private final double[] second;
  private final double[] hip;

  /**
   * @param side 1 for the one toward the viewer in profile, -1 for the other
   */
  SlugWing(Stance.Wing wing, double stretch, int side) {
    shoulder = at(SHOULDER, side);
    hip = at(HIP, side);
    double armSweep = wing.sweep() + wing.fold() * ARM_FOLDS;
    double handSweep = HAND_SWEEP + wing.fold() * HAND_FOLDS;
    double spread = SPREAD * (1 - SPREAD_FOLDS * wing.fold());
    wrist = reach(shoulder, wing.arm(), armSweep, side, ARM * (1 - ARM_SHORTENS * wing.fold()));
    first = reach(wrist, wing.hand(), handSweep, side, FIRST_FINGER);
    second = reach(wrist, wing.hand() - 4, handSweep + spread, side, SECOND_FINGER);
    for (double[] point : new double[][] {shoulder, wrist, first, second, hip}) {
      point[0] *= stretch;
    }
  }

  private static double[] at(double[] point, int side) {
    return new double[] {point[0], point[1], point[2] * side};
  }

  private static double[] reach(
      double[] from, double raised, double swept, int side, double length) {
    double up = Strict.radians(raised);
    double back = Strict.radians(swept);
    double out = Strict.cos(back) * length;
    return new double[] {
      from[0] - Strict.sin(back) * length,
      from[1] + out * Strict.sin(up),
      from[2] + side * out * Strict.cos(up)
    };
  }

  /** The skin. */
  Shape.Polygon skin(SlugView view) {
    double[] between = mix(mix(first, second, 0.5), wrist, FIRST_NOTCH);
    double[] behind = mix(mix(second, hip, 0.5), mix(wrist, shoulder, 0.3), SECOND_NOTCH);
    double[][] corners = {shoulder, wrist, first, between, second, behind, hip};
    double[] x = new double[corners.length];
    double[] y = new double[corners.length];
    for (int i = 0; i < corners.length; i++) {
      x[i] = view.x(corners[i][0], corners[i][1], corners[i][2]);
      y[i] = view.y(corners[i][0], corners[i][1], corners[i][2]);
    }
    return new Shape.Polygon(x, y);
  }

  /** The leading edge: arm and first finger. */
  Shape.Capsules leadingEdge(SlugView view) {
    return bone(view, shoulder, wrist, first);
  }

  /** The second finger. */
  Shape.Capsules finger(SlugView view) {
    return bone(view, wrist, second);
  }

  private static Shape.Capsules bone(SlugView view, double[]... joints) {
    double[] x = new double[joints.length];
    double[] y = new double[joints.length];
    double[] radius = new double[joints.length];
    for (int i = 0; i < joints.length; i++) {
      x[i] = view.x(joints[i][0], joints[i][1], joints[i][2]);
      y[i] = view.y(joints[i][0], joints[i][1], joints[i][2]);
      radius[i] = 0.5 * view.unit();
    }
    return new Shape.Capsules(x, y, radius);
  }

  /**
   * How much of the wing's upper face is seen, the drawing's pixels squared; below 0 when it is the
   * lower face.
   */
  double upperFace(SlugView view, boolean near) {
    double[][] outline = {shoulder, wrist, first, second, hip};
    double twice = 0;
    for (int i = 0; i < outline.length; i++) {
      double[] a = outline[i];
      double[] b = outline[(i + 1) % outline.length];
      twice +=
          view.x(a[0], a[1], a[2]) * view.y(b[0], b[1], b[2])
              - view.x(b[0], b[1], b[2]) * view.y(a[0], a[1], a[2]);
    }
    double seen = twice / (view.unit() * view.unit()) * view.nearSide();
    return near ? -seen : seen;
  }

  private static double[] mix(double[] a, double[] b, double share) {
    double[] mixed = new double[3];
    for (int i = 0; i < 3; i++) {
      mixed[i] = a[i] + (b[i] - a[i]) * share;
    }
    return mixed;
  }
}
