package critterbake.sim.loop;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.MotionMetrics;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SlipLimitTest {
  @Test
  void refusesLoopsThatSlideMoreThanAQuarterOfAPixel() {
    LoopRefused refused = assertThrows(LoopRefused.class, () -> SlipLimit.check(slid(0.026), 10));
    assertTrue(refused.getMessage().startsWith("hero slides 0.260 px"), refused.getMessage());
    assertDoesNotThrow(() -> SlipLimit.check(slid(0.024), 10));
  }

  private static Map<String, MotionMetrics> slid(double units) {
    return Map.of("hero", new MotionMetrics(Map.of("slip", units)));
  }
}
