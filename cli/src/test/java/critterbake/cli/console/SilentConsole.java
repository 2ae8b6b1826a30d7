package critterbake.cli.console;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A console nobody reads, for tests of what tells how it gets on. */
public final class SilentConsole {
  private SilentConsole() {}

  /** It has nothing to read, either, and no environment. */
  public static Console silent() {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    return Console.of(nowhere, nowhere, Path.of(""));
  }
}
