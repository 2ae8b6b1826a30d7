package critterbake.cli.command;

import critterbake.cli.bake.Inspection;
import critterbake.cli.bake.Inspection.Inspected;
import critterbake.cli.bake.SceneryFiles;
import critterbake.cli.console.Console;
import critterbake.cli.json.Json;
import critterbake.cli.plot.MotionPlot;
import critterbake.cli.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
      "  critterbake inspect hero.yaml --plot gait.png"
    })
public final class InspectCommand implements Callable<Integer>, ConsoleCommand {
  private final Console console;

  @Parameters(paramLabel = "SCENARIO", description = "A scenario file.")
  private String scenario;

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
  public Integer call() throws IOException {
    Console told = common.told(console);
    Path file = new ScenarioArguments(told).files(List.of(scenario)).get(0);
    Scenario read = new ScenarioLoading(told, common).load(file);
    List<Inspected> clips =
        new Inspection(SceneryFiles.renderers(read), told, common.jobs()).inspect(read.clips());
    clips.stream().flatMap(clip -> clip.drawn().allNotes().stream()).distinct().forEach(told::note);
    if (plot != null) {
      draw(told, clips);
    }
    if (common.json()) {
      told.out()
          .print(
              Json.write(
                  Json.object(
                      "scenario", told.shown(file),
                      "clips", clips.stream().map(Inspected::json).toList())));
    } else {
      new InspectTable(told).print(clips);
    }
    return 0;
  }

  private void draw(Console told, List<Inspected> clips) throws IOException {
    Path file = told.folder().resolve(plot);
    if (file.toAbsolutePath().getParent() != null) {
      Files.createDirectories(file.toAbsolutePath().getParent());
    }
    Files.write(file, MotionPlot.png(clips.stream().map(clip -> clip.drawn().clip()).toList()));
    told.note("drawn: " + told.shown(file));
  }
}
