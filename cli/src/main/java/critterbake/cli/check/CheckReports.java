package critterbake.cli.check;

import critterbake.cli.console.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The files and lines that tell others of a check, written while it runs. */
public final class CheckReports implements Failure.Taker, AutoCloseable {
  private final Optional<HtmlReport> html;
  private final Wanted wanted;
  private final LocalDateTime begun = LocalDateTime.now(ZoneOffset.UTC);

  /**
   * What is wanted.
   *
   * @param html a page for people
   * @param artifacts where pictures of failures are kept, too
   * @param junit a JUnit XML file for CI pages
   * @param github whether GitHub's annotations and step summary are written
   */
  public record Wanted(
      Optional<Path> html, Optional<Path> artifacts, Optional<Path> junit, boolean github) {}

  public CheckReports(Wanted wanted) throws IOException {
    this.wanted = wanted;
    this.html = wanted.html.isPresent() ? Optional.of(page(wanted)) : Optional.empty();
  }

  private static HtmlReport page(Wanted wanted) throws IOException {
    Path file = inFolder(wanted.html.orElseThrow());
    return new HtmlReport(file, wanted.artifacts, HtmlReport.MOST_PICTURES);
  }

  @Override
  public void take(Failure failure) throws IOException {
    if (html.isPresent()) {
      html.get().take(failure);
    }
  }

  /** Tells of a scenario, after its failures. */
  public void add(ScenarioCheck check) throws IOException {
    if (html.isPresent()) {
      html.get().add(check);
    }
  }

  /** Writes everything that was asked for. */
  public void finish(List<ScenarioCheck> checks, Console console) throws IOException {
    if (html.isPresent()) {
      html.get().finish();
    }
    if (wanted.junit.isPresent()) {
      JunitReport.write(checks, begun, inFolder(wanted.junit.get()));
    }
    if (wanted.github) {
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

  /** Removes a page that was not finished. */
  @Override
  public void close() throws IOException {
    if (html.isPresent()) {
      html.get().close();
    }
  }
}
