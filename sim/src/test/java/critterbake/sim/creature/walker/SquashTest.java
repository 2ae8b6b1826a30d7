package critterbake.sim.creature.walker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SquashTest {
  private static final double TICK = 1 / 120.0;

  private final Squash squash = new Squash(TICK);

  @Test
  void landingPressesTogetherThenItSwingsBackBeyondItsLength() {
    run(12, 30);
    double pressed = squash.longer();
    assertTrue(pressed < -0.01, "pressed " + pressed);
    double longest = 0;
    for (int tick = 0; tick < 60; tick++) {
      squash.step(0);
      longest = Math.max(longest, squash.longer());
    }
    assertTrue(longest > 0 && longest < -pressed, "swings back to " + longest);
  }

  @Test
  void fallingFreelyStretchesIt() {
    run(60, -9.8);
    assertTrue(squash.longer() > 0, "longer by " + squash.longer());
  }

  @Test
  void leftAloneItRests() {
    run(5, 60);
    run(600, 0);
    assertEquals(0, squash.longer(), 1e-9);
  }

  @Test
  void theTickRateDoesNotMatter() {
    Squash finer = new Squash(TICK / 2);
    for (int tick = 0; tick < 30; tick++) {
      squash.step(20);
      finer.step(20);
      finer.step(20);
    }
    assertEquals(squash.longer(), finer.longer(), 1e-9);
  }

  private void run(int ticks, double jolt) {
    for (int tick = 0; tick < ticks; tick++) {
      squash.step(jolt);
    }
  }
}
