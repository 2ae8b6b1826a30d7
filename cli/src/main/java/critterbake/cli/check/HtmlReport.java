package critterbake.cli.check;

import critterbake.cli.compare.PairComparison;
import critterbake.cli.compare.PairText;
import critterbake.cli.json.Json;
import critterbake.cli.output.PendingFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One self-contained page: for each failure the approved, the new and the difference pictures with
 * their numbers; what passed is folded away. The page's own program stands in {@code report.html}
 * beside this class and reads the data written into it. Failures are written as they come, so that
 * no more than one's pictures are in memory.
 */
final class HtmlReport implements Failure.Taker, AutoCloseable {
  private static final String DATA = "/*DATA*/";

  /** Bytes of pictures after which more are left out, so that a page opens however much failed. */
  static final long MOST_PICTURES = 40L << 20;

  private final PendingFiles files;
  private final OutputStream out;
  private final String rest;
  private final Optional<String> artifacts;
  private final long mostPictures;
  private final List<String> passes = new ArrayList<>();
  private long pictures;
  private String separator = "";

  /**
   * Opens a page that appears when it is finished.
   *
   * @param artifacts folder in which pictures of failures are kept, too
   * @param mostPictures bytes of pictures after which more are left out
   */
  HtmlReport(Path file, Optional<Path> artifacts, long mostPictures) throws IOException {
    this.mostPictures = mostPictures;
    Path folder = file.toAbsolutePath().getParent();
    this.artifacts = artifacts.map(kept -> address(folder, kept.toAbsolutePath()));
    this.files = new PendingFiles(folder);
    this.out = files.open(file.getFileName().toString());
    String template = template();
    int at = template.indexOf(DATA);
    this.rest = template.substring(at + DATA.length());
    text(template.substring(0, at) + "{\"failures\": [");
  }

  private static String template() throws IOException {
    try (InputStream in = HtmlReport.class.getResourceAsStream("report.html")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String address(Path page, Path folder) {
    if (!folder.getRoot().equals(page.getRoot())) {
      return folder.toUri().toString();
    }
    String relative = page.relativize(folder).toString().replace('\\', '/');
    return relative.isEmpty() ? "" : relative + "/";
  }

  /** Writes a picture's failure. */
  @Override
  public void take(Failure failure) throws IOException {
    PairComparison pair = failure.files().pair();
    Map<String, Object> json =
        Json.object(
            "scenario", failure.scenario(),
            "name", pair.name(),
            "status", pair.status().name().toLowerCase(Locale.ROOT),
            "text", text(pair),
            "lines", failure.diagnosis());
    artifacts.ifPresent(
        folder ->
            json.put(
                "kept",
                Json.object(
                    "new", folder + Artifacts.actual(failure),
                    "difference", folder + Artifacts.difference(failure))));
    if (pictures < mostPictures) {
      ReportPictures shown = ReportPictures.of(failure.files());
      json.putAll(shown.json());
      pictures += shown.size();
    } else {
      json.put("left_out", true);
    }
    write(json);
  }

  /** The result without the name, which the page shows by itself. */
  private static String text(PairComparison pair) {
    return PairText.of(pair).substring(pair.name().length() + 2);
  }

  /** Writes what there is to say of a checked scenario besides its failed pictures. */
  void add(ScenarioCheck check) throws IOException {
    if (!check.gates().isEmpty()) {
      write(words(check, "gates", "gate", check.gates()));
    }
    if (!check.error().isEmpty()) {
      write(words(check, "scenario", "error", check.error().lines().toList()));
    }
    for (PairComparison output : check.outputs()) {
      if (output.passed()) {
        passes.add(check.name() + " / " + PairText.of(output));
      }
    }
    if (check.cached()) {
      passes.add(check.name() + ": unchanged since it last passed");
    }
  }

  private static Map<String, Object> words(
      ScenarioCheck check, String name, String status, List<String> lines) {
    return Json.object(
        "scenario",
        check.name(),
        "name",
        name,
        "status",
        status,
        "text",
        lines.isEmpty() ? "" : lines.get(0),
        "lines",
        lines.subList(Math.min(1, lines.size()), lines.size()));
  }

  private void write(Map<String, Object> failure) throws IOException {
    text(separator + "\n" + inScript(failure));
    separator = ",";
  }

  /** JSON in which nothing ends or comments out the script element around it. */
  private static String inScript(Object json) {
    return Json.writeCompact(json).replace("<", "\\u003c");
  }

  private void text(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Completes the page and puts it into its place. */
  void finish() throws IOException {
    text("],\n\"passes\": " + inScript(passes) + "}" + rest);
    out.close();
    files.commit();
  }

  /** Removes a page that was not finished. */
  @Override
  public void close() throws IOException {
    out.close();
    files.close();
  }
}
