package critterbake.cli.check;

import critterbake.cli.compare.PairComparison;
import critterbake.cli.compare.PairText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What GitHub shows of a check: an annotation for each failure and a table in the step's summary.
 */
final class GithubReport {
  private final Function<ScenarioCheck, String> shownFile;

  GithubReport(Function<ScenarioCheck, String> shownFile) {
    this.shownFile = shownFile;
  }

  /** Workflow commands that annotate the scenario files, one a line. */
  List<String> annotations(List<ScenarioCheck> checks) {
    List<String> lines = new ArrayList<>();
    for (ScenarioCheck check : checks) {
      for (String fault : faults(check)) {
        lines.add("::error file=" + property(shownFile.apply(check)) + ",line=1::" + data(fault));
      }
    }
    return lines;
  }

  /** Adds a table to the file that GitHub names in {@code GITHUB_STEP_SUMMARY}. */
  void appendSummary(List<ScenarioCheck> checks, Path file) throws IOException {
    StringBuilder text = new StringBuilder();
    long failed = checks.stream().filter(check -> !check.passed()).count();
    text.append("### Pictures: ").append(checks.size() - failed).append(" of ");
    text.append(checks.size()).append(" scenarios as approved\n\n");
    if (failed > 0) {
      text.append("| scenario | what changed |\n| --- | --- |\n");
      for (ScenarioCheck check : checks) {
        for (String fault : faults(check)) {
          text.append("| ").append(cell(check.name())).append(" | ").append(cell(fault));
          text.append(" |\n");
        }
      }
    }
    Files.writeString(
        file,
        text.append('\n'),
        StandardCharsets.UTF_8,
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private static List<String> faults(ScenarioCheck check) {
    List<String> faults = new ArrayList<>();
    for (PairComparison output : check.failures()) {
      faults.add(PairText.of(output));
    }
    faults.addAll(check.gates());
    if (!check.error().isEmpty()) {
      faults.add(check.error());
    }
    return faults;
  }

  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }

  private static String cell(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace("|", "\\|")
        .replace("\n", "<br>");
  }
}
