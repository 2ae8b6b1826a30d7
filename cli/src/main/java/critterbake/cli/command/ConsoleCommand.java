package critterbake.cli.command;

import critterbake.cli.console.Console;
import java.util.List;

/** A command whose options say how it talks. */
interface ConsoleCommand {
  /** The console as the command's options want it. */
  Console told(Console console);

  /** Options that every command takes and this one has no use for. */
  default List<String> unused() {
    return List.of();
  }
}
