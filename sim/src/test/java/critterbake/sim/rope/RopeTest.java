package critterbake.sim.rope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.math.Strict;
import critterbake.sim.spec.InvalidSpec;
import org.junit.jupiter.api.Test;

class RopeTest {
  private static final double GRAVITY = 9.8;

  private static Rope.Drive drive(double time, double linkLength) {
    Rope.Drive drive = new Rope.Drive();
    drive.rootX = 0.3 * Strict.sin(3 * time);
    drive.rootY = 0;
    drive.tipX = 1.2 + 0.3 * Strict.cos(4 * time);
    drive.tipY = 0.2 * Strict.sin(5 * time);
    drive.linkLength = linkLength;
    drive.accelerationY = -GRAVITY;
    return drive;
  }

  private static Rope swing(RopeSpec spec, double rate, double seconds) {
    Rope rope = new Rope(10, 0, 0, 1.5, 0);
    for (int tick = 1; tick <= Math.round(seconds * rate); tick++) {
      rope.step(drive(tick / rate, 0.2), spec.material(), 1 / rate, spec.substepsOf(1 / rate));
    }
    return rope;
  }

  private static double fastest(Rope rope) {
    double[] state = new double[rope.stateSize()];
    rope.save(state, 0);
    double fastest = 0;
    for (int i = 0; i < state.length; i += 4) {
      fastest = Math.max(fastest, Math.abs(state[i + 2]) + Math.abs(state[i + 3]));
    }
    return fastest;
  }

  @Test
  void staysSteadyForTenMinutesAtTheStiffnessLimit() {
    for (double bending : new double[] {0, 200, 1500}) {
      RopeSpec spec = new RopeSpec(1, 0.1, bending, 5, 0.16);
      Rope rope = swing(spec, 60, 600);
      assertTrue(fastest(rope) < 30, "moves at " + fastest(rope));
      assertTrue(rope.strain(0.2) <= 0.1, "strain " + rope.strain(0.2));
    }
  }

  @Test
  void refusesMoreThanTheStiffnessLimitAndNamesIt() {
    InvalidSpec refused =
        assertThrows(InvalidSpec.class, () -> new RopeSpec(1.01, 9, 200, 5, 0.16));
    assertEquals("stiffness", refused.key());
    assertTrue(refused.getMessage().contains("at most 1"), refused.getMessage());
    assertTrue(refused.getMessage().contains("1/h^2"), refused.getMessage());
  }

  @Test
  void hardlyDependsOnTheTickRate() {
    RopeSpec spec = new RopeSpec(0.25, 9, 200, 5, 0.16);
    Rope once = swing(spec, 60, 4);
    Rope twice = swing(spec, 120, 4);
    Rope oddly = swing(spec, 100, 4);
    for (int node = 0; node < once.nodes(); node++) {
      assertEquals(once.x(node), twice.x(node), 0.02);
      assertEquals(once.y(node), twice.y(node), 0.02);
      assertEquals(once.x(node), oddly.x(node), 0.02);
      assertEquals(once.y(node), oddly.y(node), 0.02);
    }
  }

  @Test
  void aSlackRopeHangsAndItsLinksStayFreeBetweenHalfAndFullLength() {
    RopeSpec spec = new RopeSpec(0.25, 9, 0, 5, 0.16);
    Rope rope = new Rope(10, 0, 0, 1.5, 0);
    Rope.Drive drive = new Rope.Drive();
    drive.tipX = 1.5;
    drive.linkLength = 0.2;
    drive.accelerationY = -GRAVITY;
    for (int tick = 0; tick < 1200; tick++) {
      rope.step(drive, spec.material(), 1.0 / 60, 5);
    }
    assertTrue(rope.y(5) < -0.4, "hangs to " + rope.y(5));
    assertEquals(-rope.x(3) + 1.5, rope.x(7), 1e-3);
    assertTrue(rope.strain(0.2) < 0.02);
    assertEquals(0, rope.x(0));
    assertEquals(1.5, rope.x(10));
  }

  @Test
  void aStateThatIsPutBackGoesOnAlike() {
    RopeSpec spec = new RopeSpec(0.25, 9, 200, 5, 0.16);
    Rope rope = swing(spec, 60, 1);
    double[] state = new double[rope.stateSize()];
    rope.save(state, 0);
    Rope other = new Rope(10, 5, 5, 6, 6);
    other.restore(state, 0);
    rope.step(drive(1.1, 0.2), spec.material(), 1.0 / 60, 5);
    other.step(drive(1.1, 0.2), spec.material(), 1.0 / 60, 5);
    for (int node = 0; node < rope.nodes(); node++) {
      assertEquals(rope.x(node), other.x(node));
      assertEquals(rope.y(node), other.y(node));
    }
  }
}
