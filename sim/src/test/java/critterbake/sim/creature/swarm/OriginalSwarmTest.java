package critterbake.sim.creature.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.Clock;
import critterbake.sim.creature.swarm.SwarmScene.PreyPath;
import critterbake.sim.creature.swarm.SwarmScene.Row;
import critterbake.sim.spec.InvalidSpec;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OriginalSwarmTest {
  private static SwarmSpec article(Object wander, Object attack, List<List<Double>> start) {
    return SwarmScene.spec(
        "rules",
        "original",
        "count",
        3L,
        "speed",
        4.0,
        "distance",
        SwarmScene.circle(2.5),
        "wander",
        wander,
        "attack",
        attack,
        "start",
        start);
  }

  /**
   * The article's rule by itself: turn the vector from the prey by the angle the member may go,
   * stretch it to the wanted distance, and go straight there. Written with a rotation in place of
   * the article's angles.
   */
  private static double[] next(double x, double y, double[] prey, double way, double distance) {
    double length = Math.hypot(x - prey[0], y - prey[1]);
    double unitX = length == 0 ? 1 : (x - prey[0]) / length;
    double unitY = length == 0 ? 0 : (y - prey[1]) / length;
    double cos = Math.cos(way / distance);
    double sin = Math.sin(way / distance);
    double toX = prey[0] + distance * (unitX * cos - unitY * sin) - x;
    double toY = prey[1] + distance * (unitX * sin + unitY * cos) - y;
    double far = Math.hypot(toX, toY);
    return new double[] {x + toX / far * way, y + toY / far * way};
  }

  @ParameterizedTest
  @CsvSource({
    // ticks a second, prey's velocity and swing
    "60, 0, 0, 0",
    "60, 1.5, 0, 0",
    "120, -3, 0.7, 0",
    "24, 0.5, 0, 2",
    "30, 9, 1, 0.4",
  })
  void followsTheArticleTickForTick(int rate, double vx, double vy, double swing) {
    PreyPath prey =
        t -> new double[] {vx * t + swing * Math.sin(3 * t), vy * t + swing * Math.cos(2 * t)};
    List<List<Double>> start = List.of(List.of(2.5, 0.0), List.of(-7.0, 3.0), List.of(0.1, -0.2));
    SwarmSpec spec = article(SwarmScene.wander(0, 0.5), SwarmScene.NO_ATTACK, start);
    List<Row[]> ticks = SwarmScene.open(spec, new Clock(rate, 1, 1), prey).run(10);
    for (int slug = 0; slug < 3; slug++) {
      double[] at = {start.get(slug).get(0), start.get(slug).get(1)};
      for (int tick = 1; tick < ticks.size(); tick++) {
        at = next(at[0], at[1], prey.at((double) tick / rate), 4.0 / rate, 2.5);
        assertEquals(at[0], ticks.get(tick)[slug].x(), 1e-9);
        assertEquals(at[1], ticks.get(tick)[slug].y(), 1e-9);
      }
    }
  }

  @Test
  void pitchIsTheVerticalMoveTimesAConstant() {
    SwarmSpec spec = article(SwarmScene.wander(0, 0.5), SwarmScene.NO_ATTACK, List.of());
    List<Row[]> ticks = SwarmScene.open(spec, new Clock(60, 1, 1), SwarmScene.STILL).run(1);
    for (int tick = 1; tick < ticks.size(); tick++) {
      double climb = (ticks.get(tick)[1].y() - ticks.get(tick - 1)[1].y()) * 60;
      assertEquals(12 * climb, ticks.get(tick)[1].angle(), 1e-6);
    }
  }

  @Test
  void strayingStaysWithinItsLimit() {
    SwarmSpec spec = article(SwarmScene.wander(0.05, 0.4), SwarmScene.NO_ATTACK, List.of());
    List<Row[]> ticks = SwarmScene.open(spec, new Clock(60, 1, 1), SwarmScene.STILL).run(20);
    double least = 9;
    double most = 0;
    for (Row[] rows : ticks.subList(60, ticks.size())) {
      for (Row row : rows) {
        double radius = Math.hypot(row.x(), row.y());
        least = Math.min(least, radius);
        most = Math.max(most, radius);
      }
    }
    assertTrue(least > 2.0 && least < 2.3, "innermost " + least);
    assertTrue(most < 3.0 && most > 2.7, "outermost " + most);
  }

  @Test
  void anAttackDropsToTheReachAndRisesAgain() {
    SwarmSpec spec = article(SwarmScene.wander(0, 0.5), SwarmScene.attack("every", 3.0), List.of());
    List<Row[]> ticks = SwarmScene.open(spec, new Clock(60, 1, 1), SwarmScene.STILL).run(12);
    for (int slug = 0; slug < 3; slug++) {
      double nearest = 9;
      for (Row[] rows : ticks) {
        nearest = Math.min(nearest, Math.hypot(rows[slug].x(), rows[slug].y()));
      }
      assertTrue(nearest <= 0.3, "slug " + slug + " comes to " + nearest);
      assertEquals("circle", ticks.get(ticks.size() - 90)[slug].state());
    }
  }

  @Test
  void anEllipseIsRefused() {
    Assertions.assertThrows(
        InvalidSpec.class,
        () -> SwarmScene.spec("rules", "original", "distance", SwarmScene.ellipse(3, 2)));
  }
}
