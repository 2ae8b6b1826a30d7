package critterbake.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.cli.console.Console;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/** One run of the tool in memory. */
public record ToolRun(int status, String out, String err) {
  /** Runs the tool in a folder. */
  public static ToolRun in(Path folder, String... args) {
    return in(folder, Map.of(), args);
  }

  /** Runs the tool in a folder, under environment variables. */
  public static ToolRun in(Path folder, Map<String, String> environment, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            folder,
            false,
            Console.Manner.USUAL,
            environment);
    int status = Main.run(console, args);
    return new ToolRun(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** The same run, which must have ended well. */
  public ToolRun done() {
    return ended(0);
  }

  /** The same run, which must have ended with this status. */
  public ToolRun ended(int wanted) {
    assertEquals(wanted, status, err);
    return this;
  }
}
