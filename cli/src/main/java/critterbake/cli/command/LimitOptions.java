package critterbake.cli.command;

import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.scenario.Limits;
import picocli.CommandLine.Option;

/** Options that raise the sizes above which a scenario is taken for a mistake. */
final class LimitOptions {
  @Option(
      names = "--max-side",
      paramLabel = "PX",
      description = "Longest side of a frame, zoom included (usually 16384).")
  private long side = Limits.USUAL.frameSide();

  @Option(
      names = "--max-area",
      paramLabel = "PX",
      description = "Pixels of a whole frame, zoom included (usually 67108864).")
  private long area = Limits.USUAL.framePixels();

  @Option(
      names = "--max-frames",
      paramLabel = "N",
      description = "Frames of a clip (usually 100000).")
  private long frames = Limits.USUAL.frames();

  @Option(
      names = "--max-swarm",
      paramLabel = "N",
      description = "Members of a swarm (usually 10000).")
  private long swarm = Limits.USUAL.swarm();

  @Option(names = "--max-legs", paramLabel = "N", description = "Legs of a creature (usually 256).")
  private long legs = Limits.USUAL.legs();

  Limits limits() {
    for (long limit : new long[] {side, area, frames, swarm, legs}) {
      if (limit < 1) {
        throw new ToolException(
            ExitCode.USAGE, "--max-side, --max-area and their like are at least 1, not " + limit);
      }
    }
    return new Limits(side, area, frames, swarm, legs);
  }
}
