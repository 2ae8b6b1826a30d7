package critterbake.cli;

import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.Interruption;
import java.io.BufferedOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
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
    int status = run(System.in, out, err, Path.of(""), terminal, System.getenv(), args);
    if (out.checkError() && status == ExitCode.DONE.status()) {
      err.print("error: not all results were written: standard output is full or closed\n");
      status = ExitCode.FAILURE.status();
    }
    err.flush();
    interruption.workIsOver();
    System.exit(status);
  }

  /** Runs one command without a terminal or environment, see the longer form. */
  public static int run(
      InputStream in, PrintStream out, PrintStream err, Path folder, String... args) {
    return run(in, out, err, folder, false, Map.of(), args);
  }

  /**
   * Runs one command.
   *
   * @param in what the command may read
   * @param out where results go, as UTF-8
   * @param err where messages go, as UTF-8
   * @param folder what relative paths in {@code args} are relative to; its file system is the one
   *     that is used
   * @param interactive whether a person watches {@code err} on a terminal
   * @param environment the process's environment variables
   * @return the exit status
   */
  public static int run(
      InputStream in,
      PrintStream out,
      PrintStream err,
      Path folder,
      boolean interactive,
      Map<String, String> environment,
      String... args) {
    Console console =
        new Console(in, out, err, folder, interactive, Console.Manner.USUAL, environment);
    String refused = switchThatChangesPictures();
    if (!refused.isEmpty()) {
      console.error(
          "the Java property " + refused + " may change pictures; run without -D" + refused);
      return ExitCode.USAGE.status();
    }
    CommandLine line = Commands.line(console, args);
    line.setOut(new PrintWriter(out, true, StandardCharsets.UTF_8));
    line.setErr(new PrintWriter(err, true, StandardCharsets.UTF_8));
    line.setColorScheme(colors(interactive));
    int status = execute(line, console, args);
    out.flush();
    err.flush();
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
