package critterbake.cli.check;

import critterbake.cli.console.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The files and lines that tell others of a check.
 *
 * @param html a page for people
 * @param junit a JUnit XML file for CI pages
 * @param github whether GitHub's annotations and step summary are written
 */
public record CheckReports(Optional<Path> html, Optional<Path> junit, boolean github) {
  /** Writes everything that was asked for. */
  public void write(List<ScenarioCheck> checks, Console console) throws IOException {
    if (html.isPresent()) {
      HtmlReport.write(checks, inFolder(html.get()));
    }
    if (junit.isPresent()) {
      JunitReport.write(checks, inFolder(junit.get()));
    }
    if (github) {
      GithubReport report = new GithubReport(check -> console.shown(check.file()));
      report.annotations(checks).forEach(console::complain);
      String summary = console.environment().getOrDefault("GITHUB_STEP_SUMMARY", "");
      if (!summary.isEmpty()) {
        report.appendSummary(checks, console.folder().resolve(summary));
      }
    }
  }

  /** The summary for programs. */
  public static Map<String, Object> json(List<ScenarioCheck> checks, Console console) {
    return CheckJson.of(checks, check -> console.shown(check.file()));
  }

  private static Path inFolder(Path file) throws IOException {
    if (file.getParent() != null) {
      Files.createDirectories(file.getParent());
    }
    return file;
  }
}
