package critterbake.sim.loop;

import critterbake.sim.MotionMetrics;
import java.util.Locale;
import java.util.Map;

/** Refuses loops in which a planted foot or tip slides over the ground. */
final class SlipLimit {
  /** Pixels a foot may move over the ground while it stands. */
  static final double PIXELS = 0.25;

  private SlipLimit() {}

  /**
   * Checks what the actors of a loop measured over a lap.
   *
   * @throws LoopRefused naming the actor and how far it slides
   */
  static void check(Map<String, MotionMetrics> metrics, double pixelsPerUnit) {
    metrics.forEach(
        (actor, measured) -> {
          double slip = measured.values().getOrDefault("slip", 0.0) * pixelsPerUnit;
          if (slip > PIXELS) {
            throw LoopRefused.motion(
                String.format(
                    Locale.ROOT,
                    "%s slides %.3g px over the ground while it stands (at most %.2f; --allow-seam"
                        + " takes it as it is)",
                    actor,
                    slip,
                    PIXELS));
          }
        });
  }
}
