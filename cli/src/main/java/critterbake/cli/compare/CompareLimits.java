package critterbake.cli.compare;

import critterbake.raster.compare.CompareMode;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How pictures are compared and how much may differ in a frame. Every limit given must hold;
 * without any no pixel may differ.
 *
 * @param mode exact or one of the perceptual metrics
 * @param threshold sensitivity of the perceptual metrics, 0 to 1
 * @param countAntialiased whether antialiased pixels count
 * @param maxPixels differing pixels
 * @param maxRatio differing pixels for each pixel compared, 0 to 1
 * @param maxDelta largest channel difference, 0 to 255
 */
public record CompareLimits(
    CompareMode mode,
    double threshold,
    boolean countAntialiased,
    OptionalLong maxPixels,
    OptionalDouble maxRatio,
    OptionalInt maxDelta) {
  /** The published default of both perceptual metrics. */
  public static final double USUAL_THRESHOLD = 0.1;

  /** Any differing pixel is one too many. */
  public static final CompareLimits EXACT = of(CompareMode.EXACT, USUAL_THRESHOLD, false);

  /** A mode without limits: no pixel may differ. */
  public static CompareLimits of(CompareMode mode, double threshold, boolean countAntialiased) {
    return new CompareLimits(
        mode,
        threshold,
        countAntialiased,
        OptionalLong.empty(),
        OptionalDouble.empty(),
        OptionalInt.empty());
  }

  /** Whether a frame's pixels are within the limits. */
  boolean allow(FrameDifference frame) {
    if (maxPixels.isEmpty() && maxRatio.isEmpty() && maxDelta.isEmpty()) {
      return frame.different() == 0;
    }
    return frame.different() <= maxPixels.orElse(Long.MAX_VALUE)
        && frame.ratio() <= maxRatio.orElse(1)
        && frame.maxDelta() <= maxDelta.orElse(255);
  }
}
