package critterbake.cli.bench;

import critterbake.cli.bench.Stopwatch.Cost;
import critterbake.cli.bench.Stopwatch.Work;
import java.nio.file.Path;
import java.util.List;

/**
 * What it costs to close a loop: planning, closing and filming it once, over filming an open shot
 * of as many frames without a warm-up.
 */
final class LoopCost {
  private final Filming loop;
  private final Filming open;

  /**
   * @param clip of the scenario, a loop
   * @param frames it has
   */
  LoopCost(Path scenario, String clip, int frames) {
    loop = Filming.of(scenario, clip, List.of());
    open = Filming.of(scenario, clip, List.of("shot={duration: " + frames + "f, warmup: 0s}"));
  }

  /** Reports both ratios, the drawn one with its budget. */
  void measure(Report report, String what, double budget) throws Exception {
    Cost closed = Stopwatch.warm(drawn(loop));
    Cost plain = Stopwatch.warm(drawn(open));
    report.atMost("loops", what + " drawn", closed.times(plain), "plain shots", budget, "");
    Cost moved = Stopwatch.warm(simulated(loop));
    Cost walked = Stopwatch.warm(simulated(open));
    report.row("loops", what + " simulated", moved.times(walked), "plain shots", "");
  }

  private static Work drawn(Filming filming) {
    return () -> {
      Filming again = filming.again();
      return again.film(again.renderer(false), 1);
    };
  }

  private static Work simulated(Filming filming) {
    return () -> filming.again().simulate(1);
  }
}
