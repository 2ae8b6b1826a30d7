package critterbake.cli.command;

import critterbake.cli.console.Console;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/**
 * Options that every command takes, so that a script can give the same to all, and a command has no
 * use for: its help leaves them out, and a run that is given one says that it changes nothing.
 */
public final class UnusedOptions implements IExecutionStrategy {
  private final Console console;

  public UnusedOptions(Console console) {
    this.console = console;
  }

  /** Takes them out of the help of a line's commands. */
  public static void hide(CommandLine line) {
    for (CommandLine command : line.getSubcommands().values()) {
      unused(command).forEach(name -> hide(command.getCommandSpec(), name));
    }
  }

  private static void hide(CommandSpec spec, String name) {
    OptionSpec option = spec.findOption(name);
    spec.remove(option);
    spec.addOption(OptionSpec.builder(option).hidden(true).build());
  }

  private static List<String> unused(CommandLine command) {
    return command.getCommand() instanceof ConsoleCommand told ? told.unused() : List.of();
  }

  @Override
  public int execute(ParseResult parsed) {
    if (parsed.hasSubcommand()) {
      tell(parsed.subcommand());
    }
    return new RunLast().execute(parsed);
  }

  private void tell(ParseResult parsed) {
    CommandLine line = parsed.commandSpec().commandLine();
    for (String name : unused(line)) {
      if (parsed.hasMatchedOption(name)) {
        ConsoleCommand command = line.getCommand();
        command.told(console).note(name + " changes nothing for " + parsed.commandSpec().name());
      }
    }
  }
}
