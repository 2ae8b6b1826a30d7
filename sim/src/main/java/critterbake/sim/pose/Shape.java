package critterbake.sim.pose;

import java.util.Optional;

/**
 * The outline of one part, in world units, y up. Coordinates are flat arrays, one entry a point.
 */
public sealed interface Shape {

  /** A filled circle. */
  record Disc(double x, double y, double radius) implements Shape {}

  /**
   * A chain of tapered capsules through joints: a limb, a tail, an ear. Its coverage is taken once
   * for the whole chain.
   *
   * @param x joint positions
   * @param y joint positions
   * @param radius radius at each joint, units
   */
  record Capsules(double[] x, double[] y, double[] radius) implements Shape {}

  /** A filled straight-edged polygon, closed by itself. */
  record Polygon(double[] x, double[] y) implements Shape {}

  /**
   * A band along a center line with a ragged, living edge. The noise itself belongs to raster; the
   * pose carries its phase, so that raster never evaluates time.
   *
   * @param x center line
   * @param y center line
   * @param halfWidth half the width at each point, units
   * @param scroll how far the noise has moved along the band, units
   * @param scrollPeriod distance after which the noise repeats (0: never)
   * @param noise size, strength and seed of the edge noise
   */
  record Ribbon(
      double[] x,
      double[] y,
      double[] halfWidth,
      double scroll,
      double scrollPeriod,
      EdgeNoise noise)
      implements Shape {}

  /**
   * Noise that eats at a ribbon's edge.
   *
   * @param scale size of its features, units
   * @param amount 0 for a clean edge to 1
   * @param seed which noise
   */
  record EdgeNoise(double scale, double amount, long seed) {}

  /**
   * A cut-out picture hung on a pivot. Angles are quantized where it is drawn, so a part that hangs
   * on another says by which point: it is placed from the angle its parent is drawn at.
   *
   * @param image the picture's name as the scenario gives it, with {@code #layer} if any
   * @param frame frame of a strip or animation, from 0
   * @param x world position of the pivot, from unquantized angles
   * @param y world position of the pivot
   * @param pivotX pivot in the picture, pixels from the left
   * @param pivotY pivot in the picture, pixels from the top
   * @param angleRadians counter-clockwise, y up
   * @param mirrored flipped left to right about the pivot, before rotation
   * @param hinge what it hangs on, or empty to stand at {@code x, y}
   * @param ownOutline whether the art brings its outline, so that none is drawn around it
   */
  record Sprite(
      String image,
      int frame,
      double x,
      double y,
      double pivotX,
      double pivotY,
      double angleRadians,
      boolean mirrored,
      Optional<Hinge> hinge,
      boolean ownOutline)
      implements Shape {
    /** The same, hung on another sprite. */
    public Sprite hungOn(Hinge on) {
      return new Sprite(
          image, frame, x, y, pivotX, pivotY, angleRadians, mirrored, Optional.of(on), ownOutline);
    }
  }

  /**
   * Where a sprite hangs on another sprite of its actor.
   *
   * @param part id of the other part
   * @param atX point in the other part's picture, pixels from the left
   * @param atY pixels from the top
   */
  record Hinge(String part, double atX, double atY) {}

  /**
   * A round eye with an iris and an outline.
   *
   * @param radius of the white, units
   * @param open 1 wide open to 0 shut (the white's height)
   * @param irisX iris center, world
   * @param irisY iris center, world
   * @param irisRadius units
   */
  record Eye(
      double x, double y, double radius, double open, double irisX, double irisY, double irisRadius)
      implements Shape {}

  /**
   * A rectangle of whole pixels placed from a snapped point: eyes, glints, noses.
   *
   * @param x world point it is placed from, rounded to whole pixels
   * @param y world point it is placed from, rounded to whole pixels
   * @param left whole pixels from that point to the left edge
   * @param top whole pixels from that point down to the top edge (y down)
   * @param width whole pixels, at least 1
   * @param height whole pixels, at least 1
   */
  record Pixels(double x, double y, int left, int top, int width, int height) implements Shape {}
}
