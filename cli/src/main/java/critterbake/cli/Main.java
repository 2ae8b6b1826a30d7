package critterbake.cli;

import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.Interruption;
import java.io.BufferedOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;

/** The entry point: everything below {@link #run} works in memory, on the streams it is handed. */
public final class Main {
  /** Set by the launcher when standard error is a terminal, which a JVM cannot tell. */
  private static final String TERMINAL = "critterbake.terminal";

  private Main() {}

  /** Runs the tool on the process's own streams; the one place that ends the process. */
  public static void main(String... args) {
    PrintStream out = utf8(System.out);
    PrintStream err = utf8(System.err);
    Interruption interruption = Interruption.ofThisThread();
    boolean terminal = Boolean.getBoolean(TERMINAL);
    Console console =
        new Console(out, err, Path.of(""), terminal, Console.Manner.USUAL, System.getenv());
    int status = run(console, args);
    if (out.checkError() && status == ExitCode.DONE.status()) {
      err.print("error: not all results were written: standard output is full or closed\n");
      status = ExitCode.FAILURE.status();
    }
    err.flush();
    interruption.workIsOver();
    System.exit(status);
  }

  /**
   * Runs one command.
   *
   * @param console the streams, folder and environment it works on, and nothing else
   * @return the exit status
   */
  public static int run(Console console, String... args) {
    String refused = switchThatChangesPictures();
    if (!refused.isEmpty()) {
      console.error(
          "the Java property " + refused + " may change pictures; run without -D" + refused);
      return ExitCode.USAGE.status();
    }
    CommandLine line = Commands.line(console, args);
    line.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8));
    line.setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
    line.setColorScheme(colors(console.interactive()));
    int status = execute(line, console, args);
    console.out().flush();
    console.err().flush();
    return status;
  }

  /** Runs the command; what no machine is large enough for ends in a message like all else. */
  private static int execute(CommandLine line, Console console, String... args) {
    try {
      return line.execute(args);
    } catch (OutOfMemoryError | StackOverflowError e) {
      console.error(
          "not enough memory: make the scenario smaller, or give more with"
              + " CRITTERBAKE_JAVA_OPTS=-Xmx8g");
      return ExitCode.FAILURE.status();
    }
  }

  private static ColorScheme colors(boolean interactive) {
    return CommandLine.Help.defaultColorScheme(interactive ? Ansi.ON : Ansi.OFF);
  }

  /**
   * A property of the JVM under which other pixels might come out: another polygon filler, or
   * faster and less exact mathematics.
   */
  private static String switchThatChangesPictures() {
    for (String name : new TreeSet<>(System.getProperties().stringPropertyNames())) {
      if (name.startsWith("sun.java2d.renderer") || name.startsWith("joml.")) {
        return name;
      }
    }
    return "";
  }

  private static PrintStream utf8(OutputStream stream) {
    return new PrintStream(new BufferedOutputStream(stream), false, StandardCharsets.UTF_8);
  }
}
