package critterbake.sim.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PeriodicNoiseTest {
  private final RandomStream random = RandomStream.of(7, "test");
  private final PeriodicNoise noise = new PeriodicNoise(random, 3, 4, 0.5, 3);

  @Test
  void repeatsBitForBit() {
    for (double t : new double[] {0, 0.5, 1.25, 3}) {
      assertEquals(noise.at(t), noise.at(t + 4));
      assertEquals(noise.at(t), noise.at(t + 40));
    }
  }

  @Test
  void hasMeanZeroAndRootMeanSquareOne() {
    double sum = 0;
    double squares = 0;
    int samples = 5000;
    for (int i = 0; i < samples; i++) {
      double value = noise.at(4.0 * i / samples);
      sum += value;
      squares += value * value;
    }
    assertEquals(0, sum / samples, 1e-9);
    assertEquals(1, Math.sqrt(squares / samples), 0.02);
  }

  @Test
  void isSmooth() {
    for (int i = 0; i < 1000; i++) {
      double step = noise.at((i + 1) * 0.004) - noise.at(i * 0.004);
      assertTrue(Math.abs(step) < 0.12);
    }
  }

  @Test
  void differsFromIndexToIndex() {
    assertNotEquals(noise.at(1), new PeriodicNoise(random, 4, 4, 0.5, 3).at(1));
  }
}
