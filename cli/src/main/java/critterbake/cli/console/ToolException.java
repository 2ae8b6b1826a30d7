package critterbake.cli.console;

/**
 * A fault that is told to a person in one message and ends the work on one scenario. The message
 * says what is wrong and what would be right; several lines are allowed.
 */
public final class ToolException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final ExitCode code;

  public ToolException(ExitCode code, String message) {
    super(message);
    this.code = code;
  }

  public ToolException(ExitCode code, String message, Throwable cause) {
    super(message, cause);
    this.code = code;
  }

  public ExitCode code() {
    return code;
  }
}
