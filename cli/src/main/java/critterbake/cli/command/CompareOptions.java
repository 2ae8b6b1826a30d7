package critterbake.cli.command;

import critterbake.cli.compare.CompareLimits;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.raster.compare.CompareMode;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import picocli.CommandLine.Option;

/** Options of the commands that compare pictures. */
final class CompareOptions {
  @Option(
      names = "--mode",
      paramLabel = "MODE",
      defaultValue = "exact",
      description =
          "exact: any differing pixel; yiq or oklab: perceptual, antialiased pixels excused"
              + " (default: ${DEFAULT-VALUE}).")
  private CompareMode mode;

  @Option(
      names = "--threshold",
      paramLabel = "T",
      defaultValue = "0.1",
      description = "Sensitivity of yiq and oklab, 0 to 1 (default: ${DEFAULT-VALUE}).")
  private double threshold;

  @Option(names = "--count-aa", description = "Counts antialiased pixels too.")
  private boolean countAntialiased;

  @Option(
      names = "--max-pixels",
      paramLabel = "N",
      description = "Differing pixels that each frame may have.")
  private Long maxPixels;

  @Option(
      names = "--max-ratio",
      paramLabel = "R",
      description = "Differing pixels for each pixel compared; 0.01 is one per cent.")
  private Double maxRatio;

  @Option(
      names = "--max-delta",
      paramLabel = "D",
      description = "Largest channel difference, 0 to 255, that may occur.")
  private Integer maxDelta;

  CompareLimits limits() {
    require(threshold >= 0 && threshold <= 1, "--threshold must be 0 to 1, was " + threshold);
    require(maxPixels == null || maxPixels >= 0, "--max-pixels must be at least 0");
    require(
        maxRatio == null || maxRatio >= 0 && maxRatio <= 1,
        "--max-ratio must be 0 to 1 (0.01 is one per cent), was " + maxRatio);
    require(
        maxDelta == null || maxDelta >= 0 && maxDelta <= 255,
        "--max-delta must be 0 to 255, was " + maxDelta);
    return new CompareLimits(
        mode,
        threshold,
        countAntialiased,
        maxPixels == null ? OptionalLong.empty() : OptionalLong.of(maxPixels),
        maxRatio == null ? OptionalDouble.empty() : OptionalDouble.of(maxRatio),
        maxDelta == null ? OptionalInt.empty() : OptionalInt.of(maxDelta));
  }

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new ToolException(ExitCode.USAGE, message);
    }
  }
}
