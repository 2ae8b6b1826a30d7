package critterbake.cli.bake;

import critterbake.cli.bake.BakeResult.Output;
import critterbake.cli.scenario.Scenario;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What outputs depend on, as Make and Ninja read it: a rule for each scenario. */
public final class DependencyFile {
  private final Map<List<Path>, List<Path>> inputsByOutputs = new LinkedHashMap<>();

  /** Adds a scenario: its outputs depend on its file and on what that names. */
  public void add(List<Output> outputs, Path file, Scenario scenario) {
    List<Path> inputs = new ArrayList<>(List.of(file));
    inputs.addAll(ScenarioFiles.of(scenario));
    inputsByOutputs.put(outputs.stream().map(Output::path).toList(), inputs);
  }

  /**
   * The rules.
   *
   * @param shown how a path is written
   */
  public String text(Function<Path, String> shown) {
    StringBuilder text = new StringBuilder();
    inputsByOutputs.forEach(
        (outputs, inputs) -> {
          append(text, outputs, shown);
          text.append(':');
          inputs.forEach(input -> text.append(" \\\n  ").append(escaped(shown.apply(input))));
          text.append('\n');
        });
    return text.toString();
  }

  private static void append(StringBuilder text, List<Path> paths, Function<Path, String> shown) {
    String before = "";
    for (Path path : paths) {
      text.append(before).append(escaped(shown.apply(path)));
      before = " ";
    }
  }

  private static String escaped(String path) {
    return path.replace("\\", "/").replace(" ", "\\ ").replace("#", "\\#").replace("$", "$$");
  }
}
