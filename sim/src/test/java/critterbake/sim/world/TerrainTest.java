package critterbake.sim.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.math.RandomStream;
import critterbake.sim.math.Strict;
import critterbake.sim.spec.InvalidSpec;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TerrainTest {
  private static final double[] SQUARE = {0, 0, 2, 0, 2, 2, 0, 2};
  private static final double[] SQUARE_CLOCKWISE = {0, 2, 2, 2, 2, 0, 0, 0};

  private final Hit hit = new Hit();

  private static Terrain of(double[]... solids) {
    return new Terrain(new World(9.8, new NoGround(), new Solids(List.of(solids))));
  }

  /** A star of many edges around a point. */
  private static double[] star(long seed, double x, double y, int points) {
    RandomStream random = RandomStream.of(seed, "star");
    double[] ring = new double[2 * points];
    for (int i = 0; i < points; i++) {
      double radius = random.between(0.4, 1.6, i, 0);
      ring[2 * i] = x + radius * Strict.cos(Strict.TAU * i / points);
      ring[2 * i + 1] = y + radius * Strict.sin(Strict.TAU * i / points);
    }
    return ring;
  }

  private static double distanceToRing(double[] ring, double x, double y) {
    double best = Double.POSITIVE_INFINITY;
    int n = ring.length / 2;
    for (int i = 0; i < n; i++) {
      int j = (i + 1) % n;
      double ex = ring[2 * j] - ring[2 * i];
      double ey = ring[2 * j + 1] - ring[2 * i + 1];
      double t = ((x - ring[2 * i]) * ex + (y - ring[2 * i + 1]) * ey) / (ex * ex + ey * ey);
      t = Math.max(0, Math.min(1, t));
      double dx = x - ring[2 * i] - t * ex;
      double dy = y - ring[2 * i + 1] - t * ey;
      best = Math.min(best, Math.sqrt(dx * dx + dy * dy));
    }
    return best;
  }

  private static boolean insideRing(double[] ring, double x, double y) {
    boolean in = false;
    int n = ring.length / 2;
    for (int i = 0, j = n - 1; i < n; j = i++) {
      double yi = ring[2 * i + 1];
      double yj = ring[2 * j + 1];
      if (yi > y != yj > y) {
        in ^= x < (ring[2 * j] - ring[2 * i]) * (y - yi) / (yj - yi) + ring[2 * i];
      }
    }
    return in;
  }

  @Property(tries = 60)
  void closestPointAndInsideAgreeWithLookingAtEveryEdge(
      @ForAll @IntRange(min = 3, max = 300) int points,
      @ForAll long seed,
      @ForAll @DoubleRange(min = -3, max = 5) double x,
      @ForAll @DoubleRange(min = -3, max = 3) double y) {
    double[] near = star(seed, 0, 0, points);
    double[] far = star(seed + 1, 3.5, 0.5, 7);
    Terrain terrain = of(near, far);
    boolean inside = insideRing(near, x, y) || insideRing(far, x, y);
    assertEquals(inside, terrain.inside(x, y));
    double nearest = Math.min(distanceToRing(near, x, y), distanceToRing(far, x, y));
    if (!inside) {
      assertTrue(terrain.closest(x, y, 100, hit));
      assertEquals(nearest, hit.distance, 1e-9);
    } else if (terrain.closest(x, y, 100, hit)) {
      assertTrue(hit.distance >= nearest - 1e-9);
    }
  }

  @Property(tries = 60)
  void aRayMeetsTheFirstOfAllEdgesOrSaysThatItMisses(
      @ForAll @IntRange(min = 3, max = 200) int points,
      @ForAll long seed,
      @ForAll @DoubleRange(min = -3, max = 3) double x0,
      @ForAll @DoubleRange(min = -3, max = 3) double y0,
      @ForAll @DoubleRange(min = -3, max = 3) double x1,
      @ForAll @DoubleRange(min = -3, max = 3) double y1) {
    double[] ring = star(seed, 0, 0, points);
    double first = Double.POSITIVE_INFINITY;
    double length = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
    for (int i = 0; i < points; i++) {
      int j = (i + 1) % points;
      double ex = ring[2 * j] - ring[2 * i];
      double ey = ring[2 * j + 1] - ring[2 * i + 1];
      double cross = (x1 - x0) * ey - (y1 - y0) * ex;
      double qx = ring[2 * i] - x0;
      double qy = ring[2 * i + 1] - y0;
      double along = (qx * ey - qy * ex) / cross;
      double share = (qx * (y1 - y0) - qy * (x1 - x0)) / cross;
      if (cross != 0 && along >= 0 && along <= 1 && share >= 0 && share <= 1) {
        first = Math.min(first, along * length);
      }
    }
    boolean met = of(ring).cast(x0, y0, x1, y1, hit);
    assertEquals(first < Double.POSITIVE_INFINITY, met);
    if (met) {
      assertEquals(first, hit.distance, 1e-9);
    }
  }

  @Test
  void eitherWindingHasItsNormalsOutward() {
    for (double[] ring : List.of(SQUARE, SQUARE_CLOCKWISE)) {
      Terrain terrain = of(ring);
      assertTrue(terrain.closest(1, 3, 5, hit));
      assertEquals(0, hit.normalX, 1e-12);
      assertEquals(1, hit.normalY, 1e-12);
      assertTrue(terrain.inside(1, 1));
      assertFalse(terrain.inside(1, 2.1));
    }
  }

  @Test
  void fromWithinOverlappingRockTheWayOutIsASurfaceOfAll() {
    Terrain terrain = of(SQUARE, new double[] {1, 1, 5, 1, 5, 1.5, 1, 1.5});
    assertTrue(terrain.closest(1.9, 1.3, 10, hit));
    assertFalse(terrain.inside(hit.x + 1e-6 * hit.normalX, hit.y + 1e-6 * hit.normalY));
  }

  @Test
  void nothingFartherThanAskedForCounts() {
    assertFalse(of(SQUARE).closest(1, 5, 2.9, hit));
    assertTrue(of(SQUARE).closest(1, 5, 3.1, hit));
  }

  @Test
  void groundAndSolidsAreOneSurface() {
    World world = new World(9.8, new LevelGround(-1), new Solids(List.of(SQUARE)));
    Terrain terrain = new Terrain(world);
    assertTrue(terrain.closest(20, 0, 5, hit));
    assertEquals(-1, hit.y, 1e-12);
    assertTrue(terrain.closest(1, 2.25, 5, hit));
    assertEquals(2, hit.y, 1e-12);
    assertTrue(terrain.inside(-300, -1.01));
    assertTrue(terrain.cast(1, 5, 1, -9, hit));
    assertEquals(2, hit.y, 1e-12);
    assertTrue(terrain.cast(7, 5, 7, -9, hit));
    assertEquals(-1, hit.y, 1e-12);
  }

  @Test
  void aLongRayMeetsTheNearestGroundOnItsWayEitherWay() {
    Terrain terrain = new Terrain(new World(9.8, new HillsGround(2, 4), new Solids(List.of())));
    assertTrue(terrain.cast(-2.1, 1.5, 90, 1.5, hit));
    assertTrue(hit.x > -2.1 && hit.x < 4, "meets at " + hit.x);
    assertTrue(terrain.cast(90, 1.5, -90, 1.5, hit));
    assertTrue(hit.x > 84 && hit.x <= 90, "meets at " + hit.x);
  }

  @Test
  void stairsHaveTheirRisers() {
    Terrain terrain = new Terrain(new World(9.8, new StairsGround(0.5, 1), new Solids(List.of())));
    assertTrue(terrain.closest(0.9, 0.25, 2, hit));
    assertEquals(1, hit.x, 1e-9);
    assertEquals(0.25, hit.y, 1e-9);
    assertEquals(-1, hit.normalX, 1e-9);
  }

  @Test
  void walkingAlongRockGivesEvenlySpacedPointsOutsideAllRock() {
    Terrain terrain = of(SQUARE, new double[] {1, 1, 5, 1, 5, 1.5, 1, 1.5});
    List<double[]> points = new ArrayList<>();
    terrain.walkSolids(0.05, (x, y, nx, ny) -> points.add(new double[] {x, y, nx, ny}));
    double outline = 8 + 3 * 2 + 0.5 - 0.5;
    assertEquals(outline / 0.05, points.size(), 6);
    for (double[] p : points) {
      assertFalse(terrain.inside(p[0] + 1e-6 * p[2], p[1] + 1e-6 * p[3]));
    }
  }

  @Test
  void solidsThatCrossThemselvesAreRefused() {
    InvalidSpec refused =
        assertThrows(
            InvalidSpec.class, () -> new Solids(List.of(new double[] {0, 0, 3, 2, 3, 0, 0, 1})));
    assertTrue(refused.getMessage().contains("crosses itself"), refused.getMessage());
  }
}
