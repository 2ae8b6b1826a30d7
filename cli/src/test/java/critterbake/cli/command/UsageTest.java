package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolRun;
import critterbake.cli.json.Json;
import critterbake.cli.scenario.SheetSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What command lines may say, and what is told of those that say it wrong. */
class UsageTest {
  private static final String HERO =
      """
      critterbake: 1
      actors: {hero: {kind: walker, speed: 1.5}}
      shot: {duration: 2f, warmup: 0s}
      """;

  private Path folder;

  @BeforeEach
  void makeScenario() throws IOException {
    folder = Jimfs.newFileSystem(Configuration.unix()).getPath("/work");
    Files.createDirectories(folder.resolve("many"));
    Files.writeString(folder.resolve("hero.yaml"), HERO);
    Files.writeString(folder.resolve("many/one.yaml"), HERO);
    Files.writeString(folder.resolve("many/two.yaml"), HERO);
  }

  private ToolRun run(String... arguments) {
    return ToolRun.in(folder, arguments);
  }

  private void refused(String expected, String... arguments) {
    ToolRun run = run(arguments);
    assertEquals(2, run.status(), run.err());
    assertTrue(run.err().contains(expected), run.err());
    assertEquals("", run.out());
  }

  @Test
  void wordsAreToldAsTheHelpWritesThem() {
    refused("expected auto, always or never, was 'now'", "bake", "hero.yaml", "--color", "now");
    refused("expected exact, yiq or oklab, was 'x'", "diff", "a", "b", "--mode", "x");
    refused("expected maxrects, grid, rows or strip, was 'x'", "pack", "a", "--pack", "x");
  }

  @ParameterizedTest
  @ValueSource(strings = {"trace", "inspect", "check", "approve"})
  void optionsWithoutUseAreTakenToldOfAndNotInTheHelp(String command) {
    ToolRun run = run(command, "hero.yaml", "--debug", "-o", "elsewhere");
    assertFalse(run.status() == 2, run.err());
    assertTrue(run.err().contains("note: --debug changes nothing for " + command), run.err());
    assertTrue(run.err().contains("note: --out changes nothing for " + command), run.err());
    String help = run(command, "--help").out();
    assertFalse(help.contains("--debug") || help.contains("--out"), help);
    assertTrue(help.contains("--set"), help);
  }

  @Test
  void quietLeavesOutThatAnOptionHasNoUse() {
    assertEquals("", run("trace", "hero.yaml", "--quiet", "--jobs", "2").err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"diff", "verify", "merge", "pack"})
  void everyCommandOnPicturesTakesColorAndProgress(String command) {
    ToolRun run = run(command, "a", "b", "--color", "never", "--progress", "never");
    assertFalse(run.err().contains("Unknown option"), run.err());
  }

  @Test
  void inspectDoesAllScenariosOfAFolder() {
    ToolRun run = run("inspect", "many", "--json");
    assertEquals(0, run.status(), run.err());
    assertEquals(2, ((List<?>) Json.read(run.out())).size());
  }

  @Test
  void inspectListsWhatFailedLast() throws IOException {
    Files.writeString(folder.resolve("many/bad.yaml"), "critterbake: 2\n");
    ToolRun run = run("inspect", "many");
    assertEquals(3, run.status());
    assertTrue(run.out().contains("one: 2 frames") && run.out().contains("two: 2 frames"));
    assertTrue(run.err().endsWith("1 of 3 failed:\n  many/bad.yaml\n"), run.err());
  }

  @Test
  void aTraceIsOfOneScenario() {
    refused("many means 2: name one, such as many/one.yaml", "trace", "many");
  }

  @Test
  void approveTellsMachinesWhatChanged() {
    ToolRun run = run("approve", "hero.yaml", "--json");
    assertEquals(0, run.status(), run.err());
    assertTrue(Json.read(run.out()).toString().contains("changes=[new hero.gif"), run.out());
  }

  @Test
  void picturesAndReportsAreNotNamedLikeAnythingElse() {
    refused("name it gait.png instead of gait.gif", "inspect", "hero.yaml", "--plot", "gait.gif");
    refused("name it d.png instead of d.gif", "diff", "a", "b", "-o", "d.gif");
    refused("many is a folder", "inspect", "hero.yaml", "--plot", "many");
    refused("many is a folder", "check", "hero.yaml", "--report", "many");
    refused("many is a folder", "check", "hero.yaml", "--junit", "many");
  }

  @Test
  void aDependencyFileWithoutAPlaceStopsTheBakeBeforeItWrites() {
    refused(". is a folder", "bake", "hero.yaml", "--depfile", ".");
    assertFalse(Files.exists(folder.resolve("out")));
  }

  @Test
  void standardInputIsNoScenario() {
    ToolRun run = run("bake", "-");
    assertEquals(3, run.status());
    assertTrue(run.err().contains("scenarios are files"), run.err());
  }

  @Test
  void packNamesAllFormats() {
    String help = run("pack", "--help").out().replaceAll("\\s+", " ");
    SheetSpec.FORMATS.forEach(format -> assertTrue(help.contains(format), format));
    refused("pixi", "pack", "a", "--data", "nothing");
  }

  private void clash(String outputs, String expected) throws IOException {
    Files.writeString(folder.resolve("clash.yaml"), HERO + outputs);
    ToolRun run = run("bake", "clash.yaml");
    assertEquals(3, run.status());
    assertTrue(run.err().contains(expected), run.err());
    assertFalse(Files.exists(folder.resolve("out")));
  }

  @Test
  void outputsOfOneNameAreRefusedAtTheirPlace() throws IOException {
    clash(
        """
        outputs:
          gif: {file: "x.gif"}
          other: {type: gif, file: "x.gif"}
        """,
        """
        /work/clash.yaml:6:3: error: two outputs have the name /work/out/x.gif: gif and other
          other: {type: gif, file: "x.gif"}
          ^
        error: 1 fault(s) in clash.yaml
        """);
  }

  @Test
  void namesThatDifferInCapitalsAloneAreOneFile() throws IOException {
    clash(
        """
        outputs:
          gif: {file: "x.gif"}
          other: {type: gif, file: "X.gif"}
        """,
        "error: two outputs have the name /work/out/X.gif but for its capitals: gif and other");
  }

  @Test
  void aChangeWithoutAValueIsWrongUsage() {
    refused("--set view.size: expected PATH=VALUE", "bake", "hero.yaml", "--set", "view.size");
  }

  @Test
  void nothingIsToBeApprovedOfAScenarioThatCannotBeRead() {
    ToolRun run = run("check", "hero.yaml", "--artifacts", "kept", "--set", "seed=x");
    assertEquals(3, run.status());
    assertFalse(run.out().contains("to approve"), run.out());
  }

  @Test
  void aBakeOfNothingIsRefused() {
    ToolRun none = run("bake", "hero.yaml", "--set", "outputs={}");
    assertEquals(3, none.status());
    assertTrue(none.err().contains("nothing to bake: the scenario has no outputs"), none.err());
    ToolRun untaken =
        run(
            "bake",
            "hero.yaml",
            "--clip=b",
            "--set=clips={a: {}, b: {}}",
            "--set=outputs={gif: {clips: [a]}}");
    assertEquals(3, untaken.status());
    assertTrue(untaken.err().contains("nothing to bake: no output takes b"), untaken.err());
    assertFalse(Files.exists(folder.resolve("out")));
  }

  @Test
  void formatsOfOneFileAreRefusedTogether() {
    ToolRun bake =
        run("bake", "hero.yaml", "--set=outputs={sheet: {data: [libgdx, libgdx-legacy]}}");
    assertEquals(3, bake.status());
    assertTrue(bake.err().contains("libgdx and libgdx-legacy would be written to the same file"));
    refused("aseprite and aseprite-array", "pack", "a", "--data", "aseprite,aseprite-array");
  }
}
