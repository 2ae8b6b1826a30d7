package critterbake.cli.check;

import critterbake.cli.compare.DifferenceJson;
import critterbake.cli.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The summary that {@code check --json} prints. */
final class CheckJson {
  private CheckJson() {}

  static Map<String, Object> of(
      List<ScenarioCheck> checks, Function<ScenarioCheck, String> shownFile) {
    List<Object> scenarios = new ArrayList<>();
    for (ScenarioCheck check : checks) {
      Map<String, Object> json =
          Json.object(
              "scenario", shownFile.apply(check),
              "name", check.name(),
              "passed", check.passed(),
              "cached", check.cached(),
              "seconds", check.seconds(),
              "outputs", check.outputs().stream().map(DifferenceJson::of).toList(),
              "gates", check.gates(),
              "diagnosis", check.diagnosis());
      if (!check.error().isEmpty()) {
        json.put("error", check.error());
      }
      scenarios.add(json);
    }
    long failed = checks.stream().filter(check -> !check.passed()).count();
    return Json.object(
        "passed", failed == 0, "scenarios", scenarios, "failed", failed, "checked", checks.size());
  }
}
