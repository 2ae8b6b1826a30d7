package critterbake.sim.world;

import java.util.List;

/**
 * Closed polygons of rock.
 *
 * @param polygons each as x0, y0, x1, y1...; closed by itself, either winding, never crossing
 *     itself
 */
public record Solids(List<double[]> polygons) {
  public static final Solids NONE = new Solids(List.of());

  public Solids {
    polygons = List.copyOf(polygons);
  }
}
