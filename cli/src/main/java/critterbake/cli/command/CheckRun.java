package critterbake.cli.command;

import critterbake.cli.check.ApprovedFolder;
import critterbake.cli.check.Artifacts;
import critterbake.cli.check.Bakes;
import critterbake.cli.check.CheckCache;
import critterbake.cli.check.CheckReports;
import critterbake.cli.check.Checker;
import critterbake.cli.check.ScenarioCheck;
import critterbake.cli.compare.CompareLimits;
import critterbake.cli.compare.PairComparison;
import critterbake.cli.compare.PairText;
import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.json.Json;
import critterbake.cli.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One run of {@code check} over several scenarios: a failure does not stop the rest. */
final class CheckRun {
  private final Console console;
  private final CommonOptions common;
  private final CheckCommand options;
  private final CompareLimits limits;
  private final CheckCache cache;
  private final List<ScenarioCheck> checks = new ArrayList<>();
  private ExitCode worst = ExitCode.DONE;

  CheckRun(Console console, CommonOptions common, CheckCommand options) {
    this.console = console;
    this.common = common;
    this.options = options;
    this.limits = options.compare().limits();
    this.cache = new CheckCache(options.cache(), common.clips());
  }

  ExitCode check(List<Path> files) throws IOException {
    ScenarioLoading loading = new ScenarioLoading(console, common);
    try (CheckReports reports = new CheckReports(options.reports())) {
      Bakes bakes = new Bakes(console, common.jobs(), common.clips());
      Checker checker = new Checker(bakes, limits, new Artifacts(options.artifacts()), reports);
      for (Path file : files) {
        if (!common.failFast() || worst == ExitCode.DONE) {
          ScenarioCheck check = check(file, loading, checker);
          checks.add(check);
          reports.add(check);
        }
      }
      reports.finish(checks, console);
    }
    summarize(files.size());
    return worst;
  }

  private ScenarioCheck check(Path file, ScenarioLoading loading, Checker checker) {
    String shown = console.shown(file);
    try {
      Scenario scenario = loading.load(file);
      ScenarioCheck check = check(scenario, checker);
      tell(check);
      if (!check.passed()) {
        worst = worst.worse(ExitCode.GUARANTEE);
      }
      return check;
    } catch (IOException | RuntimeException e) {
      worst = worst.worse(CommandFailures.tell(console, shown, e));
      String reason = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
      return ScenarioCheck.broken(file, file.getFileName().toString(), reason);
    }
  }

  private ScenarioCheck check(Scenario scenario, Checker checker) throws IOException {
    ApprovedFolder approved = ApprovedFolder.of(scenario, options.approved());
    if (cache.passed(scenario, approved, limits)) {
      return new ScenarioCheck(
          scenario.file(), scenario.name(), List.of(), List.of(), List.of(), "", 0, true);
    }
    ScenarioCheck check = checker.check(scenario, approved);
    if (check.passed()) {
      cache.remember(scenario, approved, limits);
    }
    return check;
  }

  private void tell(ScenarioCheck check) {
    if (common.json()) {
      return;
    }
    if (check.cached()) {
      console.result("ok    " + check.name() + ": unchanged since it last passed");
    }
    for (PairComparison output : check.outputs()) {
      console.result(
          (output.passed() ? "ok    " : "FAIL  ") + check.name() + "/" + PairText.of(output));
    }
    check.gates().forEach(gate -> console.result("FAIL  " + check.name() + ": " + gate));
    check.diagnosis().forEach(line -> console.result("      " + line));
  }

  private void summarize(int scenarios) {
    if (common.json()) {
      console.out().print(Json.write(CheckReports.json(checks, console)));
      return;
    }
    List<ScenarioCheck> failed = checks.stream().filter(check -> !check.passed()).toList();
    console.result(
        scenarios
            - failed.size()
            + " of "
            + scenarios
            + " scenarios as approved"
            + (failed.isEmpty() ? "" : ", failed:"));
    failed.forEach(check -> console.result("  " + console.shown(check.file())));
    List<String> kept =
        failed.stream()
            .filter(check -> !check.failures().isEmpty())
            .map(check -> console.shown(check.file()))
            .toList();
    if (!kept.isEmpty() && options.artifacts().isPresent()) {
      console.result(
          "to approve: critterbake approve "
              + String.join(" ", kept)
              + " --from "
              + options.artifactsName());
    }
  }
}
