package critterbake.sim.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class FabrikChainTest {
  private static final double[] LENGTHS = {0.4, 0.3, 0.2, 0.2};
  private final FabrikChain chain = new FabrikChain(LENGTHS, 1e-4, 200);

  @Property(tries = 1000)
  void reachesWithinToleranceAndKeepsItsLinks(
      @ForAll @DoubleRange(min = 0.2, max = 1.05) double distance,
      @ForAll @DoubleRange(min = -3.2, max = 3.2) double angle) {
    double[] x = restX();
    double[] y = restY();
    assertTrue(chain.solve(x, y, distance * Strict.cos(angle), distance * Strict.sin(angle)));
    for (int i = 0; i < LENGTHS.length; i++) {
      double dx = x[i + 1] - x[i];
      double dy = y[i + 1] - y[i];
      assertEquals(LENGTHS[i], Math.sqrt(dx * dx + dy * dy), 1e-12);
    }
  }

  @Test
  void hasNoMemory() {
    double[] x = restX();
    double[] y = restY();
    chain.solve(x, y, 0.5, 0.4);
    double[] again = restX();
    double[] otherY = restY();
    chain.solve(restX(), restY(), -0.5, -0.1);
    chain.solve(again, otherY, 0.5, 0.4);
    assertArrayEquals(x, again);
    assertArrayEquals(y, otherY);
  }

  @Test
  void beyondReachItPointsStraightAtTheTarget() {
    double[] x = restX();
    double[] y = restY();
    assertFalse(chain.solve(x, y, 0, 5));
    assertEquals(1.1, y[4], 1e-12);
    assertEquals(0, x[4], 1e-12);
  }

  private static double[] restX() {
    return new double[] {0, 0.35, 0.6, 0.75, 0.9};
  }

  private static double[] restY() {
    return new double[] {0, 0.15, 0.2, 0.05, -0.05};
  }
}
