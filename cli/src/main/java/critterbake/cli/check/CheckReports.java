package critterbake.cli.check;

import critterbake.cli.console.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The files and lines that tell others of a check, written while it runs. */
public final class CheckReports implements Failure.Taker, AutoCloseable {
  private final List<HtmlReport> pages = new ArrayList<>();
  private final Wanted wanted;
  private final LocalDateTime begun = LocalDateTime.now(ZoneOffset.UTC);

  /**
   * What is wanted.
   *
   * @param pages where pages for people go
   * @param artifacts where pictures of failures are kept, too
   * @param junit a JUnit XML file for CI pages
   * @param github whether GitHub's annotations and step summary are written
   */
  public record Wanted(
      List<Path> pages, Optional<Path> artifacts, Optional<Path> junit, boolean github) {
    public Wanted {
      pages = List.copyOf(pages);
    }
  }

  public CheckReports(Wanted wanted) throws IOException {
    this.wanted = wanted;
    try {
      for (Path page : wanted.pages) {
        pages.add(new HtmlReport(inFolder(page), wanted.artifacts, HtmlReport.MOST_PICTURES));
      }
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  @Override
  public void take(Failure failure) throws IOException {
    for (HtmlReport page : pages) {
      page.take(failure);
    }
  }

  /** Tells of a scenario, after its failures. */
  public void add(ScenarioCheck check) throws IOException {
    for (HtmlReport page : pages) {
      page.add(check);
    }
  }

  /** Writes everything that was asked for. */
  public void finish(List<ScenarioCheck> checks, Console console) throws IOException {
    for (HtmlReport page : pages) {
      page.finish();
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

  /** Removes pages that were not finished. */
  @Override
  public void close() throws IOException {
    for (HtmlReport page : pages) {
      page.close();
    }
  }
}
