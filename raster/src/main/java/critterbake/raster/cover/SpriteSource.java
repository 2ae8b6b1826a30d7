package critterbake.raster.cover;

import critterbake.sim.pose.Shape;

/** Cut-out pictures, turned and placed. Safe to use from several threads. */
public interface SpriteSource {
  /**
   * A picture at an angle.
   *
   * @param sprite which picture, its pivot and mirroring; its own angle is not looked at
   * @param angleRadians counter-clockwise, y up; already rounded to a step where the look asks for
   *     it
   * @param fractionX how far the pivot lies right of a whole pixel, 0 to below 1; 0 in crisp
   *     pictures
   * @param fractionY how far it lies below one, likewise
   * @param scale final pixels for one picture pixel; 1 but for downsampled pictures
   */
  Turned turned(
      Shape.Sprite sprite, double angleRadians, double fractionX, double fractionY, int scale);

  /**
   * Where in its pixel a pivot of a crisp picture lies: on the left or top edge (0) or in the
   * middle (0.5), whichever is nearer.
   */
  static double pin(double pivot) {
    double half = Math.rint(2 * pivot) / 2;
    return half - Math.floor(half);
  }

  /**
   * A turned picture. Shared: nobody changes it.
   *
   * @param left whole pixels from the pivot's pixel to its left edge
   * @param top whole pixels from the pivot's pixel down to its top edge
   * @param width pixels
   * @param height pixels
   * @param argb straight ARGB
   * @param edge the lines drawn on and around it
   */
  record Turned(int left, int top, int width, int height, int[] argb, Edge edge) {}

  /**
   * Lines on and around a cut-out.
   *
   * @param outlined whether one is drawn around it (not around art that has its own)
   * @param innerArgb color of the line where a nearer part crosses it: its own darkest
   * @param outlineArgb color of the line around it, a step darker still
   */
  record Edge(boolean outlined, int innerArgb, int outlineArgb) {}
}
