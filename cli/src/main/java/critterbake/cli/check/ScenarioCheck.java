package critterbake.cli.check;

import critterbake.cli.compare.PairComparison;
import java.nio.file.Path;
import java.util.List;

/**
 * What a check of one scenario found.
 *
 * @param file the scenario file
 * @param name the scenario's name
 * @param outputs a result for each picture, baked or approved
 * @param gates metrics over their limits, in words with numbers
 * @param diagnosis what the hashes of both bakes tell about the cause
 * @param error why the scenario could not be checked at all, or empty
 * @param seconds what it took
 * @param cached whether an earlier check of the same inputs is relied on
 */
public record ScenarioCheck(
    Path file,
    String name,
    List<PairComparison> outputs,
    List<String> gates,
    List<String> diagnosis,
    String error,
    double seconds,
    boolean cached) {
  public ScenarioCheck {
    outputs = List.copyOf(outputs);
    gates = List.copyOf(gates);
    diagnosis = List.copyOf(diagnosis);
  }

  /** A scenario that could not be checked. */
  public static ScenarioCheck broken(Path file, String name, String error) {
    return new ScenarioCheck(file, name, List.of(), List.of(), List.of(), error, 0, false);
  }

  public boolean passed() {
    return error.isEmpty() && gates.isEmpty() && failures().isEmpty();
  }

  /** The outputs that are not as approved. */
  public List<PairComparison> failures() {
    return outputs.stream().filter(output -> !output.passed()).toList();
  }
}
