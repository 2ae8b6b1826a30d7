package critterbake.cli.command;

import critterbake.cli.bake.BakeResult;
import critterbake.cli.console.Console;
import critterbake.cli.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a build script is told of a bake. */
final class BakeSummary {
  private BakeSummary() {}

  /**
   * A JSON object.
   *
   * @param scenario how it is called
   * @param nanos how long it took
   */
  static Map<String, Object> json(Console console, String scenario, BakeResult result, long nanos) {
    List<Object> outputs = new ArrayList<>();
    for (BakeResult.Output output : result.outputs()) {
      outputs.add(
          Json.object(
              "type", output.file().type(),
              "clip", output.file().clip().isEmpty() ? null : output.file().clip(),
              "variant", output.file().variant().isEmpty() ? null : output.file().variant(),
              "path", console.shown(output.path()),
              "bytes", output.bytes(),
              "width", output.file().width(),
              "height", output.file().height(),
              "frames", output.file().frames(),
              "sha256", output.sha256(),
              "skipped", output.skipped()));
    }
    return Json.object(
        "scenario",
        scenario,
        "seconds",
        nanos / 1e9,
        "jdk",
        System.getProperty("java.runtime.version"),
        "clips",
        result.clips(),
        "outputs",
        outputs);
  }
}
