package critterbake.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class MainTest {
  @Test
  void versionGoesToStandardOutput() {
    ToolRun run = ToolRun.in(Path.of(""), "--version");
    assertEquals(0, run.status());
    assertTrue(run.out().startsWith("critterbake "));
    assertEquals("", run.err());
  }
}
