package critterbake.cli.command;

import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells in a few lines what is wrong with a command line; its whole help would hide the reason. */
public final class WrongUsage implements IParameterExceptionHandler {
  private final Console console;

  public WrongUsage(Console console) {
    this.console = console;
  }

  @Override
  public int handleParseException(ParameterException wrong, String[] args) {
    CommandLine line = wrong.getCommandLine();
    console.error(wrong.getMessage());
    UnmatchedArgumentException.printSuggestions(wrong, line.getErr());
    line.getErr().flush();
    console.complain(line.getCommandSpec().qualifiedName() + " --help explains it");
    return ExitCode.USAGE.status();
  }
}
