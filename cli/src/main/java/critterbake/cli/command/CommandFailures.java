package critterbake.cli.command;

import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.sim.loop.LoopRefused;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Turns what ends a command early into one message and an exit status. */
public final class CommandFailures implements IExecutionExceptionHandler {
  private final Console console;

  public CommandFailures(Console console) {
    this.console = console;
  }

  @Override
  public int handleExecutionException(Exception failure, CommandLine line, ParseResult parsed) {
    Console told =
        line.getCommand() instanceof ConsoleCommand command ? command.told(console) : console;
    return tell(told, failure).status();
  }

  /** Tells of a failure and says how the command ends. */
  public static ExitCode tell(Console console, Exception failure) {
    ExitCode code = code(failure);
    String message = failure.getMessage();
    if (code == ExitCode.FAILURE) {
      console.failure(failure, unexpected(failure));
    } else {
      console.failure(failure, message);
    }
    return code;
  }

  private static ExitCode code(Exception failure) {
    if (failure instanceof ToolException told) {
      return told.code();
    }
    return failure instanceof LoopRefused ? ExitCode.GUARANTEE : ExitCode.FAILURE;
  }

  private static String unexpected(Exception failure) {
    String message = failure.getMessage() == null ? "" : ": " + failure.getMessage();
    return failure.getClass().getSimpleName() + message + " (--stacktrace shows where)";
  }
}
