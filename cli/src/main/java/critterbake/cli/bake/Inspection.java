package critterbake.cli.bake;

import critterbake.cli.console.Console;
import critterbake.cli.console.Progress;
import critterbake.cli.output.OutputWriter;
import critterbake.cli.scenario.ClipScenario;
import critterbake.sim.shot.RateComparison;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs and draws clips without writing anything, and measures them. */
public final class Inspection {
  private final Renderers renderers;
  private final Console console;
  private final int jobs;

  public Inspection(Renderers renderers, Console console, int jobs) {
    this.renderers = renderers;
    this.console = console;
    this.jobs = jobs;
  }

  /**
   * A clip and what was measured of it.
   *
   * @param json the clip's object in {@code inspect --json}
   */
  public record Inspected(DrawnClip drawn, Map<String, Object> json) {}

  /** Inspects clips; a loop whose seam shows is measured, not refused. */
  public List<Inspected> inspect(List<ClipScenario> clips) throws IOException {
    List<PreparedClip> prepared = new ArrayList<>();
    int frames = 0;
    for (ClipScenario clip : clips) {
      prepared.add(PreparedClip.of(clip, true));
      frames += prepared.get(prepared.size() - 1).take().frames();
    }
    List<Inspected> inspected = new ArrayList<>();
    try (Workers workers = new Workers(jobs);
        Progress progress = new Progress(console, "inspect", frames)) {
      List<Framing> framings = new FrameFitting(renderers, workers).framings(prepared);
      for (int i = 0; i < prepared.size(); i++) {
        inspected.add(inspect(prepared.get(i), framings.get(i), workers, progress));
      }
    }
    return inspected;
  }

  private Inspected inspect(PreparedClip clip, Framing framing, Workers workers, Progress progress)
      throws IOException {
    PictureTally tally = new PictureTally();
    PixelLedger ledger = new PixelLedger(Map.<OutputWriter, String>of(tally, "inspect"));
    Lanes lanes = new Lanes(workers);
    ClipDrawing drawing = new ClipDrawing(clip, framing, renderers, lanes, ledger);
    DrawnClip drawn = drawing.draw("", clip.scenario(), List.of(tally), progress).orElseThrow();
    lanes.await();
    Map<String, Object> json = ClipJson.full(drawn, RateComparison.of(clip.take()));
    json.put("image", tally.json());
    return new Inspected(drawn, json);
  }
}
