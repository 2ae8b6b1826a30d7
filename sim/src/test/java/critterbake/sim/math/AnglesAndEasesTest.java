package critterbake.sim.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class AnglesAndEasesTest {
  @Property(tries = 300)
  void theShortestArcLeadsThereAndIsAtMostHalfATurn(
      @ForAll @DoubleRange(min = -50, max = 50) double from,
      @ForAll @DoubleRange(min = -50, max = 50) double to) {
    double arc = AngleMath.shortestArc(from, to);
    assertTrue(arc > -Math.PI && arc <= Math.PI);
    assertEquals(Strict.cos(to), Strict.cos(from + arc), 1e-12);
    assertEquals(Strict.sin(to), Strict.sin(from + arc), 1e-12);
  }

  @Test
  void exactlyHalfATurnAlwaysGoesCounterClockwise() {
    assertEquals(Math.PI, AngleMath.shortestArc(0, Math.PI));
    assertEquals(Math.PI, AngleMath.shortestArc(0, -Math.PI));
    assertEquals(Math.PI, AngleMath.shortestArc(Math.PI, 0));
  }

  @Test
  void easesStartAtZeroEndAtOneAndAreSymmetric() {
    assertEquals(0, Ease.smoothstep(-1));
    assertEquals(1, Ease.smoothstep(2));
    assertEquals(0, Ease.smootherstep(0));
    assertEquals(1, Ease.smootherstep(1));
    for (double u = 0; u <= 1; u += 0.125) {
      assertEquals(1, Ease.smoothstep(u) + Ease.smoothstep(1 - u), 1e-15);
      assertEquals(1, Ease.smootherstep(u) + Ease.smootherstep(1 - u), 1e-15);
      assertEquals(1, Ease.sigmoid(u) + Ease.sigmoid(1 - u), 1e-15);
    }
    assertEquals(0.00669285, Ease.sigmoid(0), 1e-8);
  }
}
