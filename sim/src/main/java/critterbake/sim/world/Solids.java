package critterbake.sim.world;

import critterbake.sim.spec.InvalidSpec;
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
    for (int i = 0; i < polygons.size(); i++) {
      check(i, polygons.get(i));
    }
  }

  private static void check(int index, double[] ring) {
    if (ring.length < 6 || signedArea(ring) == 0) {
      throw new InvalidSpec("solids", "solid " + index + " encloses no area");
    }
    if (new EdgeGrid(Edges.ofRings(List.of(ring))).hasCrossing()) {
      throw new InvalidSpec("solids", "solid " + index + " crosses itself");
    }
  }

  /** Enclosed area, positive when counter-clockwise (the shoelace formula). */
  static double signedArea(double[] ring) {
    double twice = 0;
    int n = ring.length / 2;
    for (int i = 0; i < n; i++) {
      int j = (i + 1) % n;
      twice += ring[2 * i] * ring[2 * j + 1] - ring[2 * j] * ring[2 * i + 1];
    }
    return twice / 2;
  }
}
