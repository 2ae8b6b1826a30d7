package critterbake.cli.command;

import critterbake.cli.check.CheckReports;
import critterbake.cli.console.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code critterbake check}: its options. The work is done by {@link CheckRun}. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    sortOptions = false,
    description = {
      "Bakes scenarios and compares every picture with the approved one: pixels, frames, times,"
          + " loops. Metric gates of the scenario are held too. Exit code 4 when anything differs."
    },
    footer = {
      "",
      "Examples:",
      "  critterbake check configs/                        against configs/approved/NAME/",
      "  critterbake check hero.yaml --report report.html  shows a person what changed",
      "  critterbake check configs/ --junit check.xml --artifacts changed/",
      "  critterbake check hero.yaml --mode oklab --max-ratio 0.001",
      "",
      "critterbake approve makes today's pictures the approved ones."
    })
public final class CheckCommand implements Callable<Integer>, ConsoleCommand {
  private final Console console;

  @Parameters(
      paramLabel = "SCENARIO",
      arity = "1..*",
      description = "A scenario file, a folder of them, or a glob.")
  private List<String> scenarios = new ArrayList<>();

  @Option(
      names = "--approved",
      paramLabel = "DIR",
      description = "Approved pictures, a folder for each scenario (default: approved/ beside it).")
  private String approved;

  @Mixin private CompareOptions compare = new CompareOptions();

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Writes a self-contained HTML page.")
  private String report;

  @Option(names = "--junit", paramLabel = "FILE", description = "Writes a JUnit XML file.")
  private String junit;

  @Option(
      names = "--artifacts",
      paramLabel = "DIR",
      description =
          "Keeps the pictures of failures in the approved layout, for approve --from, with the"
              + " report.")
  private String artifacts;

  @Option(
      names = "--cache",
      paramLabel = "DIR",
      description = "Skips scenarios that passed with the same inputs and approved pictures.")
  private String cache;

  @Option(
      names = "--github",
      description = "Prints GitHub annotations and a step summary (by itself in GitHub Actions).")
  private boolean github;

  @Mixin private CommonOptions common = new CommonOptions();

  public CheckCommand(Console console) {
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
    List<Path> files = new ScenarioArguments(told).files(scenarios);
    return new CheckRun(told, common, this).check(files).status();
  }

  CompareOptions compare() {
    return compare;
  }

  Optional<Path> approved() {
    return path(approved);
  }

  Optional<Path> artifacts() {
    return path(artifacts);
  }

  Optional<Path> cache() {
    return path(cache);
  }

  /** The reports asked for; artifacts bring the page with them. */
  CheckReports.Wanted reports() {
    List<Path> pages =
        Stream.of(file(report), artifacts().map(folder -> folder.resolve("report.html")))
            .flatMap(Optional::stream)
            .map(page -> page.toAbsolutePath().normalize())
            .distinct()
            .toList();
    boolean inGithub = "true".equals(console.environment().get("GITHUB_ACTIONS"));
    return new CheckReports.Wanted(pages, artifacts(), file(junit), github || inGithub);
  }

  String artifactsName() {
    return artifacts;
  }

  private Optional<Path> path(String name) {
    return Optional.ofNullable(name).map(text -> CommonOptions.resolved(console, text));
  }

  private Optional<Path> file(String name) {
    return Optional.ofNullable(name).map(text -> WrittenFile.file(console, text));
  }
}
