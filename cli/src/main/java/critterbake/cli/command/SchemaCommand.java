package critterbake.cli.command;

import critterbake.cli.console.Console;
import critterbake.cli.scenario.ScenarioType;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code critterbake schema}: prints the JSON Schema of scenario files. */
@Command(
    name = "schema",
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    description = "Prints the JSON Schema of scenario files, for completion and checks in editors.",
    footer = {
      "",
      "Example:",
      "  critterbake schema > scenario.schema.json",
      "and on the first line of a scenario:",
      "  # yaml-language-server: $schema=scenario.schema.json"
    })
public final class SchemaCommand implements Callable<Integer> {
  private final Console console;

  @Option(names = "--reference", description = "Prints a table of all keys as Markdown instead.")
  private boolean reference;

  public SchemaCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    ScenarioType type = ScenarioType.usual();
    console.out().print(reference ? type.reference() : type.schema());
    return 0;
  }
}
