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

  boolean json() {
    return json;
  }

  boolean quiet() {
    return quiet;
  }

  /** The console of a command without progress. */
  Console told(Console console) {
    return told(console, When.AUTO, When.AUTO);
  }

  Console told(Console console, When progress, When color) {
    return console.with(new Manner(progress, color, quiet, stackTraces));
  }
}
