package critterbake.raster.goop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import critterbake.raster.view.Window;
import critterbake.sim.math.RandomStream;
import org.junit.jupiter.api.Test;

class RingFillTest {
  private static final Window WINDOW = new Window(-9, -7, 20, 16, 4);

  /** Rings that cross themselves and leave the window, against a ray cast from each pixel. */
  @Test
  void marksThePixelsWhoseMiddleLiesInside() {
    RandomStream random = RandomStream.of(1, "rings");
    RingFill fill = new RingFill();
    for (int trial = 0; trial < 300; trial++) {
      double[] ring = new double[2 * (3 + trial % 17)];
      for (int i = 0; i < ring.length; i++) {
        ring[i] = 8 * random.unit(trial, i) - 4;
      }
      boolean[] expected = new boolean[WINDOW.width() * WINDOW.height()];
      for (int i = 0; i < expected.length; i++) {
        int row = i / WINDOW.width();
        expected[i] = inside(ring, i % WINDOW.width() + 0.5, row + 0.5);
      }
      boolean[] marked = new boolean[expected.length];
      fill.fill(ring, WINDOW, marked);
      assertArrayEquals(expected, marked);
    }
  }

  private static boolean inside(double[] ring, double x, double y) {
    boolean inside = false;
    int before = ring.length - 2;
    for (int i = 0; i < ring.length; i += 2) {
      double y0 = WINDOW.y(ring[i + 1]);
      double y1 = WINDOW.y(ring[before + 1]);
      double x0 = WINDOW.x(ring[i]);
      double x1 = WINDOW.x(ring[before]);
      boolean crosses = y0 > y != y1 > y;
      if (crosses && x0 + (x1 - x0) * (y - y0) / (y1 - y0) > x) {
        inside = !inside;
      }
      before = i;
    }
    return inside;
  }
}
