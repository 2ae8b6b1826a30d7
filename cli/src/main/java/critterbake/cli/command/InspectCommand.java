package critterbake.cli.command;

import critterbake.cli.console.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code critterbake inspect}: how well a scenario moves, and how its pictures are. */
@Command(
    name = "inspect",
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    sortOptions = false,
    description = "Prints metrics of motion and pictures: slip, seams, contacts, root motion.",
    footer = {
      "",
      "Examples:",
      "  critterbake inspect hero.yaml",
      "  critterbake inspect hero.yaml --clip walk --json",
      "  critterbake inspect configs/                   every scenario of a folder",
      "  critterbake inspect hero.yaml --plot gait.png"
    })
public final class InspectCommand implements Callable<Integer>, ConsoleCommand {
  private final Console console;

  @Parameters(
      paramLabel = "SCENARIO",
      arity = "1..*",
      description = "A scenario file, a folder of them, or a glob.")
  private List<String> scenarios = new ArrayList<>();

  @Option(
      names = "--plot",
      paramLabel = "FILE",
      description = "Also draws when feet stand and how high the body is, as a PNG.")
  private String plot;

  @Mixin private CommonOptions common = new CommonOptions();

  public InspectCommand(Console console) {
    this.console = console;
  }

  @Override
  public Console told(Console plain) {
    return common.told(plain);
  }

  @Override
  public List<String> unused() {
    return List.of("--out", "--debug");
  }

  @Override
  public Integer call() throws IOException {
    Console told = common.told(console);
    Optional<Path> picture = Optional.ofNullable(plot).map(name -> WrittenFile.png(told, name));
    return new InspectRun(told, common, picture)
        .inspect(new ScenarioArguments(told).files(scenarios))
        .status();
  }
}
