package critterbake.cli.command;

import critterbake.cli.bake.Inspection;
import critterbake.cli.bake.Inspection.Inspected;
import critterbake.cli.bake.SceneryFiles;
import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.json.Json;
import critterbake.cli.output.PendingFiles;
import critterbake.cli.plot.MotionPlot;
import critterbake.cli.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Inspects several scenarios: a failure does not stop the rest, and failures are listed last. */
final class InspectRun {
  private final Console console;
  private final CommonOptions common;
  private final Optional<Path> plot;
  private final List<Inspected> inspected = new ArrayList<>();
  private final List<Object> summaries = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();
  private ExitCode worst = ExitCode.DONE;

  /**
   * A run.
   *
   * @param plot where the gait diagram of all clips goes, if anywhere
   */
  InspectRun(Console console, CommonOptions common, Optional<Path> plot) {
    this.console = console;
    this.common = common;
    this.plot = plot;
  }

  ExitCode inspect(List<Path> files) throws IOException {
    ScenarioLoading loading = new ScenarioLoading(console, common);
    for (Path file : files) {
      if (!common.failFast() || worst == ExitCode.DONE) {
        inspect(file, loading);
      }
    }
    if (common.json()) {
      boolean single = files.size() == 1 && !summaries.isEmpty();
      console.out().print(Json.write(single ? summaries.get(0) : summaries));
    }
    if (plot.isPresent() && !inspected.isEmpty()) {
      draw(plot.get());
    }
    if (files.size() > 1 && !failures.isEmpty()) {
      console.complain(failures.size() + " of " + files.size() + " failed:");
      failures.forEach(file -> console.complain("  " + file));
    }
    return worst;
  }

  private void inspect(Path file, ScenarioLoading loading) {
    try {
      tell(file, inspect(loading.load(file)));
    } catch (IOException | RuntimeException e) {
      worst = worst.worse(CommandFailures.tell(console, console.shown(file), e));
      failures.add(console.shown(file));
    }
  }

  private List<Inspected> inspect(Scenario scenario) throws IOException {
    return new Inspection(SceneryFiles.renderers(scenario), console, common.jobs())
        .inspect(scenario.clips());
  }

  private void tell(Path file, List<Inspected> clips) {
    clips.stream()
        .flatMap(clip -> clip.drawn().allNotes().stream())
        .distinct()
        .forEach(console::note);
    inspected.addAll(clips);
    if (common.json()) {
      summaries.add(
          Json.object(
              "scenario", console.shown(file),
              "clips", clips.stream().map(Inspected::json).toList()));
    } else {
      new InspectTable(console).print(clips);
    }
  }

  private void draw(Path file) throws IOException {
    PendingFiles.write(
        file, MotionPlot.png(inspected.stream().map(clip -> clip.drawn().clip()).toList()));
    console.note("drawn: " + console.shown(file));
  }
}
