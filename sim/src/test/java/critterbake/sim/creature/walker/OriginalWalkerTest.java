package critterbake.sim.creature.walker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Clock;
import critterbake.sim.Rules;
import critterbake.sim.creature.walker.Walkers.Point;
import critterbake.sim.world.Ground;
import critterbake.sim.world.LevelGround;
import critterbake.sim.world.NoGround;
import critterbake.sim.world.StairsGround;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OriginalWalkerTest {
  @ParameterizedTest
  @CsvSource({
    "1.5, 0.8, 3, 12, 5", "1, 0.3, 3, 60, 1", "-1, 0.8, 3, 60, 1", "0.4, 0.5, 4, 30, 2",
    "-2.5, 0.9, 5, 24, 7", "1.5, 0, 3, 12, 10", "2, 1.05, 3, 60, 1", "0, 0.8, 3, 60, 1",
    "3, 0.8, 2.5, 50, 3"
  })
  void followsTheArticleTickForTick(
      double speed, double overshoot, double stepSpeed, long fps, int ticksPerFrame) {
    Clock clock = new Clock(fps, 1, ticksPerFrame);
    GaitSpec gait = Walkers.gait(Map.of("overshoot", overshoot, "step_speed", stepSpeed));
    compare(speed, overshoot, stepSpeed, clock, Ground.flat(), gait);
  }

  @Test
  void followsTheArticleUpAndDownStairs() {
    GaitSpec gait = Walkers.gait(Map.of());
    compare(1, 0.8, 3, Walkers.CLOCK, new StairsGround(-0.2, 0.5), gait);
    compare(-1, 0.8, 3, Walkers.CLOCK, new StairsGround(0.2, 0.5), gait);
  }

  private static void compare(
      double speed, double overshoot, double stepSpeed, Clock clock, Ground ground, GaitSpec gait) {
    ArticleScript script =
        new ArticleScript(speed, overshoot, stepSpeed, 0.25, 1.0 / clock.ticksPerSecond(), ground);
    List<Map<String, Point>> walk =
        Walkers.walk(Walkers.spec(Rules.ORIGINAL, speed, gait), Walkers.stage(ground, clock), 6);
    for (int tick = 0; tick < walk.size(); tick++) {
      if (tick > 0) {
        script.frame();
      }
      Map<String, Point> points = walk.get(tick);
      String at = "tick " + tick;
      assertEquals(script.bodyX, points.get("body").x(), 1e-9, at);
      assertEquals(script.left[0], points.get("foot.left").x(), 1e-9, at);
      assertEquals(script.left[1], points.get("foot.left").y(), 1e-9, at);
      assertEquals(script.right[0], points.get("foot.right").x(), 1e-9, at);
      assertEquals(script.right[1], points.get("foot.right").y(), 1e-9, at);
      assertEquals(script.clocks[0] > 1, points.get("foot.left").planted(), at);
      assertEquals(script.clocks[1] > 1, points.get("foot.right").planted(), at);
    }
  }

  @Test
  void startsWithItsFeetOnTheGroundBesideTheBody() {
    Map<String, Point> start =
        Walkers.walk(
                Walkers.spec(Rules.ORIGINAL, 1, Walkers.gait(Map.of())),
                Walkers.stage(new LevelGround(0.5), Walkers.CLOCK),
                0)
            .get(0);
    assertEquals(-0.25, start.get("foot.left").x());
    assertEquals(0.25, start.get("foot.right").x());
    assertEquals(0.5, start.get("foot.left").y());
    assertEquals(0.5, start.get("body").y());
  }

  @Test
  void strideSettlesWhereTheArticlesOwnMapSaysAndOnlySlowly() {
    double overshoot = 0.5;
    GaitSpec gait = Walkers.gait(Map.of("overshoot", overshoot));
    List<Map<String, Point>> walk =
        Walkers.walk(
            Walkers.spec(Rules.ORIGINAL, 1, gait),
            Walkers.stage(Ground.flat(), new Clock(60, 1, 20)),
            40);
    List<Integer> touchdowns = Walkers.touchdowns(walk, "foot.left");
    int last = touchdowns.get(touchdowns.size() - 1);
    int before = touchdowns.get(touchdowns.size() - 2);
    double stride = walk.get(last).get("foot.left").x() - walk.get(before).get("foot.left").x();
    // One foot is always in the air, so a cycle is two swings of 1/3 s at 1 unit/s.
    assertEquals(2.0 / 3, stride, 0.02);
  }

  @Test
  void aRayThatMissesStepsNowhereAndIsNoted() {
    OriginalWalker walker =
        (OriginalWalker)
            Walkers.spec(Rules.ORIGINAL, 1, Walkers.gait(Map.of()))
                .create("hero", Walkers.stage(new NoGround(), Walkers.CLOCK));
    assertTrue(walker.notes().isEmpty());
    for (long tick = 1; tick < 240; tick++) {
      walker.step(tick);
    }
    assertEquals(-0.25, Walkers.look(walker).get("foot.left").x(), 1e-12);
    assertFalse(walker.notes().isEmpty());
  }

  /** The article's FootPositioner, both of them, written out from its formulas with arrays. */
  private static final class ArticleScript {
    private final double speed;
    private final double overshoot;
    private final double stepSpeed;
    private final double dt;
    private final Ground ground;
    private final double[] shift;
    private final double[][] curve = new double[2][6];
    private final double bodyY;
    double bodyX;
    final double[] left;
    final double[] right;
    final double[] clocks = {0.01, 0};

    ArticleScript(
        double speed,
        double overshoot,
        double stepSpeed,
        double displacement,
        double dt,
        Ground ground) {
      this.speed = speed;
      this.overshoot = overshoot;
      this.stepSpeed = stepSpeed;
      this.dt = dt;
      this.ground = ground;
      shift = new double[] {-displacement, displacement};
      bodyY = ground.height(0).orElseThrow();
      left = new double[] {-displacement, ground.height(-displacement).orElseThrow()};
      right = new double[] {displacement, ground.height(displacement).orElseThrow()};
      for (int foot = 0; foot < 2; foot++) {
        for (int i = 0; i < 6; i++) {
          curve[foot][i] = foot(foot)[i % 2];
        }
      }
    }

    private double[] foot(int index) {
      return index == 0 ? left : right;
    }

    void frame() {
      bodyX += speed * dt;
      update(0);
      update(1);
    }

    private void update(int me) {
      int other = 1 - me;
      double a = foot(me)[0] - shift[me];
      double b = foot(other)[0] - shift[other];
      boolean outside = (bodyX - a) * (bodyX - b) >= 0;
      if (outside && clocks[me] > 1 && clocks[other] > 1 && clocks[me] > clocks[other]) {
        startStep(me);
      }
      // The two nested lerps are a quadratic Bezier curve over the sigmoid.
      double e = 1 / (1 + Math.exp(-10 * (clocks[me] - 0.5)));
      for (int axis = 0; axis < 2; axis++) {
        double p0 = curve[me][axis];
        double p1 = curve[me][2 + axis];
        double p2 = curve[me][4 + axis];
        foot(me)[axis] = (1 - e) * (1 - e) * p0 + 2 * e * (1 - e) * p1 + e * e * p2;
      }
      clocks[me] = clocks[me] + dt * stepSpeed;
    }

    private void startStep(int me) {
      double rayX = bodyX + shift[me];
      double hitY = ground.height(rayX).orElseThrow();
      if (bodyY - hitY > 10) {
        return;
      }
      double dx = (rayX - foot(me)[0]) * (1 + overshoot);
      double dy = (hitY - foot(me)[1]) * (1 + overshoot);
      double[] c = curve[me];
      c[0] = foot(me)[0];
      c[1] = foot(me)[1];
      c[4] = c[0] + dx;
      c[5] = c[1] + dy;
      c[2] = c[0] + dx / 2;
      c[3] = c[1] + dy / 2 + 0.8 * Math.hypot(dx, dy);
      clocks[me] = 0;
    }
  }
}
