package critterbake.cli.command;

/** A scenario with faults, which have been told one by one with their places. */
final class InvalidScenario extends RuntimeException {
  private static final long serialVersionUID = 1;

  InvalidScenario(String summary) {
    super(summary);
  }
}
