package critterbake.cli.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** Files that are made from the descriptions of keys, and must not lag behind them. */
class GeneratedFilesTest {
  @Test
  void theSchemaBesideTheConfigsIsUpToDate() throws IOException {
    assertEquals(
        ScenarioType.usual().schema(),
        Files.readString(ProjectFiles.configs().resolve("scenario.schema.json")),
        "run: scripts/critterbake schema > configs/scenario.schema.json");
  }

  @Test
  void theReferenceBesideTheConfigsIsUpToDate() throws IOException {
    assertEquals(
        ScenarioType.usual().reference(),
        Files.readString(ProjectFiles.configs().resolve("REFERENCE.md")),
        "run: scripts/critterbake schema --reference > configs/REFERENCE.md");
  }
}
