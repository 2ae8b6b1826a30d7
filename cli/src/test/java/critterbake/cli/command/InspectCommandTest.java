package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolRun;
import critterbake.cli.json.JsonView;
import critterbake.cli.metric.Metric;
import critterbake.raster.Frame;
import critterbake.raster.encode.png.PngDecoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class InspectCommandTest {
  private static final String WALKER = "hero: {kind: walker, speed: 1.25}";
  private static final int NEAR = 0xffd9702b;
  private static final int FAR = 0xff3f6b80;
  private static final int SEAM = 0xff1e9e5a;
  private static final int SLIPS = 0xffd0103a;

  private static Path scenario(String shot, String actor) throws IOException {
    Path folder = Files.createDirectory(Jimfs.newFileSystem(Configuration.unix()).getPath("/in"));
    Files.writeString(
        folder.resolve("hero.yaml"),
        """
        critterbake: 1
        clock: {fps: 12, ticks_per_frame: 4}
        shot: {%s}
        actors: {%s}
        view: {size: [48, 48], pixels_per_unit: 16}
        """
            .formatted(shot, actor));
    return folder;
  }

  private static JsonView clip(String shot, String actor) throws IOException {
    ToolRun run = ToolRun.in(scenario(shot, actor), "inspect", "hero.yaml", "--json");
    assertEquals(0, run.status(), run.err());
    return JsonView.of(run.out()).get("clips").items().get(0);
  }

  private static Set<String> metrics(String shot, String actor) throws IOException {
    return clip(shot, actor).get("actors").entries().values().iterator().next().entries().keySet();
  }

  @Test
  void everyKindReportsTheMetricsThatApplyToIt() throws IOException {
    assertEquals(
        Set.of(
            "slip_px",
            "penetration_px",
            "bone_error",
            "extension",
            "pop",
            "symmetry",
            "duty",
            "min_planted",
            "rate_independence_px"),
        metrics("loop: auto", WALKER));
    assertEquals(
        Set.of(
            "slip_px", "extension", "duty", "min_planted", "rope_strain", "rate_independence_px"),
        metrics("duration: 6f, warmup: 0s", "blob: {kind: goop, start: [0, 1]}"));
    assertEquals(
        Set.of("gap_cv", "separation", "radius_error", "rate_independence_px"),
        metrics("loop: auto", "slugs: {kind: swarm, count: 3, attack: none}"));
    assertEquals(
        Set.of("rate_independence_px"), metrics("loop: 12", "rider: {kind: swing, speed: 0}"));
  }

  @Test
  void theLoopTellsItsNumbersAndHowEachPartClosed() throws IOException {
    JsonView loop = clip("loop: auto", WALKER).get("loop");
    assertTrue(loop.get("closed").flag());
    assertEquals("construction", loop.get("by").get("hero.foot.left").text());
    assertEquals("solving", loop.get("by").get("hero.tail").text());
    for (String number : List.of("state_error_px", "seam_step", "seam_jerk")) {
      assertTrue(loop.get(number).number() <= 1, number);
    }
    ToolRun table = ToolRun.in(scenario("loop: auto", WALKER), "inspect", "hero.yaml");
    assertTrue(table.out().contains("hero.tail by solving"), table.out());
    ToolRun bake = ToolRun.in(scenario("loop: auto", WALKER), "bake", "hero.yaml");
    String line = bake.out() + bake.err();
    assertTrue(line.contains("solving (squash tail ear.near ear.far)"), line);
  }

  @Test
  void everyKeyIsInTheReference() throws IOException {
    String reference =
        Files.readString(
            Path.of(System.getProperty("critterbake.root"), "configs", "REFERENCE.md"));
    JsonView clip = clip("loop: auto", WALKER);
    Set<String> keys = new TreeSet<>(clip.entries().keySet());
    keys.remove("actors");
    for (String group : List.of("loop", "root", "image")) {
      keys.addAll(clip.get(group).entries().keySet());
    }
    keys.addAll(clip.get("contacts").items().get(0).entries().keySet());
    Metric.ALL.forEach(metric -> keys.add(metric.json()));
    for (String key : keys) {
      assertTrue(reference.contains("`" + key + "`") || reference.contains("." + key + "`"), key);
    }
  }

  @Test
  void aWalkersMotionDependsLittleOnTheTickRate() throws IOException {
    double difference =
        clip("loop: auto", WALKER).get("actors").get("hero").get("rate_independence_px").number();
    assertTrue(difference <= 1, "differs by " + difference + " px");
  }

  private static Frame plot(String shot, String actor) throws IOException {
    Path folder = scenario(shot, actor);
    ToolRun run = ToolRun.in(folder, "inspect", "hero.yaml", "--plot", "plots/gait.png");
    assertEquals(0, run.status(), run.err());
    return PngDecoder.decode(Files.readAllBytes(folder.resolve("plots/gait.png"))).frames().get(0);
  }

  /** The columns that have a color between two rows. */
  private static Set<Integer> columns(Frame plot, int color, int top, int bottom) {
    Set<Integer> columns = new LinkedHashSet<>();
    for (int y = top; y < bottom; y++) {
      for (int x = 0; x < plot.width(); x++) {
        if (plot.argb()[y * plot.width() + x] == color) {
          columns.add(x);
        }
      }
    }
    return columns;
  }

  @Test
  void plotsABarForEachStanceOfNearAndFarFeet() throws IOException {
    Frame plot = plot("loop: 12", WALKER);
    int rows = plot.height() - 60; // Above the legend.
    int lap = 12 * 32;
    for (int color : List.of(NEAR, FAR)) {
      Set<Integer> bars = columns(plot, color, 0, rows);
      assertEquals(0.6 * 2 * lap, bars.size(), 2 * 32 / 4.0 + 2, "two laps of duty 0.6");
    }
    Set<Integer> seam = columns(plot, SEAM, 0, rows);
    assertEquals(2, seam.size());
    assertTrue(columns(plot, SLIPS, 0, rows).isEmpty());
    assertArrayEquals(plot.argb(), plot("loop: 12", WALKER).argb());
  }

  @Test
  void plotsWhatOtherKindsHave() throws IOException {
    for (Map.Entry<String, String> each :
        Map.of(
                "duration: 6f, warmup: 0s", "blob: {kind: goop, start: [0, 1]}",
                "loop: 12", "rider: {kind: swing, path: {circle: {}}}",
                "loop: 24", "slugs: {kind: swarm, count: 3, attack: {every: 2s}}")
            .entrySet()) {
      Frame plot = plot(each.getKey(), each.getValue());
      assertFalse(columns(plot, NEAR, 0, plot.height()).isEmpty(), each.getValue());
    }
  }

  @Test
  void slidingFeetAreMarked() throws IOException {
    Frame plot = plot("duration: 24f", "hero: {kind: walker, rules: original, speed: 1.25}");
    assertFalse(columns(plot, SLIPS, 0, plot.height() - 60).isEmpty());
  }

  @Test
  void aWayThatLeadsBackToItsStartGoesNowhere() throws IOException {
    JsonView root =
        clip(
                "loop: auto",
                "rider: {kind: swing, path: {figure_eight: {center: [1, 2], size: [3, 1.1], period: 5s}}}")
            .get("root");
    assertEquals(0, root.get("distance_px").items().get(0).number());
    assertEquals(0, root.get("distance_px").items().get(1).number());
    assertEquals(0, root.get("speed").number());
  }

  @Test
  void timesOfContactsAreThoseOfTheirTicks() throws IOException {
    for (JsonView contact : clip("duration: 3s", WALKER).get("contacts").items()) {
      double milliseconds = contact.get("time_ms").number();
      double tick = Math.rint(milliseconds * 48 / 1000);
      assertEquals(tick * 1000 / 48, milliseconds, Math.ulp(milliseconds));
    }
  }
}
