package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolRun;
import critterbake.cli.json.Json;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BakeCommandTest {
  private static final String RIDER =
      """
      critterbake: 1
      shot: {duration: 6f, warmup: 0s}
      clock: {fps: 12, ticks_per_frame: 4}
      actors:
        rider:
          kind: swing
          path: {segments: [{velocity: [3, -2], for: 0.25s}, {velocity: [0, 0], for: 1s}]}
      view: {size: [40, 32], pixels_per_unit: 10, origin: [0.5, 0.5]}
      """;

  static Stream<FileSystem> systems() {
    return Stream.of(
        Jimfs.newFileSystem(Configuration.unix()), Jimfs.newFileSystem(Configuration.windows()));
  }

  private static Path folder(FileSystem system) throws IOException {
    Path folder = system.getPath("project").toAbsolutePath();
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("rider.yaml"), RIDER);
    return folder;
  }

  private static Path folder() throws IOException {
    return folder(Jimfs.newFileSystem(Configuration.unix()));
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static Map<?, ?> json(String text) {
    return (Map<?, ?>) Json.read(text);
  }

  @Test
  void anArgumentThatMeansNoScenarioDoesNotStopTheOthers() throws IOException {
    Path folder = folder();
    ToolRun run = ToolRun.in(folder, "bake", "gone.yaml", "rider.yaml", "no*.yaml");
    assertEquals(3, run.status(), run.err());
    assertTrue(names(folder.resolve("out")).contains("rider.gif"), run.err());
    assertTrue(run.err().contains("no scenario is meant by gone.yaml"), run.err());
    assertTrue(run.err().contains("2 of 3 failed"), run.err());
  }

  @Test
  void bakesIntoTheFolderItIsIn() throws IOException {
    FileSystem system = Jimfs.newFileSystem(Configuration.unix());
    Path here = system.getPath("");
    Files.writeString(here.resolve("rider.yaml"), RIDER);
    ToolRun run = ToolRun.in(here, "bake", "rider.yaml", "-o", ".");
    assertEquals(0, run.status(), run.err());
    assertTrue(names(here).contains("rider.gif"), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"rider.yaml", "rider.yaml/deep", "gone/../rider.yaml"})
  void aFileInTheWayOfTheOutputFolderIsNamed(String out) throws IOException {
    ToolRun run = ToolRun.in(folder(), "bake", "rider.yaml", "-o", out);
    assertEquals(2, run.status(), run.err());
    assertEquals("error: --out " + out + " is no folder: rider.yaml is a file\n", run.err());
  }

  @Test
  void theWayToTheOutputFolderNeedNotExist() throws IOException {
    Path folder = folder();
    ToolRun run = ToolRun.in(folder, "bake", "rider.yaml", "-o", "gone/../new");
    assertEquals(0, run.status(), run.err());
    assertTrue(names(folder.resolve("new")).contains("rider.gif"), run.err());
    assertEquals(2, ToolRun.in(folder, "bake", "rider.yaml", "-o", "").status());
  }

  @Test
  void optionsThatCannotBeMeantAreRefused() throws IOException {
    Path folder = folder();
    ToolRun parts = ToolRun.in(folder, "bake", "rider.yaml", "--parts", "gone");
    assertEquals(2, parts.status(), parts.err());
    assertEquals("error: --parts gone: there is no such folder\n", parts.err());
    assertEquals(2, ToolRun.in(folder, "bake", "rider.yaml", "--max-side=0").status());
    assertEquals(2, ToolRun.in(folder, "approve", "rider.yaml", "--from", "gone").status());
  }

  @Test
  void wrongUsageIsToldInAFewLines() throws IOException {
    ToolRun option = ToolRun.in(folder(), "bake", "rider.yaml", "--sed", "3");
    assertEquals(2, option.status(), option.err());
    assertTrue(option.err().startsWith("error: Unknown option: '--sed'"), option.err());
    assertTrue(option.err().contains("--seed"), option.err());
    assertTrue(option.err().endsWith("critterbake bake --help explains it\n"), option.err());
    assertTrue(option.err().lines().count() < 6, option.err());
    ToolRun nothing = ToolRun.in(folder(), "trace");
    assertEquals(2, nothing.status(), nothing.err());
    assertTrue(nothing.err().contains("SCENARIO"), nothing.err());
    ToolRun command = ToolRun.in(folder(), "bakee");
    assertEquals(2, command.status(), command.err());
    assertTrue(command.err().contains("critterbake bake"), command.err());
  }

  @Test
  void partsMayBeLargerThanAnyPicture() throws IOException {
    Path folder = folder();
    Files.writeString(
        folder.resolve("huge.yaml"),
        """
        critterbake: 1
        actors: {a: {kind: walker}}
        shot: {duration: 1f}
        view: {size: 8x8, pixels_per_unit: 1000000}
        """);
    ToolRun run = ToolRun.in(folder, "bake", "huge.yaml");
    assertEquals(0, run.status(), run.err());
  }

  @Test
  void limitsAreRaisedByTheOptionsTheirMessagesName() throws IOException {
    Path folder = folder();
    String[] large = {"bake", "rider.yaml", "--set", "view.size=[17000, 4]", "--clip", "rider"};
    ToolRun refused = ToolRun.in(folder, large);
    assertEquals(3, refused.status(), refused.err());
    assertTrue(refused.err().contains("--max-side raises the limit"), refused.err());
    ToolRun lowered = ToolRun.in(folder, "bake", "rider.yaml", "--max-frames=5");
    assertEquals(3, lowered.status(), lowered.err());
    assertTrue(lowered.err().contains("6 frames are more than 5"), lowered.err());
    for (String option : new String[] {"side", "area", "frames", "swarm", "legs"}) {
      ToolRun raised = ToolRun.in(folder, "bake", "rider.yaml", "--max-" + option + "=1000000000");
      assertEquals(0, raised.status(), raised.err());
    }
  }

  @ParameterizedTest
  @MethodSource("systems")
  void writesASheetWithDataAndAGif(FileSystem system) throws IOException {
    Path folder = folder(system);
    ToolRun run = ToolRun.in(folder, "bake", "rider.yaml");
    assertEquals(0, run.status(), run.err());
    assertEquals(
        List.of("rider.gif", "rider.json", "rider.manifest.json", "rider.png"),
        names(folder.resolve("out")));
    assertEquals(3, run.out().lines().count(), run.out());
  }

  @Test
  void asksForNothingWhenNothingChanged() throws IOException {
    Path folder = folder();
    ToolRun.in(folder, "bake", "rider.yaml");
    ToolRun again = ToolRun.in(folder, "bake", "rider.yaml", "--json");
    List<?> outputs = (List<?>) json(again.out()).get("outputs");
    assertEquals(3, outputs.size());
    outputs.forEach(output -> assertEquals(true, ((Map<?, ?>) output).get("skipped")));
    assertEquals(1, ((List<?>) json(again.out()).get("clips")).size());
  }

  @Test
  void bakesAgainWhenAFileWasTouchedOrAValueChanged() throws IOException {
    Path folder = folder();
    ToolRun.in(folder, "bake", "rider.yaml");
    byte[] gif = Files.readAllBytes(folder.resolve("out/rider.gif"));
    Files.write(folder.resolve("out/rider.gif"), new byte[] {1});
    ToolRun.in(folder, "bake", "rider.yaml");
    assertArrayEquals(gif, Files.readAllBytes(folder.resolve("out/rider.gif")));

    ToolRun.in(folder, "bake", "rider.yaml", "--set", "view.pixels_per_unit=12");
    assertFalse(java.util.Arrays.equals(gif, Files.readAllBytes(folder.resolve("out/rider.gif"))));
  }

  @Test
  void aCommentInTheScenarioChangesNothing() throws IOException {
    Path folder = folder();
    ToolRun.in(folder, "bake", "rider.yaml");
    Files.writeString(folder.resolve("rider.yaml"), RIDER + "\n# a remark\n");
    ToolRun again = ToolRun.in(folder, "bake", "rider.yaml");
    assertTrue(again.err().contains("up to date"), again.err());
  }

  @Test
  void anyNumberOfJobsWritesTheSameBytes() throws IOException {
    Path folder = folder();
    for (String jobs : List.of("1", "2", "8")) {
      ToolRun run = ToolRun.in(folder, "bake", "rider.yaml", "--jobs", jobs, "-o", "out" + jobs);
      assertEquals(0, run.status(), run.err());
    }
    for (String name : names(folder.resolve("out1"))) {
      byte[] one = Files.readAllBytes(folder.resolve("out1").resolve(name));
      assertArrayEquals(one, Files.readAllBytes(folder.resolve("out2").resolve(name)), name);
      assertArrayEquals(one, Files.readAllBytes(folder.resolve("out8").resolve(name)), name);
    }
  }

  @Test
  void aBrokenScenarioIsToldWithItsPlaceAndStopsNoOther() throws IOException {
    Path folder = folder();
    Files.writeString(folder.resolve("broken.yaml"), RIDER.replace("fps: 12", "fsp: 12"));
    ToolRun run = ToolRun.in(folder, "bake", "broken.yaml", "rider.yaml");
    assertEquals(3, run.status());
    assertTrue(run.err().contains("broken.yaml:3:9: error:"), run.err());
    assertTrue(run.err().contains("1 of 2 failed:\n  broken.yaml"), run.err());
    assertTrue(Files.exists(folder.resolve("out/rider.gif")));
    assertFalse(Files.exists(folder.resolve("out/broken.manifest.json")));
  }

  @Test
  void failFastStopsAtTheFirst() throws IOException {
    Path folder = folder();
    Files.writeString(folder.resolve("broken.yaml"), "critterbake: 2\n");
    ToolRun run = ToolRun.in(folder, "bake", "--fail-fast", "broken.yaml", "rider.yaml");
    assertEquals(3, run.status());
    assertFalse(Files.exists(folder.resolve("out")));
  }

  @Test
  void scenariosOfOneNameAreRefusedBeforeAnythingIsWritten() throws IOException {
    Path folder = folder();
    Files.writeString(folder.resolve("twin.yaml"), RIDER + "name: rider\n");
    ToolRun run = ToolRun.in(folder, "bake", "rider.yaml", "twin.yaml");
    assertEquals(3, run.status());
    assertTrue(run.err().contains("rider.yaml and twin.yaml"), run.err());
    assertFalse(Files.exists(folder.resolve("out")));
  }

  @Test
  void foldersAndGlobsMeanTheirScenarios() throws IOException {
    Path folder = folder();
    Files.createDirectories(folder.resolve("more"));
    Files.writeString(folder.resolve("more/a.yaml"), RIDER);
    Files.writeString(folder.resolve("more/b.json"), "{\"critterbake\": 1, \"actors\": {}}");
    ToolRun run = ToolRun.in(folder, "bake", "more");
    assertEquals(3, run.status());
    assertTrue(Files.exists(folder.resolve("out/a.gif")), run.err());
    assertTrue(run.err().contains("b.json:1:"), run.err());
    assertEquals(0, ToolRun.in(folder, "bake", "m*/*.yaml", "--force").status());
  }

  @Test
  void theSummaryNamesEveryFile() throws IOException {
    Path folder = folder();
    ToolRun run = ToolRun.in(folder, "bake", "rider.yaml", "--json");
    Map<?, ?> summary = json(run.out());
    assertEquals("rider.yaml", summary.get("scenario"));
    Map<?, ?> clip = (Map<?, ?>) ((List<?>) summary.get("clips")).get(0);
    assertEquals("rider", clip.get("name"));
    assertEquals(6, clip.get("frames"));
    for (Object item : (List<?>) summary.get("outputs")) {
      Map<?, ?> output = (Map<?, ?>) item;
      Path file = folder.resolve((String) output.get("path"));
      assertEquals(Files.size(file), ((Number) output.get("bytes")).longValue());
      assertNotEquals(0, output.get("frames"));
    }
  }

  @Test
  void wrongUsageIsToldApart() throws IOException {
    Path folder = folder();
    assertEquals(2, ToolRun.in(folder, "bake").status());
    assertEquals(2, ToolRun.in(folder, "bake", "rider.yaml", "--jbos", "2").status());
    assertEquals(2, ToolRun.in(folder, "bake", "rider.yaml", "--jobs", "0").status());
    assertEquals(3, ToolRun.in(folder, "bake", "nothing.yaml").status());
  }

  @ParameterizedTest
  @ValueSource(strings = {"godot", "unity", "phaser", "libgdx", "gamemaker", "pixi"})
  void makesSheetsForAnEngineThatAreReadBack(String engine) throws IOException {
    Path folder = folder();
    Files.writeString(
        folder.resolve("rider.yaml"),
        RIDER
            + """
            clips: {fly-left: {}, fly: {shot: {duration: 3f}}}
            variants: {dark: {rider: {body: '#202020'}}}
            outputs: {sheet: {rotate: true, extrude: 1}}
            """
                .replace("{rider: {body: '#202020'}}", "{}"));
    ToolRun run = ToolRun.in(folder, "bake", "rider.yaml", "--for", engine);
    assertEquals(0, run.status(), run.err());
    assertTrue(run.err().toLowerCase(Locale.ROOT).contains(engine), run.err());
    assertTrue(names(folder.resolve("out")).size() > 2, run.out());
  }

  @Test
  void knowsNoOtherEngine() throws IOException {
    ToolRun run = ToolRun.in(folder(), "bake", "rider.yaml", "--for", "doom");
    assertEquals(2, run.status());
    assertTrue(run.err().contains("godot, unity"), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "tiff", "tga"})
  void writesFramesInEveryFormatNamedByTheirTime(String ending) throws IOException {
    Path folder = folder();
    Files.writeString(
        folder.resolve("rider.yaml"),
        RIDER
            + "outputs: {frames: {pattern: '{clip}/{ms:04}."
            + ending
            + "'}, png: {type: frames}}");
    ToolRun run = ToolRun.in(folder, "bake", "rider.yaml");
    assertEquals(0, run.status(), run.err());
    Path frames = folder.resolve("out/rider");
    assertEquals(
        Stream.of("0000", "0083", "0167", "0250", "0333", "0417")
            .map(ms -> ms + "." + ending)
            .toList(),
        names(frames));
    BufferedImage wanted = picture(folder.resolve("out/rider-png-rider-1.png"));
    BufferedImage written = picture(frames.resolve("0083." + ending));
    assertArrayEquals(pixels(wanted), pixels(written));
  }

  @Test
  void bakesAgainWhenARecordedPathChanged() throws IOException {
    Path folder = folder();
    Files.writeString(folder.resolve("pad.csv"), "time,x,y\n0,0,0\n1,1,0\n");
    Files.writeString(
        folder.resolve("pad.yaml"),
        """
        critterbake: 1
        shot: {duration: 3f, warmup: 0s}
        actors: {rider: {kind: swing, path: {file: pad.csv}}}
        view: {size: [40, 32], pixels_per_unit: 10}
        """);
    ToolRun.in(folder, "bake", "pad.yaml");
    byte[] before = Files.readAllBytes(folder.resolve("out/pad.manifest.json"));
    Files.writeString(folder.resolve("pad.csv"), "time,x,y\n0,0,0\n1,2,1\n");
    ToolRun again = ToolRun.in(folder, "bake", "pad.yaml");
    assertEquals(0, again.status(), again.err());
    assertFalse(again.err().contains("up to date"), again.err());
    assertFalse(Arrays.equals(before, Files.readAllBytes(folder.resolve("out/pad.manifest.json"))));
  }

  private static BufferedImage picture(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return ImageIO.read(in);
    }
  }

  /** Straight ARGB, what cannot be seen as 0. */
  private static int[] pixels(BufferedImage image) {
    int[] argb = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    return Arrays.stream(argb).map(color -> color >>> 24 == 0 ? 0 : color).toArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2"})
  void aRunThatIsInterruptedEndsWithThatAndLeavesTheOldFiles(String jobs) throws IOException {
    Path folder = folder();
    assertEquals(0, ToolRun.in(folder, "bake", "rider.yaml").status());
    byte[] old = Files.readAllBytes(folder.resolve("out/rider.gif"));
    Thread.currentThread().interrupt();
    ToolRun run = ToolRun.in(folder, "bake", "rider.yaml", "--seed", "9", "--jobs", jobs);
    assertTrue(Thread.interrupted());
    assertEquals(130, run.status(), run.err());
    assertArrayEquals(old, Files.readAllBytes(folder.resolve("out/rider.gif")));
    assertEquals(
        List.of("rider.gif", "rider.json", "rider.manifest.json", "rider.png"),
        names(folder.resolve("out")));
  }

  @Test
  void progressIsToldWhenItIsAskedForAndCountsEveryPictureDrawn() throws IOException {
    Path folder = folder();
    String[] bake = {"bake", "rider.yaml", "--force", "--progress", "always"};
    ToolRun asked = ToolRun.in(folder, bake);
    // One drawing serves the sheet, without the ground, and the GIF, with it.
    assertTrue(asked.err().contains("rider: 6 of 6 frames in "), asked.err());
    ToolRun usual = ToolRun.in(folder, "bake", "rider.yaml", "--force");
    assertFalse(usual.err().contains("of 6 frames"), usual.err());
  }
}
