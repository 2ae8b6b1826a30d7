package critterbake.cli.console;

/** How a run of the tool ended, as the shell sees it. */
public enum ExitCode {
  /** Everything was done. */
  DONE(0),
  /** An unexpected failure. */
  FAILURE(1),
  /** The command line was wrong. */
  USAGE(2),
  /** A scenario or another input file is invalid. */
  INVALID(3),
  /** A check, verify or loop guarantee failed. */
  GUARANTEE(4),
  /** Stopped by the user. */
  INTERRUPTED(130);

  private final int status;

  ExitCode(int status) {
    this.status = status;
  }

  public int status() {
    return status;
  }

  /** The worse of two: a failure before an invalid file before a broken guarantee. */
  public ExitCode worse(ExitCode other) {
    return rank() <= other.rank() ? this : other;
  }

  private int rank() {
    return switch (this) {
      case INTERRUPTED -> 0;
      case FAILURE -> 1;
      case USAGE -> 2;
      case INVALID -> 3;
      case GUARANTEE -> 4;
      case DONE -> 5;
    };
  }
}
