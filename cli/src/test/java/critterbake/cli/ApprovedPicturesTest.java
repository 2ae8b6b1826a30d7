package critterbake.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The project's own pictures, held by its own check. */
class ApprovedPicturesTest {
  @Test
  void everySceneIsAsApproved() {
    Path root = Path.of(System.getProperty("critterbake.root", "..")).toAbsolutePath().normalize();
    ToolRun run = ToolRun.in(root, "check", "configs", "--quiet");
    assertEquals(0, run.status(), run.out() + run.err());
  }
}
