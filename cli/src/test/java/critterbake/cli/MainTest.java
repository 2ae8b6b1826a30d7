package critterbake.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.console.Console;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
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

  @Test
  void runningOutOfMemoryEndsInAMessage() {
    PrintStream exhausted =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8) {
          @Override
          public void print(String text) {
            throw new OutOfMemoryError("Java heap space");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status =
        Main.run(
            Console.of(exhausted, new PrintStream(err, true, StandardCharsets.UTF_8), Path.of("")));
    assertEquals(1, status);
    String told = err.toString(StandardCharsets.UTF_8);
    assertTrue(told.startsWith("error: not enough memory"), told);
    assertEquals(1, told.lines().count(), told);
  }
}
