package critterbake.cli.command;

import critterbake.cli.bake.PreparedClip;
import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code critterbake trace}: every tracked point of every tick as CSV. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    sortOptions = false,
    description = "Prints every tracked point of every tick as CSV.",
    footer = {
      "",
      "Columns: tick,time,actor,part,x,y,angle,state. Positions are world units, y up; the angle is",
      "in degrees, counter-clockwise. Tick 0 is the state before the first step; the warm-up is",
      "included. The first clip is traced unless --clip names another.",
      "",
      "Examples:",
      "  critterbake trace hero.yaml > hero.csv",
      "  critterbake trace hero.yaml --clip run --set clock.ticks_per_frame=20"
    })
public final class TraceCommand implements Callable<Integer>, ConsoleCommand {
  private final Console console;

  @Parameters(paramLabel = "SCENARIO", description = "A scenario file.")
  private String scenario;

  @Mixin private CommonOptions common = new CommonOptions();

  public TraceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Console told(Console plain) {
    return common.told(plain);
  }

  @Override
  public List<String> unused() {
    return List.of("--out", "--jobs", "--debug", "--progress", "--fail-fast", "--json");
  }

  @Override
  public Integer call() throws IOException {
    Console told = common.told(console);
    Scenario read = new ScenarioLoading(told, common).load(onlyFile(told));
    PreparedClip clip = PreparedClip.of(read.clips().get(0), true);
    clip.take().notes().forEach(told::note);
    new TraceWriter(told.out()).write(clip.take());
    return 0;
  }

  /** A trace names no scenario in its rows, so that two of them could not be told apart. */
  private Path onlyFile(Console told) {
    List<Path> files = new ScenarioArguments(told).files(List.of(scenario));
    if (files.size() > 1) {
      throw new ToolException(
          ExitCode.USAGE,
          "a trace is of one scenario, and "
              + scenario
              + " means "
              + files.size()
              + ": name one, such as "
              + told.shown(files.get(0)));
    }
    return files.get(0);
  }
}
