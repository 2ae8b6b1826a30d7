package critterbake.sim.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.math.SecondOrderFollower.Tuning;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

/** Dampers and springs, held against closed forms and against brute integration. */
class FollowersTest {
  @Test
  void aDamperHalvesTheDistanceEachHalfLifeAtAnyTick() {
    Damper damper = new Damper(0.25);
    assertEquals(4, damper.step(8, 0, 0.25), 1e-12);
    double x = 8;
    for (int i = 0; i < 7; i++) {
      x = damper.step(x, 0, 0.25 / 7);
    }
    assertEquals(4, x, 1e-12);
  }

  @Test
  void aLerpOfTwoPercentAtSixtyTicksHasTheHalfLifeOf572Milliseconds() {
    Damper damper = Damper.ofLerp(0.02, 60);
    assertEquals(0.5718, damper.halfLife(), 1e-4);
    assertEquals(0.02, damper.share(1 / 60.0), 1e-12);
  }

  @Property(tries = 60)
  void aStepOfTheInputRingsAsTheTextbookSays(
      @ForAll @DoubleRange(min = 0.3, max = 6) double frequency,
      @ForAll @DoubleRange(min = 0, max = 2.5) double damping) {
    SecondOrderFollower follower = new SecondOrderFollower(new Tuning(frequency, damping, 0), 0.01);
    follower.set(1, 0, 0);
    for (int i = 0; i < 40; i++) {
      follower.step(0);
    }
    assertEquals(rungOut(frequency, damping, 0.4), follower.value(), 2e-6);
  }

  @Test
  void criticalDampingIsTheLimitFromBothSides() {
    double below = afterHalfASecond(0.999999);
    double at = afterHalfASecond(1);
    double above = afterHalfASecond(1.000001);
    assertEquals(at, below, 1e-6);
    assertEquals(at, above, 1e-6);
  }

  @Test
  void aSteadyInputIsTrailedByWhatDampingAndResponseSay() {
    Tuning tuning = new Tuning(2, 0.5, 0.5);
    SecondOrderFollower follower = new SecondOrderFollower(tuning, 0.01);
    for (int i = 1; i <= 1000; i++) {
      follower.step(0.03 * i);
    }
    double w = Strict.TAU * 2;
    assertEquals(30 + 3 * (0.5 - 2) * 0.5 / w, follower.value(), 1e-9);
    assertEquals(3, follower.velocity(), 1e-9);
  }

  @Test
  void anOuterAccelerationHoldsItOffByAccelerationOverOmegaSquared() {
    SecondOrderFollower follower = new SecondOrderFollower(new Tuning(1, 0.7, 0), 0.01);
    follower.reset(0);
    for (int i = 0; i < 2000; i++) {
      follower.step(0, 5);
    }
    assertEquals(5 / (Strict.TAU * Strict.TAU), follower.value(), 1e-9);
  }

  @Test
  void twoHalfTicksAreOneTickForAnInputThatMovesEvenly() {
    Tuning tuning = new Tuning(2.6, 0.32, 0);
    SecondOrderFollower coarse = new SecondOrderFollower(tuning, 0.1);
    SecondOrderFollower fine = new SecondOrderFollower(tuning, 0.05);
    coarse.step(1);
    fine.step(0.5);
    fine.step(1);
    assertEquals(coarse.value(), fine.value(), 1e-12);
    assertEquals(coarse.velocity(), fine.velocity(), 1e-11);
  }

  @Test
  void softReachIsExactNearByAndNeverFullyStretched() {
    SoftReach reach = new SoftReach(1, 0.05);
    assertEquals(0.8, reach.distance(0.8));
    assertEquals(0.95, reach.distance(0.95));
    double before = 0.95;
    for (double d = 0.96; d < 1.4; d += 0.01) {
      double reached = reach.distance(d);
      assertTrue(reached > before && reached < 1, "at " + d);
      assertTrue(reached - before <= 0.01 + 1e-12, "never faster than what is asked");
      before = reached;
    }
  }

  private static double afterHalfASecond(double damping) {
    SecondOrderFollower follower = new SecondOrderFollower(new Tuning(2, damping, 0), 0.5);
    follower.set(1, 0, 0);
    return follower.step(0);
  }

  /** The oscillator from (1, 0) after some seconds, by ten thousand Runge-Kutta steps. */
  private static double rungOut(double frequency, double damping, double seconds) {
    double w = 2 * Math.PI * frequency;
    double h = seconds / 10_000;
    double y = 1;
    double v = 0;
    for (int i = 0; i < 10_000; i++) {
      double a1 = -w * w * y - 2 * damping * w * v;
      double v2 = v + h / 2 * a1;
      double a2 = -w * w * (y + h / 2 * v) - 2 * damping * w * v2;
      double v3 = v + h / 2 * a2;
      double a3 = -w * w * (y + h / 2 * v2) - 2 * damping * w * v3;
      double v4 = v + h * a3;
      double a4 = -w * w * (y + h * v3) - 2 * damping * w * v4;
      y += h / 6 * (v + 2 * v2 + 2 * v3 + v4);
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
    }
    return y;
  }
}
