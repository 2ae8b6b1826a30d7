package critterbake.sim.creature.goop;

import critterbake.sim.TraceSink;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Anchor;
import critterbake.sim.pose.Contact;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Gauge;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.pose.Shape;
import critterbake.sim.rope.Rope;
import java.util.ArrayList;
import java.util.List;
import org.joml.Vector2dc;

/**
 * What is seen and traced of the creature: one layer that melts together, and the eyes above it.
 */
final class GoopFigure {
  private static final double CORE = 0.78;
  private static final double SECOND_CORE = 0.9;
  private static final double MOST_SWAY = 0.8;

  /** A leg swells at its tip like a pad that holds on, as a share of the root's width. */
  private static final double PAD = 0.29;

  private static final double PAD_LIFTED = 0.45;
  private static final double TAPER = 1.7;
  private static final double THIN_WHEN_LONG = 0.25;
  private static final int POINTS_PER_LINK = 2;

  /** An iris is this large, and leaves this much of the white around it, in radii of its eye. */
  private static final double IRIS = 0.46;

  private static final double WHITE_LEFT = 0.16;
  private static final double NOISE_CELLS_OPEN = 4096;
  private static final double LIFTED_MARK = 1.8;
  private static final double REAL_MARK = 1.6;

  /** Strain at which a link's color says that it is at its limit. */
  private static final double MOST_STRAIN = 0.10;

  private static final Finish BUBBLE = Finish.PLAIN.withTones(2);
  private static final Finish FLAT = Finish.PLAIN.withTones(1);

  private final String id;
  private final GoopSpec spec;
  private final Skeleton skeleton;
  private final LegRopes ropes;
  private final Bubbles bubbles;
  private final Eyes eyes;
  private final Target target;
  private final double loopSeconds;

  GoopFigure(
      String id,
      GoopSpec spec,
      Skeleton skeleton,
      LegRopes ropes,
      Bubbles bubbles,
      Eyes eyes,
      Target target,
      double loopSeconds) {
    this.id = id;
    this.spec = spec;
    this.skeleton = skeleton;
    this.ropes = ropes;
    this.bubbles = bubbles;
    this.eyes = eyes;
    this.target = target;
    this.loopSeconds = loopSeconds;
  }

  void trace(TraceSink sink) {
    GoopBody body = skeleton.body();
    sink.point(id, "body", body.x, body.y, Double.NaN, "");
    Leg[] legs = skeleton.feet().legs();
    for (int i = 0; i < legs.length; i++) {
      Leg leg = legs[i];
      String name = "leg." + i + ".";
      double angle = Strict.degrees(Strict.atan2(leg.fanY, leg.fanX));
      sink.point(id, name + "ideal", leg.idealX, leg.idealY, angle, "");
      sink.point(id, name + "real", leg.realX, leg.realY, Double.NaN, "");
      sink.point(id, name + "tip", leg.tipX, leg.tipY, Double.NaN, word(leg));
      Rope rope = ropes.rope(i);
      for (int k = 0; k < rope.nodes(); k++) {
        sink.point(id, name + "link." + k, rope.x(k), rope.y(k), Double.NaN, "");
      }
    }
    for (int i = 0; i < eyes.count(); i++) {
      sink.point(id, "eye." + i, body.x + eyes.x(i), body.y + eyes.y(i), Double.NaN, "");
    }
  }

  private static String word(Leg leg) {
    return switch (leg.state) {
      case ATTACHED -> "attached";
      case LIFTED -> "lifted";
      case REACHING -> "reaching";
    };
  }

  void pose(double seconds, Grid grid, PoseBuilder out) {
    List<Part> goop = new ArrayList<>();
    for (int i = 0; i < skeleton.feet().count(); i++) {
      goop.add(leg(i, seconds, grid));
    }
    addMass(seconds, goop);
    out.layer(new Layer(id + ".goop", Layer.Blend.GOOP, Layer.Stage.BEFORE_EFFECTS, goop));
    List<Part> face = new ArrayList<>();
    for (int i = 0; i < eyes.count(); i++) {
      face.add(eye(i, seconds));
    }
    if (spec.skin().cursor()) {
      addCursor(face);
    }
    out.layer(new Layer(id + ".eyes", Layer.Blend.PARTS, Layer.Stage.AFTER_EFFECTS, face));
    out.anchor(new Anchor(id, "body", skeleton.body().x, skeleton.body().y));
    addEyeAnchor(out);
    addContacts(out);
    addGauges(out);
  }

  private Part leg(int i, double seconds, Grid grid) {
    Rope rope = ropes.rope(i);
    int points = rope.links() * POINTS_PER_LINK + 1;
    double[] x = new double[points];
    double[] y = new double[points];
    double[] halfWidth = new double[points];
    for (int k = 0; k < points; k++) {
      int node = Math.min(rope.links() - 1, k / POINTS_PER_LINK);
      double share = (double) k / POINTS_PER_LINK - node;
      x[k] = onCurve(rope, node, share, true);
      y[k] = onCurve(rope, node, share, false);
      halfWidth[k] = halfWidth(i, (double) k / (points - 1));
    }
    SkinSpec.Noise noise = spec.skin().noise();
    double cell = grid.units(noise.scale());
    double speed = grid.units(noise.scroll());
    boolean loops = loopSeconds < Double.POSITIVE_INFINITY;
    double cells = loops ? Math.rint(speed * loopSeconds / cell) : NOISE_CELLS_OPEN;
    double scroll = loops ? cells * cell * seconds / loopSeconds : speed * seconds;
    Shape.EdgeNoise edge = new Shape.EdgeNoise(cell, noise.amount(), i);
    Shape ribbon =
        new Shape.Ribbon(x, y, halfWidth, scroll, Math.max(1, Math.abs(cells)) * cell, edge);
    return new Part("leg." + i, id, GoopSpec.GOOP, i, ribbon, FLAT);
  }

  /** A point between two nodes on a Catmull-Rom curve through all of them. */
  private static double onCurve(Rope rope, int node, double t, boolean alongX) {
    int last = rope.links();
    double a = at(rope, Math.max(0, node - 1), alongX);
    double b = at(rope, node, alongX);
    double c = at(rope, node + 1, alongX);
    double d = at(rope, Math.min(last, node + 2), alongX);
    return 0.5
        * (2 * b + t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * b - a - 3 * c + d))));
  }

  private static double at(Rope rope, int node, boolean alongX) {
    return alongX ? rope.x(node) : rope.y(node);
  }

  private double halfWidth(int i, double along) {
    double root = spec.skin().rootWidth();
    double tip = spec.skin().tipWidth();
    double width = tip + (root - tip) * Strict.pow(1 - along, TAPER);
    double stretched = ropes.muscle(i) / spec.legs().length();
    width *= 1 + THIN_WHEN_LONG * (0.75 - stretched);
    boolean holds = skeleton.feet().legs()[i].state == Leg.State.ATTACHED;
    double off = (along - 0.97) / 0.05;
    return width + PAD * root * (holds ? 1 : PAD_LIFTED) * Strict.exp(-off * off);
  }

  private void addMass(double seconds, List<Part> goop) {
    GoopBody body = skeleton.body();
    double most = MOST_SWAY * body.radius;
    double swayX = Math.max(-most, Math.min(most, skeleton.swayX()));
    double swayY = Math.max(-most, Math.min(most, skeleton.swayY()));
    double core = CORE * body.radius;
    int depth = skeleton.feet().count();
    addDisc("core", depth, body.x, body.y, core, FLAT, goop);
    double x = body.x + swayX / 2;
    double y = body.y + swayY / 2;
    addDisc("core.swayed", depth, x, y, SECOND_CORE * core, FLAT, goop);
    for (int i = 0; i < bubbles.count(); i++) {
      bubbles.place(i, seconds, swayX, swayY);
      if (bubbles.radius() > 0) {
        double bubbleX = body.x + bubbles.x();
        double bubbleY = body.y + bubbles.y();
        addDisc("bubble." + i, depth + 1, bubbleX, bubbleY, bubbles.radius(), BUBBLE, goop);
      }
    }
  }

  private void addDisc(
      String name, double depth, double x, double y, double radius, Finish finish, List<Part> to) {
    to.add(new Part(name, id, GoopSpec.GOOP, depth, new Shape.Disc(x, y, radius), finish));
  }

  private Part eye(int i, double seconds) {
    GoopBody body = skeleton.body();
    double radius = eyes.radius(i);
    double x = body.x + eyes.x(i);
    double y = body.y + eyes.y(i);
    double iris = IRIS * radius;
    double way = radius - iris - WHITE_LEFT * radius;
    double irisX = x + eyes.gazeX(i) * way;
    double irisY = y + eyes.gazeY(i) * way;
    Shape eye = new Shape.Eye(x, y, radius, eyes.open(i, seconds), irisX, irisY, iris);
    return new Part("eye." + i, id, GoopSpec.EYE, i, eye, FLAT.withRole(Finish.Role.FACE));
  }

  /** A ring of four strokes around the target. */
  private void addCursor(List<Part> face) {
    Vector2dc at = target.now();
    int[][] strokes = {{-3, 0, 2, 1}, {2, 0, 2, 1}, {0, -3, 1, 2}, {0, 2, 1, 2}};
    for (int i = 0; i < strokes.length; i++) {
      int[] s = strokes[i];
      Shape stroke = new Shape.Pixels(at.x(), at.y(), s[0], s[1], s[2], s[3]);
      face.add(new Part("cursor." + i, id, GoopSpec.CURSOR, eyes.count(), stroke, FLAT));
    }
  }

  private void addEyeAnchor(PoseBuilder out) {
    double x = 0;
    double y = 0;
    for (int i = 0; i < eyes.count(); i++) {
      x += eyes.x(i) / eyes.count();
      y += eyes.y(i) / eyes.count();
    }
    out.anchor(new Anchor(id, "eyes", skeleton.body().x + x, skeleton.body().y + y));
  }

  private void addContacts(PoseBuilder out) {
    Leg[] legs = skeleton.feet().legs();
    for (int i = 0; i < legs.length; i++) {
      boolean down = legs[i].state == Leg.State.ATTACHED;
      out.contact(new Contact(id, "leg." + i + ".tip", down, legs[i].tipX, legs[i].tipY));
    }
  }

  private void addGauges(PoseBuilder out) {
    Leg[] legs = skeleton.feet().legs();
    for (int i = 0; i < legs.length; i++) {
      addLinks(i, out);
    }
    for (Leg leg : legs) {
      double angle = Strict.atan2(leg.fanY, leg.fanX);
      boolean lifted = leg.state != Leg.State.ATTACHED;
      boolean bound = leg.state != Leg.State.REACHING;
      if (bound) {
        out.gauge(
            new Gauge.Line(
                Gauge.Overlay.TARGETS,
                Gauge.Role.IDEAL,
                leg.idealX,
                leg.idealY,
                leg.realX,
                leg.realY,
                0));
        out.gauge(mark(Gauge.Role.REAL, leg.realX, leg.realY, REAL_MARK, 0));
      }
      out.gauge(mark(Gauge.Role.IDEAL, leg.idealX, leg.idealY, 1, angle));
      out.gauge(mark(Gauge.Role.TIP, leg.tipX, leg.tipY, lifted ? LIFTED_MARK : 1, 0));
    }
    Vector2dc goal = target.now();
    out.gauge(mark(Gauge.Role.DESTINATION, goal.x(), goal.y(), 1, 0));
  }

  private static Gauge mark(Gauge.Role role, double x, double y, double size, double angle) {
    return new Gauge.Mark(Gauge.Overlay.TARGETS, role, x, y, size, angle);
  }

  private void addLinks(int i, PoseBuilder out) {
    Rope rope = ropes.rope(i);
    double full = ropes.linkLength(i);
    for (int k = 0; k < rope.links(); k++) {
      double length = Leg.distance(rope.x(k), rope.y(k), rope.x(k + 1), rope.y(k + 1));
      double strain = Math.max(0, Math.min(1, (length / full - 1) / MOST_STRAIN));
      out.gauge(
          new Gauge.Line(
              Gauge.Overlay.ROPES,
              Gauge.Role.LINK,
              rope.x(k),
              rope.y(k),
              rope.x(k + 1),
              rope.y(k + 1),
              strain));
    }
  }
}
