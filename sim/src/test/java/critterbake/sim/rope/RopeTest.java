package critterbake.sim.rope;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.math.Ease;
import critterbake.sim.math.Strict;
import critterbake.sim.spec.InvalidSpec;
import org.joml.Vector2d;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  /**
   * A tip that flies from hold to hold and a root that shakes, as hard as legs do: whatever the
   * number of links, none is ever stretched by more than a tenth, and the rope stays calm.
   */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 10, 20, 80, 160})
  void noLinkIsEverStretchedByATenthHoweverManyThereAre(int links) {
    RopeMaterial material = new RopeSpec(0.25, 9, 200, 5, 0.16).material();
    Rope rope = new Rope(links, 0, 0, hold(0).x, hold(0).y);
    Rope.Drive drive = new Rope.Drive();
    drive.accelerationY = -GRAVITY;
    double length = 2;
    for (int tick = 1; tick <= 60 * 60; tick++) {
      double flown = Ease.smootherstep(Math.max(0, Math.min(1, (tick % 30 - 15) / 12.0)));
      Vector2d tip = hold(tick / 30).lerp(hold(tick / 30 + 1), flown);
      drive.rootX = 0.05 * Strict.sin(tick);
      drive.tipX = tip.x;
      drive.tipY = tip.y;
      double span = tip.distance(drive.rootX, 0);
      length = Math.max(1.01 * span, length + 0.13 * (1.16 * span - length));
      drive.linkLength = length / links;
      rope.step(drive, material, 1.0 / 60, 5);
      double strain = rope.strain(drive.linkLength);
      assertTrue(strain <= 0.1, "strain " + strain + " at tick " + tick);
      assertEquals(drive.rootX, rope.x(0));
      assertEquals(drive.tipY, rope.y(links));
      assertTrue(fastest(rope) < 60, "moves at " + fastest(rope));
    }
  }

  private static Vector2d hold(int step) {
    double far = 0.5 + 0.4 * Strict.sin(2.1 * step);
    return new Vector2d(2 * far * Strict.cos(1.3 * step), 2 * far * Strict.sin(1.3 * step));
  }

  @Test
  void evenATipThatLeapsStretchesNoLink() {
    for (int links : new int[] {10, 80}) {
      RopeMaterial material = new RopeSpec(1, 0.1, 0, 5, 0.16).material();
      Rope rope = new Rope(links, 0, 0, 1, 0);
      Rope.Drive drive = new Rope.Drive();
      drive.linkLength = 2.0 / links;
      for (int leap = 0; leap < 200; leap++) {
        drive.tipX = 1.9 * Strict.cos(leap * leap);
        drive.tipY = 1.9 * Strict.sin(leap * leap);
        rope.step(drive, material, 1.0 / 60, 5);
        assertTrue(rope.strain(drive.linkLength) <= 0.1, "strain " + rope.strain(drive.linkLength));
      }
    }
  }

  /** The nodes of a straight link too long by two tenths, between slack ones, come halfway each. */
  @Test
  void aLinkThatIsTooLongDrawsBothItsNodesAlike() {
    double[] x = {0, 0.9, 2.1, 3};
    double[] y = new double[4];
    assertTrue(new LengthLimit(3).hold(x, y, 1));
    assertArrayEquals(new double[] {0, 1, 2, 3}, x, 0.01);
    assertArrayEquals(new double[4], y);
  }

  @Test
  void linksThatAreShortEnoughAreLeftAlone() {
    double[] x = {0, 0.5, 1.2, 2};
    double[] y = {0, 0.8, 0.4, 0};
    assertFalse(new LengthLimit(3).hold(x, y, 1));
    assertArrayEquals(new double[] {0, 0.5, 1.2, 2}, x);
    assertArrayEquals(new double[] {0, 0.8, 0.4, 0}, y);
  }
}
