package critterbake.cli.command;

import critterbake.cli.bake.DrawnParts;
import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.scenario.ReadOptions;
import critterbake.cli.scenario.ReadResult;
import critterbake.cli.scenario.Scenario;
import critterbake.cli.scenario.ScenarioReader;
import critterbake.cli.tree.Diagnostic;
import critterbake.cli.tree.DiagnosticText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads scenarios as the command line's options change them, and tells what is wrong with them. */
final class ScenarioLoading {
  private final Console console;
  private final ReadOptions options;

  ScenarioLoading(Console console, CommonOptions common) {
    this.console = console;
    this.options =
        new ReadOptions(
            common.set(),
            common.seed(),
            common.clips(),
            common.parts().map(folder -> existing(console, folder)).stream().toList(),
            common.limits());
  }

  private static Path existing(Console console, String folder) {
    Path path = CommonOptions.resolved(console, folder);
    if (!Files.isDirectory(path)) {
      throw new ToolException(ExitCode.USAGE, "--parts " + folder + ": there is no such folder");
    }
    return path;
  }

  /**
   * Reads a scenario.
   *
   * @throws InvalidScenario if it has faults; each was told with its place
   * @throws ToolException if there is no such file
   */
  Scenario load(Path file) throws IOException {
    if (!Files.exists(file) || Files.isDirectory(file)) {
      throw ScenarioArguments.meansNothing(console.shown(file));
    }
    ReadResult read = ScenarioReader.read(file, options);
    DiagnosticText text = new DiagnosticText(console.colored());
    List<Diagnostic> found = read.diagnostics();
    for (Diagnostic diagnostic : found) {
      if (diagnostic.isError() || !console.manner().quiet()) {
        console.err().print(text.of(diagnostic));
      }
    }
    return read.scenario()
        .map(DrawnParts::read)
        .orElseThrow(
            () ->
                new InvalidScenario(
                    found.stream().filter(Diagnostic::isError).count()
                        + " fault(s) in "
                        + console.shown(file)));
  }
}
