package critterbake.cli.scenario;

import critterbake.cli.tree.Diagnostic;

/** A fault of a scenario that was found after it was read. */
public final class ScenarioFault extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Diagnostic diagnostic;

  ScenarioFault(Diagnostic diagnostic) {
    super(diagnostic.place() + ": " + diagnostic.message());
    this.diagnostic = diagnostic;
  }

  public Diagnostic diagnostic() {
    return diagnostic;
  }
}
