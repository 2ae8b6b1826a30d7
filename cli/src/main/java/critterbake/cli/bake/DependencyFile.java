package critterbake.cli.bake;

import critterbake.cli.bake.BakeResult.Output;
import critterbake.cli.output.PendingFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What outputs depend on, as Make and Ninja read it: a rule for each scenario or sheet. */
public final class DependencyFile {
  private final Map<List<Path>, List<Path>> inputsByOutputs = new LinkedHashMap<>();

  /** Adds a rule: each of the outputs depends on all of the inputs. */
  public void add(List<Output> outputs, List<Path> inputs) {
    inputsByOutputs.put(outputs.stream().map(Output::path).toList(), List.copyOf(inputs));
  }

  /**
   * Writes the rules.
   *
   * @param shown how a path is written
   */
  public void write(Path file, Function<Path, String> shown) throws IOException {
    PendingFiles.write(file, text(shown).getBytes(StandardCharsets.UTF_8));
  }

  private String text(Function<Path, String> shown) {
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
