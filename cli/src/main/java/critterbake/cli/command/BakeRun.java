package critterbake.cli.command;

import critterbake.cli.atlas.Engine;
import critterbake.cli.bake.BakeResult;
import critterbake.cli.bake.BakeSettings;
import critterbake.cli.bake.Baker;
import critterbake.cli.bake.ClipLine;
import critterbake.cli.bake.DependencyFile;
import critterbake.cli.bake.DrawnClip;
import critterbake.cli.bake.InputFiles;
import critterbake.cli.bake.NameClash;
import critterbake.cli.bake.SceneryFiles;
import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.json.Json;
import critterbake.cli.output.OutputChanges;
import critterbake.cli.scenario.Scenario;
import critterbake.cli.shard.Shard;
import critterbake.cli.shard.Share;
import critterbake.sim.pose.Gauge.Overlay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Bakes several scenarios: a failure does not stop the rest, and failures are listed last. */
final class BakeRun {
  private final Console console;
  private final CommonOptions common;
  private final BakeSettings settings;
  private final Shard shard;
  private final Optional<Path> depfile;
  private final List<String> failures = new ArrayList<>();
  private final List<Object> summaries = new ArrayList<>();
  private final DependencyFile dependencies = new DependencyFile();
  private ExitCode worst = ExitCode.DONE;

  BakeRun(Console console, CommonOptions common, BakeCommand options) {
    this.console = console;
    this.common = common;
    this.shard = options.shard();
    this.depfile = options.depfile();
    this.settings =
        new BakeSettings(
            common.out(console),
            common.jobs(),
            common.clips(),
            new OutputChanges(overlays(common.debug()), options.engine(), options.clamp()),
            options.force(),
            options.allowSeam());
  }

  private static Optional<Set<Overlay>> overlays(boolean all) {
    return all ? Optional.of(EnumSet.allOf(Overlay.class)) : Optional.empty();
  }

  ExitCode bake(List<Path> files) {
    Map<Path, Scenario> scenarios = load(files);
    if (refuseClashes(scenarios)) {
      return worst;
    }
    int clips = 0;
    for (Map.Entry<Path, Scenario> entry : scenarios.entrySet()) {
      if (!stopped()) {
        bake(entry.getKey(), entry.getValue(), new Share(shard, clips));
      }
      clips += entry.getValue().clips().size();
    }
    writeDependencies();
    tell(files.size());
    return worst;
  }

  private Map<Path, Scenario> load(List<Path> files) {
    Map<Path, Scenario> scenarios = new LinkedHashMap<>();
    ScenarioLoading loading = new ScenarioLoading(console, common);
    for (Path file : files) {
      if (!stopped()) {
        try {
          scenarios.put(file, loading.load(file));
        } catch (IOException | RuntimeException e) {
          failed(file, e);
        }
      }
    }
    return scenarios;
  }

  private boolean stopped() {
    return worst == ExitCode.INTERRUPTED || common.failFast() && worst != ExitCode.DONE;
  }

  /** Scenarios of one name would overwrite each other's files. */
  private boolean refuseClashes(Map<Path, Scenario> scenarios) {
    NameClash names = new NameClash();
    for (Map.Entry<Path, Scenario> each : scenarios.entrySet()) {
      Path place = settings.folder().resolve(each.getValue().name());
      Optional<String> clash = names.add(place, console.shown(each.getKey()));
      if (clash.isPresent()) {
        console.error(clash.get());
        worst = worst.worse(ExitCode.INVALID);
        return true;
      }
    }
    return false;
  }

  private void bake(Path file, Scenario scenario, Share share) {
    long begun = System.nanoTime();
    try {
      BakeResult result =
          new Baker(scenario, settings, SceneryFiles.renderers(scenario), console).bake(share);
      tell(scenario, result);
      dependencies.add(result.outputs(), dependencies(file, scenario));
      summaries.add(
          BakeSummary.json(console, console.shown(file), result, System.nanoTime() - begun));
    } catch (IOException | RuntimeException e) {
      failed(file, e);
    }
  }

  private static List<Path> dependencies(Path file, Scenario scenario) throws IOException {
    List<Path> files = new ArrayList<>(List.of(file));
    files.addAll(InputFiles.of(scenario));
    return files;
  }

  private void writeDependencies() {
    if (depfile.isPresent()) {
      try {
        dependencies.write(depfile.get(), console::shown);
      } catch (IOException e) {
        worst = worst.worse(CommandFailures.tell(console, e));
      }
    }
  }

  private void failed(Path file, Exception failure) {
    worst = worst.worse(CommandFailures.tell(console, console.shown(file), failure));
    failures.add(console.shown(file));
  }

  private void tell(Scenario scenario, BakeResult result) {
    if (result.skipped()) {
      console.say(scenario.name() + ": up to date (--force bakes it again)");
      return;
    }
    Set<String> told = new TreeSet<>();
    for (DrawnClip clip : result.drawn()) {
      console.say(ClipLine.of(clip));
      clip.allNotes().stream().filter(told::add).forEach(console::note);
    }
    for (BakeResult.Output output : result.outputs()) {
      output.file().notes().forEach(console::note);
    }
    settings.changes().engine().ifPresent(engine -> howTo(engine, scenario, result));
    if (!common.json()) {
      result.outputs().forEach(output -> console.result(console.shown(output.path())));
    }
  }

  /** Tells how to import the first sheet that was made for an engine. */
  private void howTo(Engine engine, Scenario scenario, BakeResult result) {
    Optional<String> data =
        result.outputs().stream()
            .filter(output -> engine.formats().contains(output.file().type()))
            .map(output -> output.file().name())
            .findFirst();
    if (data.isPresent()) {
      console.say(engine.howTo(data.get().replaceFirst("\\..*", "")));
    } else {
      console.note(scenario.name() + " has no sheet among its outputs for " + engine.word());
    }
  }

  private void tell(int scenarios) {
    if (common.json()) {
      console
          .out()
          .print(Json.write(scenarios == 1 && !summaries.isEmpty() ? summaries.get(0) : summaries));
    }
    if (scenarios > 1 && !failures.isEmpty()) {
      console.complain(failures.size() + " of " + scenarios + " failed:");
      failures.forEach(file -> console.complain("  " + file));
    }
  }
}
