package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolFolder;
import critterbake.cli.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** Which scenarios a bake means, and what becomes of the others when one fails. */
class BakeScenariosTest {
  @Test
  void anArgumentThatMeansNoScenarioDoesNotStopTheOthers() throws IOException {
    ToolFolder folder = Rider.folder();
    ToolRun run = folder.run("bake", "gone.yaml", "rider.yaml", "no*.yaml");
    assertEquals(3, run.status(), run.err());
    assertTrue(folder.names("out").contains("rider.gif"), run.err());
    assertTrue(run.err().contains("no scenario is meant by gone.yaml"), run.err());
    assertTrue(run.err().contains("2 of 3 failed"), run.err());
  }

  @Test
  void aBrokenScenarioIsToldWithItsPlaceAndStopsNoOther() throws IOException {
    ToolFolder folder = Rider.folder();
    folder.write("broken.yaml", Rider.TEXT.replace("fps: 12", "fsp: 12"));
    ToolRun run = folder.run("bake", "broken.yaml", "rider.yaml");
    assertEquals(3, run.status());
    assertTrue(run.err().contains("broken.yaml:3:9: error:"), run.err());
    assertTrue(run.err().contains("1 of 2 failed:\n  broken.yaml"), run.err());
    assertTrue(Files.exists(folder.file("out/rider.gif")));
    assertFalse(Files.exists(folder.file("out/broken.manifest.json")));
  }

  @Test
  void failFastStopsAtTheFirst() throws IOException {
    ToolFolder folder = Rider.folder();
    folder.write("broken.yaml", "critterbake: 2\n");
    ToolRun run = folder.run("bake", "--fail-fast", "broken.yaml", "rider.yaml");
    assertEquals(3, run.status());
    assertFalse(Files.exists(folder.file("out")));
  }

  @Test
  void scenariosOfOneNameAreRefusedBeforeAnythingIsWritten() throws IOException {
    ToolFolder folder = Rider.folder();
    folder.write("twin.yaml", Rider.TEXT + "name: rider\n");
    ToolRun run = folder.run("bake", "rider.yaml", "twin.yaml");
    assertEquals(3, run.status());
    assertTrue(run.err().contains("rider.yaml and twin.yaml"), run.err());
    assertFalse(Files.exists(folder.file("out")));
  }

  @Test
  void foldersAndGlobsMeanTheirScenarios() throws IOException {
    ToolFolder folder = Rider.folder();
    folder.write("more/a.yaml", Rider.TEXT);
    folder.write("more/b.json", "{\"critterbake\": 1, \"actors\": {}}");
    ToolRun run = folder.run("bake", "more");
    assertEquals(3, run.status());
    assertTrue(Files.exists(folder.file("out/a.gif")), run.err());
    assertTrue(run.err().contains("b.json:1:"), run.err());
    assertEquals(0, folder.run("bake", "m*/*.yaml", "--force").status());
  }
}
