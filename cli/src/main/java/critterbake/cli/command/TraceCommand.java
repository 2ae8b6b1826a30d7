package critterbake.cli.command;

import critterbake.cli.bake.PreparedClip;
import critterbake.cli.console.Console;
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
  public Integer call() throws IOException {
    Console told = common.told(console);
    Path file = new ScenarioArguments(told).files(List.of(scenario)).get(0);
    Scenario read = new ScenarioLoading(told, common).load(file);
    PreparedClip clip = PreparedClip.of(read.clips().get(0), true);
    clip.take().notes().forEach(told::note);
    new TraceWriter(told.out()).write(clip.take());
    return 0;
  }
}
