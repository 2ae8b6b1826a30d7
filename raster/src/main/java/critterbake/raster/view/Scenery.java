package critterbake.raster.view;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What stands behind the creatures: a background, and the ground and rock of the world.
 *
 * @param background color or picture
 * @param picture pixels of the background picture when it has one, else an empty one
 * @param ground the ground line
 * @param solids closed polygons of rock in world units, x0, y0, x1, y1...
 */
public record Scenery(
    Background background, Picture picture, GroundLine ground, List<double[]> solids) {
  public Scenery {
    solids = List.copyOf(solids);
  }

  /** Height of the ground at a world x, or empty where there is none. */
  public interface GroundLine {
    OptionalDouble height(double x);
  }

  /** A background picture, straight ARGB. */
  public record Picture(int width, int height, int[] argb) {
    public static final Picture NONE = new Picture(0, 0, new int[0]);
  }
}
