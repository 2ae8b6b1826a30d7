package critterbake.cli.console;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/** A console nobody reads, for tests of what tells how it gets on. */
public final class SilentConsole {
  private SilentConsole() {}

  /** It has nothing to read, either, and no environment. */
  public static Console silent() {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    return new Console(
        InputStream.nullInputStream(),
        nowhere,
        nowhere,
        Path.of(""),
        false,
        Console.Manner.USUAL,
        Map.of());
  }
}
