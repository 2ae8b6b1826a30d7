package critterbake.sim.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class TwoBoneIkTest {
  @Property(tries = 300)
  void bonesKeepTheirLengthWhateverIsAsked(
      @ForAll @DoubleRange(min = -3, max = 3) double x,
      @ForAll @DoubleRange(min = -3, max = 3) double y) {
    TwoBoneIk ik = new TwoBoneIk(0.36, 0.41, -1);
    ik.solve(1, 2, x, y);
    assertEquals(0.36, distance(1, 2, ik.midX(), ik.midY()), 1e-12);
    assertEquals(0.41, distance(ik.midX(), ik.midY(), ik.endX(), ik.endY()), 1e-12);
  }

  @Property(tries = 300)
  void reachesWhateverIsWithinReach(
      @ForAll @DoubleRange(min = 0.06, max = 0.76) double distance,
      @ForAll @DoubleRange(min = -4, max = 4) double angle) {
    TwoBoneIk ik = new TwoBoneIk(0.36, 0.41, 1);
    double x = distance * Strict.cos(angle);
    double y = distance * Strict.sin(angle);
    assertTrue(ik.solve(0, 0, x, y));
    assertEquals(0, distance(x, y, ik.endX(), ik.endY()), 1e-9);
  }

  @Test
  void aRightAngledLimbHasTheAnglesOfItsTriangle() {
    TwoBoneIk ik = new TwoBoneIk(3, 4, 1);
    assertTrue(ik.solve(0, 0, 3, 4));
    assertEquals(0, ik.rootAngle(), 1e-12);
    assertEquals(Math.PI / 2, ik.jointAngle(), 1e-12);
  }

  @Test
  void aHangingLegThatBendsClockwisePointsItsKneeForward() {
    TwoBoneIk ik = new TwoBoneIk(1, 1, -1);
    ik.solve(0, 2, 0, 0.5);
    assertTrue(ik.midX() > 0.3);
  }

  @Test
  void aTargetBeyondReachStraightensTheLimbTowardIt() {
    TwoBoneIk ik = new TwoBoneIk(1, 2, 1);
    assertFalse(ik.solve(0, 0, 0, -10));
    assertEquals(-3, ik.endY(), 1e-12);
    assertEquals(0, ik.jointAngle(), 1e-12);
  }

  @Test
  void aTargetAtTheRootKeepsTheLastAngle() {
    TwoBoneIk ik = new TwoBoneIk(1, 1, 1);
    ik.solve(0, 0, 1.2, 0.3);
    double angle = ik.rootAngle();
    ik.solve(0, 0, 0, 0);
    assertEquals(angle, ik.rootAngle());
    assertEquals(0, distance(0, 0, ik.endX(), ik.endY()), 1e-12);
  }

  private static double distance(double x0, double y0, double x1, double y1) {
    return Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
  }
}
