package critterbake.cli.command;

import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.output.RefusedOutput;
import critterbake.cli.scenario.ScenarioFault;
import critterbake.cli.tree.DiagnosticText;
import critterbake.sim.loop.LoopRefused;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.CancellationException;
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
    console.failure(failure, message(failure, code));
    return code;
  }

  /** Tells of a failure that one file met. */
  static ExitCode tell(Console console, String file, Exception failure) {
    ExitCode code = code(failure);
    if (failure instanceof ScenarioFault fault) {
      console.err().print(new DiagnosticText(console.colored()).of(fault.diagnostic()));
      console.failure(failure, "1 fault(s) in " + file);
    } else if (failure instanceof InvalidScenario) {
      console.failure(failure, failure.getMessage());
    } else {
      console.failure(failure, file + ": " + message(failure, code));
    }
    return code;
  }

  private static ExitCode code(Exception failure) {
    if (failure instanceof ToolException told) {
      return told.code();
    }
    if (failure instanceof ClosedByInterruptException || failure instanceof CancellationException) {
      return ExitCode.INTERRUPTED;
    }
    if (failure instanceof RefusedOutput
        || failure instanceof InvalidScenario
        || failure instanceof ScenarioFault) {
      return ExitCode.INVALID;
    }
    return failure instanceof LoopRefused ? ExitCode.GUARANTEE : ExitCode.FAILURE;
  }

  private static String message(Exception failure, ExitCode code) {
    if (failure instanceof FileSystemException files) {
      return "cannot write or read " + files.getFile() + reason(files);
    }
    if (code == ExitCode.INTERRUPTED) {
      return "interrupted";
    }
    if (failure instanceof IOException && failure.getMessage() != null) {
      return "cannot write or read a file: " + failure.getMessage();
    }
    return code == ExitCode.FAILURE ? unexpected(failure) : failure.getMessage();
  }

  private static String reason(FileSystemException failure) {
    if (failure instanceof AccessDeniedException) {
      return ": permission denied";
    }
    if (failure instanceof NoSuchFileException) {
      return ": there is no such file";
    }
    return failure.getReason() == null ? "" : ": " + failure.getReason();
  }

  private static String unexpected(Exception failure) {
    String message = failure.getMessage() == null ? "" : ": " + failure.getMessage();
    return failure.getClass().getSimpleName() + message + " (--stacktrace shows where)";
  }
}
