package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolFolder;
import critterbake.cli.ToolRun;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a bake is asked for on the command line, and what it refuses there. */
class BakeUsageTest {
  @Test
  void bakesIntoTheFolderItIsIn() throws IOException {
    FileSystem system = Jimfs.newFileSystem(Configuration.unix());
    Path here = system.getPath("");
    Files.writeString(here.resolve("rider.yaml"), Rider.TEXT);
    ToolRun run = ToolRun.in(here, "bake", "rider.yaml", "-o", ".");
    assertEquals(0, run.status(), run.err());
    assertTrue(Files.exists(here.resolve("rider.gif")), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"rider.yaml", "rider.yaml/deep", "gone/../rider.yaml"})
  void aFileInTheWayOfTheOutputFolderIsNamed(String out) throws IOException {
    ToolRun run = Rider.folder().run("bake", "rider.yaml", "-o", out);
    assertEquals(2, run.status(), run.err());
    assertEquals("error: --out " + out + " is no folder: rider.yaml is a file\n", run.err());
  }

  @Test
  void theWayToTheOutputFolderNeedNotExist() throws IOException {
    ToolFolder folder = Rider.folder();
    ToolRun run = folder.run("bake", "rider.yaml", "-o", "gone/../new");
    assertEquals(0, run.status(), run.err());
    assertTrue(folder.names("new").contains("rider.gif"), run.err());
    assertEquals(2, folder.run("bake", "rider.yaml", "-o", "").status());
  }

  @Test
  void optionsThatCannotBeMeantAreRefused() throws IOException {
    ToolFolder folder = Rider.folder();
    ToolRun parts = folder.run("bake", "rider.yaml", "--parts", "gone");
    assertEquals(2, parts.status(), parts.err());
    assertEquals("error: --parts gone: there is no such folder\n", parts.err());
    assertEquals(2, folder.run("bake", "rider.yaml", "--max-side=0").status());
    assertEquals(2, folder.run("approve", "rider.yaml", "--from", "gone").status());
  }

  @Test
  void wrongUsageIsToldInAFewLines() throws IOException {
    ToolRun option = Rider.folder().run("bake", "rider.yaml", "--sed", "3");
    assertEquals(2, option.status(), option.err());
    assertTrue(option.err().startsWith("error: Unknown option: '--sed'"), option.err());
    assertTrue(option.err().contains("--seed"), option.err());
    assertTrue(option.err().endsWith("critterbake bake --help explains it\n"), option.err());
    assertTrue(option.err().lines().count() < 6, option.err());
    ToolRun nothing = Rider.folder().run("trace");
    assertEquals(2, nothing.status(), nothing.err());
    assertTrue(nothing.err().contains("SCENARIO"), nothing.err());
    ToolRun command = Rider.folder().run("bakee");
    assertEquals(2, command.status(), command.err());
    assertTrue(command.err().contains("critterbake bake"), command.err());
  }

  @Test
  void wrongUsageIsToldApart() throws IOException {
    ToolFolder folder = Rider.folder();
    assertEquals(2, folder.run("bake").status());
    assertEquals(2, folder.run("bake", "rider.yaml", "--jbos", "2").status());
    assertEquals(2, folder.run("bake", "rider.yaml", "--jobs", "0").status());
    assertEquals(3, folder.run("bake", "nothing.yaml").status());
  }

  @Test
  void knowsNoOtherEngine() throws IOException {
    ToolRun run = Rider.folder().run("bake", "rider.yaml", "--for", "doom");
    assertEquals(2, run.status());
    assertTrue(run.err().contains("godot, unity"), run.err());
  }

  @Test
  void limitsAreRaisedByTheOptionsTheirMessagesName() throws IOException {
    ToolFolder folder = Rider.folder();
    ToolRun refused =
        folder.run("bake", "rider.yaml", "--set", "view.size=[17000, 4]", "--clip", "rider");
    assertEquals(3, refused.status(), refused.err());
    assertTrue(refused.err().contains("--max-side raises the limit"), refused.err());
    ToolRun lowered = folder.run("bake", "rider.yaml", "--max-frames=5");
    assertEquals(3, lowered.status(), lowered.err());
    assertTrue(lowered.err().contains("6 frames are more than 5"), lowered.err());
    for (String option : new String[] {"side", "area", "frames", "swarm", "legs"}) {
      ToolRun raised = folder.run("bake", "rider.yaml", "--max-" + option + "=1000000000");
      assertEquals(0, raised.status(), raised.err());
    }
  }
}
