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
   * A turned picture. Shared: nobody changes it.
   *
   * @param left whole pixels from the pivot's pixel to its left edge
   * @param top whole pixels from the pivot's pixel down to its top edge
   * @param width pixels
   * @param height pixels
   * @param argb straight ARGB
   * @param outlined whether lines are drawn around it (false for art that has its own)
   */
  record Turned(int left, int top, int width, int height, int[] argb, boolean outlined) {}
}
