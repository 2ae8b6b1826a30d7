package critterbake.cli.bake;

import critterbake.sim.loop.LoopRefused;
import java.util.Locale;

/** Refuses loops in which a planted foot or tip slides over the ground. */
final class SlipLimit {
  /** Pixels a foot may move over the ground while it stands. */
  static final double PIXELS = 0.25;

  private SlipLimit() {}

  /**
   * Checks a clip that was drawn; open shots may slip.
   *
   * @throws LoopRefused naming the actor and how far it slides
   */
  static void check(DrawnClip drawn) {
    if (drawn.clip().take().loop().isEmpty()) {
      return;
    }
    double scale = drawn.clip().scenario().view().pixelsPerUnit();
    drawn
        .metrics()
        .forEach(
            (actor, metrics) -> check(actor, scale * metrics.values().getOrDefault("slip", 0.0)));
  }

  private static void check(String actor, double slipPixels) {
    if (slipPixels > PIXELS) {
      throw new LoopRefused(
          String.format(
              Locale.ROOT,
              "%s slides %.3g px over the ground while it stands (at most %.2f); another loop"
                  + " length may do, or --allow-seam takes it as it is",
              actor,
              slipPixels,
              PIXELS));
    }
  }
}
