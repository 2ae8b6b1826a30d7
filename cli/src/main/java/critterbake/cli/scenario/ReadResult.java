package critterbake.cli.scenario;

import critterbake.cli.tree.Diagnostic;
import java.util.List;
import java.util.Optional;

/**
 * What reading a scenario gave.
 *
 * @param scenario the scenario, if no error was found
 * @param diagnostics errors and warnings, in the order of their places
 */
public record ReadResult(Optional<Scenario> scenario, List<Diagnostic> diagnostics) {
  public ReadResult {
    diagnostics = List.copyOf(diagnostics);
  }
}
