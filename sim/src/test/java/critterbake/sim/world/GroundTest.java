package critterbake.sim.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GroundTest {
  static Stream<Ground> endless() {
    return Stream.of(
        Ground.flat(),
        new LevelGround(0.5),
        new StairsGround(0.2, 0.5),
        new StairsGround(-0.15, 0.4),
        new HillsGround(0.3, 4),
        zigzag(true));
  }

  @ParameterizedTest
  @MethodSource("endless")
  void theMeanIsTheAverageOfManyHeights(Ground ground) {
    for (double left = -3.3; left < 3; left += 0.71) {
      double sum = 0;
      int n = 20_000;
      for (int i = 0; i < n; i++) {
        sum += ground.height(left + 1.3 * (i + 0.5) / n).orElseThrow();
      }
      assertEquals(sum / n, ground.mean(left, left + 1.3).orElseThrow(), 3e-5, "from " + left);
    }
  }

  @ParameterizedTest
  @MethodSource("endless")
  void itRepeatsWithItsPeriodAndRise(Ground ground) {
    for (double x = -2.0301; x < 2; x += 0.1303) {
      assertEquals(
          ground.height(x).orElseThrow() + ground.risePerPeriod(),
          ground.height(x + ground.period()).orElseThrow(),
          1e-12);
    }
  }

  @ParameterizedTest
  @MethodSource("endless")
  void theSlopeIsTheRiseJustRightOfX(Ground ground) {
    for (double x = -2.0301; x < 2; x += 0.1303) {
      double rise = ground.height(x + 1e-6).orElseThrow() - ground.height(x).orElseThrow();
      assertEquals(ground.slope(x), rise / 1e-6, 1e-5, "at " + x);
    }
  }

  @Test
  void aRayThatFindsNoGroundSaysSo() {
    Ground plateau = zigzag(false);
    assertTrue(plateau.below(0.5, 3, 10).isPresent());
    assertFalse(plateau.below(0.5, 30, 10).isPresent());
    assertFalse(plateau.below(7, 3, 10).isPresent());
    assertFalse(new NoGround().below(0, 0, 1e9).isPresent());
  }

  @Test
  void aCliffBelongsToItsRightSide() {
    assertEquals(1, zigzag(false).height(1).orElseThrow());
    assertEquals(0.25, zigzag(false).height(0.5).orElseThrow());
    assertEquals(0, zigzag(false).slope(1.2));
  }

  @Test
  void pointsAreFoundAmongMany() {
    int n = 100_000;
    double[] xs = new double[n];
    double[] ys = new double[n];
    for (int i = 0; i < n; i++) {
      xs[i] = i * 0.5;
      ys[i] = i % 7;
    }
    Ground ground = new PointsGround(xs, ys, false);
    assertEquals(44_444 % 7, ground.height(22_222).orElseThrow());
  }

  /** Up a slope, a cliff, a plateau, and down again a bit higher than it began. */
  private static Ground zigzag(boolean repeat) {
    return new PointsGround(new double[] {0, 1, 1, 2, 3}, new double[] {0, 0.5, 1, 1, 0.2}, repeat);
  }
}
