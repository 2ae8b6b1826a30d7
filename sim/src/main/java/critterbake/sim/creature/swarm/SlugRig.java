package critterbake.sim.creature.swarm;

import critterbake.sim.math.Strict;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Finish.Line;
import critterbake.sim.pose.Finish.Role;
import critterbake.sim.pose.Finish.Tone;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Builds the parts of one slug, back to front: a bat-like body drawn in a three-quarter view. */
final class SlugRig {
  /** The drawing's pixels in a body's length. */
  static final double BODY_PIXELS = 24;

  /** Above this much of its upper face seen, a wing is lit. */
  private static final double NEAR_LIT = 4;

  private static final double FAR_LIT = 6;

  private static final double[][] SPINE = {{4.5, 0.9}, {1.5, 0.6}, {-2.5, 0.1}, {-6, -0.3}};
  private static final double[] GIRTH = {2.6, 2.9, 2.3, 1.5, 1.0, 0.6, 0.3};

  /** Joints of the spine that stripes run along. */
  private static final int STRIPE = 5;

  private static final double[] TAIL = {4, 3.5, 1.5};
  private static final double[][] HEAD = {
    {13.2, -1.8}, {7.2, 3.3}, {2.5, 3.4}, {3.0, -1.7}, {7.5, -2.2}
  };

  private final String actor;
  private final String prefix;
  private final Stance stance;
  private final SlugView view;
  private final double pixel;
  private final List<Part> parts = new ArrayList<>();

  /**
   * @param actor the swarm
   * @param prefix of its parts' names
   * @param pixel world units of one final pixel
   */
  SlugRig(String actor, String prefix, Stance stance, SlugView view, double pixel) {
    this.actor = actor;
    this.prefix = prefix;
    this.stance = stance;
    this.view = view;
    this.pixel = pixel;
  }

  List<Part> parts() {
    int near = view.nearSide();
    wing("wing.far", "far_wing", -near, Finish.PLAIN.withRole(Role.LIMB_FAR));
    ear("ear.far", "far_wing", -near, new double[][] {{7.4, 2.2}, {3.8, 2.6}, {1.0, 7.6}}, 3.0);
    body();
    head();
    ear("ear.near", "body", near, new double[][] {{6.2, 2.0}, {2.2, 2.2}, {-1.6, 7.6}}, 2.2);
    belly();
    wing("wing.near", "wing", near, Finish.PLAIN.withRole(Role.LIMB_NEAR).withLine(Line.OUTLINE));
    eye();
    return parts;
  }

  private void wing(String name, String material, int side, Finish finish) {
    SlugWing wing = new SlugWing(stance.wing(), stance.stretch(), side);
    boolean near = side == view.nearSide();
    boolean lit = wing.upperFace(view, near) > (near ? NEAR_LIT : FAR_LIT);
    Tone tone = near ? lit ? Tone.LIGHT : Tone.MID : lit ? Tone.MID : Tone.SHADE;
    Finish grouped = finish.inGroup(prefix + name);
    add(name, material, wing.skin(view), grouped.flat(tone));
    add(
        name + ".finger",
        material,
        wing.finger(view),
        grouped.flat(Tone.SHADE).marking(prefix + name));
    add(name + ".edge", near ? "wing" : material, wing.leadingEdge(view), grouped.flat(Tone.LIGHT));
  }

  private void ear(String name, String material, int side, double[][] corners, double tip) {
    double[] depth = {side, side, side * tip};
    double[] x = new double[3];
    double[] y = new double[3];
    for (int i = 0; i < 3; i++) {
      x[i] = view.x(corners[i][0], corners[i][1], depth[i]);
      y[i] = view.y(corners[i][0], corners[i][1], depth[i]);
    }
    add(name, material, new Shape.Polygon(x, y), Finish.PLAIN.flat(Tone.MID));
  }

  private void body() {
    double[][] spine = spine();
    double[] x = new double[spine.length];
    double[] y = new double[spine.length];
    double[] radius = new double[spine.length];
    for (int i = 0; i < spine.length; i++) {
      x[i] = view.x(spine[i][0] * stance.stretch(), spine[i][1], 0);
      y[i] = view.y(spine[i][0] * stance.stretch(), spine[i][1], 0);
      radius[i] = GIRTH[i] / Math.sqrt(stance.stretch()) * view.unit();
    }
    Finish finish = Finish.PLAIN.inGroup(prefix + "body").withLight(0.8, 0.1);
    add("body", "body", new Shape.Capsules(x, y, radius), finish);
    stripe("back", x, y, radius, 0.75, Tone.LIGHT);
    stripe("underside", x, y, radius, -0.7, Tone.SHADE);
  }

  /**
   * A stripe along the body in another tone, where light falls or does not.
   *
   * @param across where it lies, as a share of the girth, up
   */
  private void stripe(
      String name, double[] spineX, double[] spineY, double[] girth, double across, Tone tone) {
    double[] x = new double[STRIPE];
    double[] y = new double[STRIPE];
    double[] radius = new double[STRIPE];
    for (int i = 0; i < STRIPE; i++) {
      x[i] = spineX[i];
      y[i] = spineY[i] + across * girth[i];
      radius[i] = 0.35 * girth[i];
    }
    add(
        name,
        "body",
        new Shape.Capsules(x, y, radius),
        Finish.PLAIN.flat(tone).marking(prefix + "body").withMinPatch(2));
  }

  /** The spine from the neck to the tip of the tail. */
  private double[][] spine() {
    double root = Strict.radians(stance.tail().root());
    double tip = Strict.radians(stance.tail().tip());
    double[][] spine = new double[GIRTH.length][2];
    System.arraycopy(SPINE, 0, spine, 0, SPINE.length);
    double[] turns = {root, tip, tip + 0.15};
    for (int i = 0; i < TAIL.length; i++) {
      double[] from = spine[SPINE.length - 1 + i];
      double[] to = spine[SPINE.length + i];
      to[0] = from[0] - TAIL[i] * Strict.cos(turns[i]);
      to[1] = from[1] + TAIL[i] * Strict.sin(turns[i]);
    }
    return spine;
  }

  private void head() {
    double[] x = new double[HEAD.length];
    double[] y = new double[HEAD.length];
    for (int i = 0; i < HEAD.length; i++) {
      double forward = HEAD[i][0] * (i == 0 ? stance.stretch() : 1);
      double up = HEAD[i][1] + (i == 0 ? 0.3 * stance.jaw() : 0);
      x[i] = view.x(forward, up, 0);
      y[i] = view.y(forward, up, 0);
    }
    Finish finish = Finish.PLAIN.inGroup(prefix + "body");
    add("head", "body", new Shape.Polygon(x, y), finish.flat(Tone.MID));
    double middle = view.y(5.5, 1.2, 0);
    band("brow", above(x, y, middle + 1.3 * view.unit(), 1), Tone.LIGHT);
    band("chin", above(x, y, middle - 1.6 * view.unit(), -1), Tone.SHADE);
    if (stance.jaw() > 0) {
      double[] jawX = {view.x(9, -2.2 - stance.jaw(), 0), view.x(5, -1.2, 0), view.x(4.5, -2.8, 0)};
      double[] jawY = {view.y(9, -2.2 - stance.jaw(), 0), view.y(5, -1.2, 0), view.y(4.5, -2.8, 0)};
      add("jaw", "body", new Shape.Polygon(jawX, jawY), finish.flat(Tone.SHADE));
    }
  }

  /** A level band of the head in another tone, if any of the head lies there. */
  private void band(String name, Shape.Polygon band, Tone tone) {
    if (band.x().length > 2) {
      add(name, "body", band, Finish.PLAIN.flat(tone).marking(prefix + "head").withMinPatch(2));
    }
  }

  /**
   * The part of a polygon above a level, or below it (Sutherland and Hodgman, "Reentrant polygon
   * clipping", 1974).
   *
   * @param up 1 for what is above, -1 for what is below
   */
  private static Shape.Polygon above(double[] x, double[] y, double level, int up) {
    double[] keptX = new double[2 * x.length];
    double[] keptY = new double[2 * x.length];
    int kept = 0;
    for (int i = 0; i < x.length; i++) {
      int next = (i + 1) % x.length;
      double here = up * (y[i] - level);
      double there = up * (y[next] - level);
      if (here >= 0) {
        keptX[kept] = x[i];
        keptY[kept++] = y[i];
      }
      if (here * there < 0) {
        keptX[kept] = x[i] + (x[next] - x[i]) * here / (here - there);
        keptY[kept++] = level;
      }
    }
    return new Shape.Polygon(Arrays.copyOf(keptX, kept), Arrays.copyOf(keptY, kept));
  }

  private void belly() {
    if (stance.glow() <= 0) {
      return;
    }
    double front = 3.6 * stance.stretch();
    double rear = -3.4 * stance.stretch();
    boolean bright = stance.glow() > 0.8;
    double split = bright ? front - 0.45 * (front - rear) : front;
    slash("belly", "eye", rear, split);
    if (bright) {
      slash("belly.core", "core", split, front);
    }
  }

  private void slash(String name, String material, double from, double to) {
    double[] x = {view.x(from, height(from), 0), view.x(to, height(to), 0)};
    double[] y = {view.y(from, height(from), 0), view.y(to, height(to), 0)};
    double[] radius = {0.5 * view.unit(), 0.5 * view.unit()};
    Finish finish = Finish.PLAIN.withRole(Role.FACE).flat(Tone.MID).inGroup(prefix + "body");
    add(name, material, new Shape.Capsules(x, y, radius), finish);
  }

  /** The belly's slash rises a little to the rear. */
  private static double height(double forward) {
    return -1.05 - 0.04 * forward;
  }

  /** A slanted eye of whole pixels; wide in alarm. */
  private void eye() {
    double forward = 6.4 * (1 + (stance.stretch() - 1) * 0.5);
    double x = view.x(forward, 1.9, 0) - 0.5 * pixel;
    double y = view.y(forward, 1.9, 0) + 0.5 * pixel;
    int ahead = view.facesLeft() ? -1 : 1;
    pixels("eye", "eye", x, y, -ahead, -1, 1, 2);
    pixels("eye.core", "core", x, y, 0, 0, 1, 1);
    if (stance.alarm()) {
      pixels("eye.wide", "core", x, y, ahead, 0, 1, 1);
      pixels("eye.rear", "eye", x, y, -2 * ahead, -1, 1, 1);
    }
  }

  private void pixels(
      String name, String material, double x, double y, int left, int top, int width, int height) {
    add(
        name,
        material,
        new Shape.Pixels(x, y, left, top, width, height),
        Finish.PLAIN.withRole(Role.FACE).flat(Tone.MID).inGroup(prefix + "body"));
  }

  private void add(String name, String material, Shape shape, Finish finish) {
    parts.add(new Part(prefix + name, actor, material, parts.size(), shape, finish));
  }
}
