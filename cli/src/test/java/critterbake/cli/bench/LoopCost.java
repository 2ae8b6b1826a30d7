package critterbake.cli.bench;

import critterbake.cli.bench.Stopwatch.Cost;
import critterbake.cli.bench.Stopwatch.Work;
import java.nio.file.Path;
import java.util.List;

/**
 * What it costs to close a loop: planning, closing and filming it once, over filming an open shot
 * of as many frames, with the warm-up that open shots usually have and without one.
 */
final class LoopCost {
  private final Path scenario;
  private final String clip;
  private final int frames;

  /**
   * @param clip of the scenario, a loop
   * @param frames it has
   */
  LoopCost(Path scenario, String clip, int frames) {
    this.scenario = scenario;
    this.clip = clip;
    this.frames = frames;
  }

  /** Reports the ratios; the budget is held against the open shot without a warm-up. */
  void measure(Report report, String what, double budget) throws Exception {
    Filming loop = Filming.of(scenario, clip, List.of());
    Stopwatch.warm(drawn(loop)); // Compiles what all need, so that the first is not the slowest.
    Cost bare = Stopwatch.warm(drawn(open(", warmup: 0s")));
    Cost usual = Stopwatch.warm(drawn(open("")));
    Cost closed = Stopwatch.warm(drawn(loop));
    report.atMost("loops", what, closed.times(bare), "bare shots", budget, "");
    report.row("loops", what, closed.times(usual), "usual shots", "after 2 s of warm-up");
  }

  private Filming open(String warmup) {
    return Filming.of(scenario, clip, List.of("shot={duration: " + frames + "f" + warmup + "}"));
  }

  private static Work drawn(Filming filming) {
    return () -> {
      Filming again = filming.again();
      return again.film(again.renderer(false), 1);
    };
  }
}
