package critterbake.cli.command;

import critterbake.cli.console.Console;

/** A command whose options say how it talks. */
interface ConsoleCommand {
  /** The console as the command's options want it. */
  Console told(Console console);
}
