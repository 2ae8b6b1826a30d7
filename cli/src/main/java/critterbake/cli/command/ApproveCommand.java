package critterbake.cli.command;

import critterbake.cli.check.Approval;
import critterbake.cli.check.ApprovedFolder;
import critterbake.cli.check.Bakes;
import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.json.Json;
import critterbake.cli.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code critterbake approve}: makes today's pictures the approved ones. */
@Command(
    name = "approve",
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    sortOptions = false,
    description = "Makes today's pictures, or those of an artifact folder, the approved ones.",
    footer = {
      "",
      "Examples:",
      "  critterbake approve hero.yaml",
      "  critterbake approve configs/ --prune",
      "  critterbake approve hero.yaml --from changed/    pictures that check --artifacts kept",
      "",
      "Refused where CI is set, since approving is a person's decision; --force does it."
    })
public final class ApproveCommand implements Callable<Integer>, ConsoleCommand {
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

  @Option(
      names = "--from",
      paramLabel = "DIR",
      description = "Takes the pictures that check --artifacts kept, without baking.")
  private String from;

  @Option(names = "--prune", description = "Removes approved pictures that nothing makes any more.")
  private boolean prune;

  @Option(names = "--force", description = "Approves where CI is set, too.")
  private boolean force;

  @Mixin private CommonOptions common = new CommonOptions();

  public ApproveCommand(Console console) {
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
    if (!force && !console.environment().getOrDefault("CI", "").isEmpty()) {
      throw new ToolException(
          ExitCode.USAGE,
          "approving is a person's decision and CI is set: approve on your machine, or from the"
              + " kept pictures with --from, or give --force");
    }
    if (from != null && !Files.isDirectory(CommonOptions.resolved(console, from))) {
      throw new ToolException(ExitCode.USAGE, "--from " + from + ": there is no such folder");
    }
    Console told = common.told(console);
    ScenarioLoading loading = new ScenarioLoading(told, common);
    ExitCode worst = ExitCode.DONE;
    List<Object> summary = new ArrayList<>();
    for (Path file : new ScenarioArguments(told).files(scenarios)) {
      if (common.failFast() && worst != ExitCode.DONE) {
        break;
      }
      try {
        summary.add(tell(told, file, approve(loading.load(file), told)));
      } catch (IOException | RuntimeException e) {
        worst = worst.worse(CommandFailures.tell(told, told.shown(file), e));
      }
    }
    if (common.json()) {
      told.out().print(Json.write(summary));
    }
    return worst.status();
  }

  private Map<String, Object> tell(Console told, Path file, Approved approved) {
    if (!common.json()) {
      told.result(approved.name() + ":" + approved.remark());
      approved.changes().forEach(line -> told.result("  " + line));
    }
    return Json.object(
        "scenario", told.shown(file),
        "name", approved.name(),
        "changes", approved.changes());
  }

  /** What became of a scenario's approved pictures: a line for each that changed. */
  private record Approved(String name, String remark, List<String> changes) {}

  private Approved approve(Scenario scenario, Console told) throws IOException {
    ApprovedFolder folder =
        ApprovedFolder.of(
            scenario,
            Optional.ofNullable(approved).map(name -> CommonOptions.resolved(told, name)));
    Approval approval = new Approval(prune);
    List<String> lines;
    if (from == null) {
      lines = new Bakes(told, common.jobs(), common.clips()).approve(scenario, approval, folder);
    } else {
      Path kept = CommonOptions.resolved(told, from).resolve(scenario.name());
      if (!Files.isDirectory(kept)) {
        return new Approved(scenario.name(), " nothing in " + from + ", left as it is", List.of());
      }
      lines = approval.approve(kept, folder);
    }
    return new Approved(scenario.name(), lines.isEmpty() ? " as approved already" : "", lines);
  }
}
