package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolFolder;
import critterbake.cli.ToolRun;
import critterbake.cli.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a bake tells while it runs and at its end. */
class BakeReportTest {
  @Test
  void theSummaryNamesEveryFile() throws IOException {
    ToolFolder folder = Rider.folder();
    ToolRun run = folder.run("bake", "rider.yaml", "--json");
    Map<?, ?> summary = json(run.out());
    assertEquals("rider.yaml", summary.get("scenario"));
    Map<?, ?> clip = (Map<?, ?>) ((List<?>) summary.get("clips")).get(0);
    assertEquals("rider", clip.get("name"));
    assertEquals(6, clip.get("frames"));
    for (Object item : (List<?>) summary.get("outputs")) {
      Map<?, ?> output = (Map<?, ?>) item;
      Path file = folder.file((String) output.get("path"));
      assertEquals(Files.size(file), ((Number) output.get("bytes")).longValue());
      assertNotEquals(0, output.get("frames"));
    }
  }

  @Test
  void asksForNothingWhenNothingChanged() throws IOException {
    ToolFolder folder = Rider.folder();
    folder.run("bake", "rider.yaml");
    ToolRun again = folder.run("bake", "rider.yaml", "--json");
    List<?> outputs = (List<?>) json(again.out()).get("outputs");
    assertEquals(3, outputs.size());
    outputs.forEach(output -> assertEquals(true, ((Map<?, ?>) output).get("skipped")));
    assertEquals(1, ((List<?>) json(again.out()).get("clips")).size());
  }

  @Test
  void progressIsToldWhenItIsAskedForAndCountsEveryPictureDrawn() throws IOException {
    ToolFolder folder = Rider.folder();
    ToolRun asked = folder.run("bake", "rider.yaml", "--force", "--progress", "always");
    // One drawing serves the sheet, without the ground, and the GIF, with it.
    assertTrue(asked.err().contains("rider: 6 of 6 frames in "), asked.err());
    ToolRun usual = folder.run("bake", "rider.yaml", "--force");
    assertFalse(usual.err().contains("of 6 frames"), usual.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2"})
  void aRunThatIsInterruptedEndsWithThatAndLeavesTheOldFiles(String jobs) throws IOException {
    ToolFolder folder = Rider.folder();
    assertEquals(0, folder.run("bake", "rider.yaml").status());
    byte[] old = folder.bytes("out/rider.gif");
    Thread.currentThread().interrupt();
    ToolRun run = folder.run("bake", "rider.yaml", "--seed", "9", "--jobs", jobs);
    assertTrue(Thread.interrupted());
    assertEquals(130, run.status(), run.err());
    assertArrayEquals(old, folder.bytes("out/rider.gif"));
    assertEquals(
        List.of("rider.gif", "rider.json", "rider.manifest.json", "rider.png"),
        folder.names("out"));
  }

  private static Map<?, ?> json(String text) {
    return (Map<?, ?>) Json.read(text);
  }
}
