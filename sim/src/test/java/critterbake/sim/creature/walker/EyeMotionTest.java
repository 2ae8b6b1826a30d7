package critterbake.sim.creature.walker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.creature.walker.EyeMotion.Gaze;
import critterbake.sim.world.Ground;
import org.junit.jupiter.api.Test;

class EyeMotionTest {
  private static final EyeMotion EYES =
      new EyeMotion(Walkers.refined(0), Walkers.stage(Ground.flat(), Walkers.CLOCK), "hero");

  @Test
  void oneWhoWalksLooksWhereItGoes() {
    assertEquals(Gaze.STRAIGHT, EYES.gaze(1, 1, 0));
    assertEquals(new Gaze(0, -1), EYES.gaze(1, 1, 0.4));
    assertEquals(new Gaze(0, 1), EYES.gaze(1, 1, -0.4));
  }

  @Test
  void oneWhoStandsLooksElsewhereOnlyJustAfterABlink() {
    double shut = Double.NEGATIVE_INFINITY;
    int glances = 0;
    int blinks = 0;
    boolean was = false;
    for (double seconds = 0; seconds < 60; seconds += 0.01) {
      boolean is = EYES.shut(seconds);
      blinks += is && !was ? 1 : 0;
      shut = is ? seconds : shut;
      was = is;
      if (!EYES.gaze(seconds, 0, 0).equals(Gaze.STRAIGHT)) {
        glances++;
        assertFalse(is);
        assertTrue(seconds - shut < 0.52, "at " + seconds);
      }
    }
    assertTrue(blinks >= 10, blinks + " blinks");
    assertTrue(glances > 40 * (blinks - 1), glances + " glances of 10 ms");
  }
}
