package critterbake.cli.command;

import critterbake.cli.console.Console;
import critterbake.cli.console.Console.Manner;
import critterbake.cli.console.Console.When;
import picocli.CommandLine.Option;

/** Options of every command that reads or writes pictures: how it tells what it did. */
final class TellingOptions {
  @Option(names = "--json", description = "Prints one JSON summary on standard output.")
  private boolean json;

  @Option(names = "--quiet", description = "Only results and errors.")
  private boolean quiet;

  @Option(names = "--stacktrace", description = "Shows where in the program an error came from.")
  private boolean stackTraces;

  @Option(
      names = "--progress",
      paramLabel = "WHEN",
      defaultValue = "auto",
      description = "Whether progress is shown: auto, always or never.")
  private When progress;

  @Option(
      names = "--color",
      paramLabel = "WHEN",
      defaultValue = "auto",
      description = "Whether messages are colored: auto, always or never.")
  private When color;

  boolean json() {
    return json;
  }

  boolean quiet() {
    return quiet;
  }

  /** The console that tells so. */
  Console told(Console console) {
    return console.with(new Manner(progress, color, quiet, stackTraces));
  }
}
