package critterbake.raster.blend;

import critterbake.raster.color.RampStep;
import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.crisp.Light;
import critterbake.raster.look.Look;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Finish;
import java.util.Optional;

/** The tone of a part at a point, for pictures whose edges blend. */
final class BlendedShading {
  private static final double ONE_TONE = 4;
  private static final double TWO_TONES = 7;

  private final Optional<Light> light;
  private final int factor;

  /**
   * @param factor how many times larger than the final picture the blended one is
   */
  BlendedShading(Look look, int factor) {
    this.light = look.light().map(Light::new);
    this.factor = factor;
  }

  /** How many tones a part may have. */
  int tones(PartMask mask) {
    if (light.isEmpty() || mask.capsuleCount() == 0) {
      return 1;
    }
    double width = mask.widest() / factor;
    return Math.min(mask.part().finish().tones(), width < ONE_TONE ? 1 : width < TWO_TONES ? 2 : 3);
  }

  /** The ramp step at a pixel. */
  int step(PartMask mask, Masks masks, Window window, int tones, int x, int y) {
    if (mask.flat().isPresent()) {
      return RampStep.of(mask.flat().get());
    }
    Finish finish = mask.part().finish();
    int step = RampStep.MID;
    if (tones > 1) {
      double lit = light.orElseThrow().on(mask, masks.capsules(), window, x + 0.5, y + 0.5);
      step =
          lit > finish.lightAbove() && tones > 2
              ? RampStep.LIGHT
              : lit < finish.shadeBelow() ? RampStep.SHADE : RampStep.MID;
    }
    int shift = finish.rampShift();
    int from = shift < 0 ? Math.min(step, RampStep.MID) : step;
    return shift == 0 ? step : Math.max(RampStep.DARK, Math.min(RampStep.LIGHT, from + shift));
  }
}
