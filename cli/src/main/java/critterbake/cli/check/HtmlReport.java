package critterbake.cli.check;

import critterbake.cli.compare.AnimationDifference;
import critterbake.cli.compare.DifferencePainter;
import critterbake.cli.compare.PairComparison;
import critterbake.cli.compare.PairText;
import critterbake.cli.json.Json;
import critterbake.raster.Frame;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One self-contained page: for each failure the approved, the new and the difference pictures with
 * their numbers; what passed is folded away. The page's own program stands in {@code report.html}
 * beside this class and reads the data written into it.
 */
public final class HtmlReport {
  private static final String DATA = "/*DATA*/";

  /** Pictures beyond this much text are left out, so that a page opens however much failed. */
  private static final long MOST_PICTURES = 40L << 20;

  private long pictures;

  /** Writes the page. */
  public static void write(List<ScenarioCheck> checks, Path file) throws IOException {
    String data = Json.writeCompact(new HtmlReport().data(checks));
    String page = template().replace(DATA, data.replace("</", "<\\/"));
    Files.writeString(file, page, StandardCharsets.UTF_8);
  }

  private static String template() throws IOException {
    try (InputStream in = HtmlReport.class.getResourceAsStream("report.html")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private Map<String, Object> data(List<ScenarioCheck> checks) throws IOException {
    List<Object> failures = new ArrayList<>();
    List<Object> passes = new ArrayList<>();
    for (ScenarioCheck check : checks) {
      if (!check.error().isEmpty() || !check.gates().isEmpty()) {
        failures.add(words(check));
      }
      for (PairComparison output : check.outputs()) {
        if (output.passed()) {
          passes.add(check.name() + " / " + PairText.of(output));
        } else {
          failures.add(failure(check, output));
        }
      }
    }
    return Json.object("failures", failures, "passes", passes);
  }

  private static Map<String, Object> words(ScenarioCheck check) {
    List<String> lines = new ArrayList<>(check.gates());
    if (!check.error().isEmpty()) {
      lines.add(check.error());
    }
    return Json.object(
        "scenario",
        check.name(),
        "name",
        check.error().isEmpty() ? "gates" : "scenario",
        "status",
        check.error().isEmpty() ? "gate" : "error",
        "lines",
        lines);
  }

  private Map<String, Object> failure(ScenarioCheck check, PairComparison output)
      throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add(PairText.of(output));
    lines.addAll(check.diagnosis());
    Map<String, Object> json =
        Json.object(
            "scenario", check.name(),
            "name", output.name(),
            "status", output.status().name().toLowerCase(Locale.ROOT),
            "lines", lines);
    if (output.difference().isPresent()) {
      pictures(output.difference().get(), json, lines);
    }
    return json;
  }

  private void pictures(AnimationDifference found, Map<String, Object> json, List<String> lines)
      throws IOException {
    if (pictures > MOST_PICTURES) {
      lines.add("pictures left out to keep this page small: see the artifacts");
      return;
    }
    List<Frame> differences = found.frames().stream().map(DifferencePainter.PLAIN::paint).toList();
    json.put("approved", side(found.first().frames()));
    json.put("new", side(found.second().frames()));
    json.put("difference", side(differences));
    json.put("changed", found.changed().stream().map(frame -> frame.index()).toList());
    json.put("counts", found.frames().stream().map(frame -> frame.different()).toList());
  }

  private Map<String, Object> side(List<Frame> frames) throws IOException {
    String address = Strip.address(frames);
    pictures += address.length();
    List<Double> times = new ArrayList<>();
    for (Frame frame : frames) {
      times.add(1000 * frame.time().seconds());
    }
    return Json.object(
        "width",
        frames.get(0).width(),
        "height",
        frames.get(0).height(),
        "times",
        times,
        "picture",
        address);
  }
}
