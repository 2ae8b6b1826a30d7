package critterbake.sim.creature.walker;

import critterbake.sim.math.Strict;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where a walker's parts are drawn. Its coordinates are those a sprite artist thinks in: 24ths of a
 * unit (pixels at the usual scale) forward and down from the body's place on the ground. It mirrors
 * and snaps, and hands out finished parts.
 */
final class Sketchpad {
  /** Artist's pixels in a unit. */
  static final double PER_UNIT = 24;

  private final String actor;
  private final Grid grid;
  private final int facing;
  private final double rootX;
  private final double rootY;
  private final List<Part> parts = new ArrayList<>(32);
  private double depth;

  Sketchpad(String actor, Grid grid, Figure figure) {
    this.actor = actor;
    this.grid = grid;
    this.facing = figure.facing;
    this.rootX = grid.snapped(figure.rootX);
    this.rootY = grid.snapped(figure.rootY);
  }

  int facing() {
    return facing;
  }

  /** World x of a place so far forward. */
  double worldX(double forward) {
    return rootX + facing * forward / PER_UNIT;
  }

  /** World y of a place so far down. */
  double worldY(double down) {
    return rootY - down / PER_UNIT;
  }

  /** How far forward a world place is. */
  double forward(double worldX) {
    return facing * (worldX - rootX) * PER_UNIT;
  }

  /** How far down a world place is. */
  double down(double worldY) {
    return (rootY - worldY) * PER_UNIT;
  }

  /**
   * The nearest whole pixel to a length, if anything is snapped; {@code share} of a pixel is kept.
   */
  double snapped(double length, double share) {
    if (grid.snap() == Grid.Snap.NONE) {
      return length;
    }
    double step = share * PER_UNIT / grid.pixelsPerUnit();
    return Math.floor(length / step + 0.5 + 1e-7) * step;
  }

  double snapped(double length) {
    return snapped(length, 1);
  }

  /** A length in whole pixels of the picture. */
  int wholePixels(double length) {
    return (int) Math.rint(length * grid.pixelsPerUnit() / PER_UNIT);
  }

  /** A chain of tapered capsules through places given as forward, down, radius each. */
  void limb(String id, String material, Finish finish, double... places) {
    int n = places.length / 3;
    double[] x = new double[n];
    double[] y = new double[n];
    double[] r = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = worldX(places[3 * i]);
      y[i] = worldY(places[3 * i + 1]);
      r[i] = places[3 * i + 2] / PER_UNIT;
    }
    add(id, material, new Shape.Capsules(x, y, r), finish);
  }

  /** A chain whose links go in given directions from a root. */
  void chain(
      String id,
      String material,
      Finish finish,
      double forward,
      double down,
      LinkChain chain,
      double stretch,
      double[] radii,
      int first) {
    int n = chain.links() + 1;
    double[] x = new double[n];
    double[] y = new double[n];
    double[] r = new double[n];
    x[0] = worldX(forward);
    y[0] = worldY(down);
    r[0] = radius(radii, 0) / PER_UNIT;
    double length = chain.linkLength() * stretch;
    for (int i = 1; i < n; i++) {
      double angle = chain.angle(i - 1);
      x[i] = x[i - 1] + facing * length * Strict.cos(angle);
      y[i] = y[i - 1] + length * Strict.sin(angle);
      r[i] = radius(radii, (double) i / chain.links()) / PER_UNIT;
    }
    add(id, material, new Shape.Capsules(tail(x, first), tail(y, first), tail(r, first)), finish);
  }

  /** Radii are given at even distances from root to tip. */
  private static double radius(double[] radii, double share) {
    double place = share * (radii.length - 1);
    int i = (int) Math.min(radii.length - 2, Math.floor(place));
    return radii[i] + (radii[i + 1] - radii[i]) * (place - i);
  }

  private static double[] tail(double[] values, int first) {
    return Arrays.copyOfRange(values, first, values.length);
  }

  /** A rectangle of whole pixels, placed from a place on a pixel corner. */
  void pixels(
      String id,
      String material,
      Finish finish,
      double forward,
      double down,
      int left,
      int top,
      int width,
      int height) {
    int mirrored = facing > 0 ? left : -left - width;
    add(
        id,
        material,
        new Shape.Pixels(worldX(forward), worldY(down), mirrored, top, width, height),
        finish);
  }

  /** An upright oval that fills a rectangle of whole pixels but for its corners. */
  void oval(
      String id,
      String material,
      Finish finish,
      double forward,
      double down,
      int left,
      int top,
      int width,
      int height) {
    double pixel = PER_UNIT / grid.pixelsPerUnit();
    double radius = Math.min(width, height) / 2.0;
    double middle = forward + (left + width / 2.0) * pixel;
    double upper = down + (top + radius) * pixel;
    double lower = down + (top + height - radius) * pixel;
    limb(id, material, finish, middle, upper, radius * pixel, middle, lower, radius * pixel);
  }

  void add(String id, String material, Shape shape, Finish finish) {
    parts.add(new Part(id, actor, material, depth++, shape, finish));
  }

  List<Part> parts() {
    return parts;
  }
}
