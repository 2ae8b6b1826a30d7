package critterbake.raster.goop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.sim.math.Strict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SmoothBlurTest {
  private static final int SIZE = 101;
  private static final int FULL = 65280;

  private static int[] spot(double sigma) {
    int[] values = new int[SIZE * SIZE];
    for (int y = 45; y < 56; y++) {
      for (int x = 45; x < 56; x++) {
        values[y * SIZE + x] = FULL;
      }
    }
    new SmoothBlur(sigma).apply(values, SIZE, SIZE);
    return values;
  }

  /** The normal distribution's mass between two places, by the trapezoid rule. */
  private static double mass(double from, double to, double sigma) {
    double sum = 0;
    int steps = 400;
    for (int i = 0; i <= steps; i++) {
      double x = (from + (to - from) * i / steps) / sigma;
      sum += (i == 0 || i == steps ? 0.5 : 1) * Strict.exp(-x * x / 2);
    }
    return sum * (to - from) / steps / (sigma * Math.sqrt(Strict.TAU));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1.1, 2.2, 4.2})
  void comesCloseToAGaussian(double sigma) {
    int[] values = spot(sigma);
    for (int x = 30; x < 71; x++) {
      double row = mass(45 - x - 0.5, 55 - x + 0.5, sigma);
      double column = mass(-5.5, 5.5, sigma);
      assertEquals(row * column, values[50 * SIZE + x] / (double) FULL, 0.03, "x " + x);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.4, 1.1, 3, 6.5})
  void keepsTheSumAndTheSymmetry(double sigma) {
    int[] values = spot(sigma);
    long sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += values[i];
      assertEquals(values[i], values[values.length - 1 - i]);
    }
    assertEquals(121.0 * FULL, (double) sum, 121.0 * FULL * 2e-3);
  }

  @Test
  void aBlurOfNothingChangesNothing() {
    int[] values = {1, 2, 3, 65280};
    new SmoothBlur(0).apply(values, 2, 2);
    assertArrayEquals(new int[] {1, 2, 3, 65280}, values);
  }
}
