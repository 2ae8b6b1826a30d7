package critterbake.cli.console;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;

/**
 * Where a command works and writes: results to standard output, everything for a person to standard
 * error.
 *
 * @param out results, as UTF-8
 * @param err progress, notes and errors, as UTF-8
 * @param folder what relative paths are relative to; its file system is the one that is used
 * @param interactive whether a person watches standard error on a terminal
 * @param manner how much is told, and how
 * @param environment the process's environment variables
 */
public record Console(
    PrintStream out,
    PrintStream err,
    Path folder,
    boolean interactive,
    Manner manner,
    Map<String, String> environment) {
  /** What the options say about messages. */
  public record Manner(When progress, When color, boolean quiet, boolean stackTraces) {
    public static final Manner USUAL = new Manner(When.AUTO, When.AUTO, false, false);
  }

  /** When something is done: {@code AUTO} on a terminal. */
  public enum When {
    AUTO,
    ALWAYS,
    NEVER
  }

  private static final String RED = "\u001b[31m";
  private static final String DIM = "\u001b[2m";
  private static final String PLAIN = "\u001b[0m";

  /** A console without a terminal or an environment. */
  public static Console of(PrintStream out, PrintStream err, Path folder) {
    return new Console(out, err, folder, false, Manner.USUAL, Map.of());
  }

  public Console with(Manner other) {
    return new Console(out, err, folder, interactive, other, environment);
  }

  /** A line of the result. */
  public void result(String line) {
    out.print(line + "\n");
  }

  /** A line for a person, unless quiet was asked for. */
  public void say(String line) {
    if (!manner.quiet) {
      err.print(line + "\n");
    }
  }

  /** Something worth knowing, unless quiet was asked for. */
  public void note(String text) {
    say(paint(DIM, "note: ") + text);
  }

  /** What went wrong: always told. */
  public void error(String text) {
    err.print(paint(RED, "error: ") + text + "\n");
  }

  /** A message that names its own kind and place: always told. */
  public void complain(String text) {
    err.print(text + "\n");
  }

  /** A failure, with its stack trace if that was asked for. */
  public void failure(Throwable failure, String told) {
    error(told);
    if (manner.stackTraces) {
      failure.printStackTrace(err);
    }
  }

  public boolean colored() {
    return decided(manner.color);
  }

  public boolean showsProgress() {
    return !manner.quiet && manner.progress != When.NEVER;
  }

  /** Whether progress is a bar that is drawn over and over in one line. */
  public boolean progressBar() {
    return showsProgress() && interactive;
  }

  private boolean decided(When when) {
    return when == When.ALWAYS || when == When.AUTO && interactive;
  }

  private String paint(String color, String text) {
    return colored() ? color + text + PLAIN : text;
  }

  /** A path as the user named it: relative to the folder where that is shorter. */
  public String shown(Path path) {
    Path base = folder.toAbsolutePath().normalize();
    Path full = path.toAbsolutePath().normalize();
    return full.startsWith(base) && !full.equals(base)
        ? base.relativize(full).toString()
        : path.toString();
  }
}
