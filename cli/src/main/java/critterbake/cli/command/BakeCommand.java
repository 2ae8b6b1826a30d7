package critterbake.cli.command;

import critterbake.cli.atlas.Engine;
import critterbake.cli.console.Console;
import critterbake.cli.shard.Shard;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code critterbake bake}: its options. The work is done by {@link BakeRun}. */
@Command(
    name = "bake",
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    sortOptions = false,
    description = "Bakes scenarios into sheets, GIFs, APNGs and frames.",
    footer = {
      "",
      "Examples:",
      "  critterbake bake hero.yaml                     into out/",
      "  critterbake bake configs/ -o assets            every scenario of a folder",
      "  critterbake bake hero.yaml --clip walk --set view.size=96x96",
      "  critterbake bake hero.yaml --for godot         data that Godot loads, and how to import"
          + " it",
      "  critterbake bake hero.yaml --debug             shows how it works",
      "  critterbake bake hero.yaml --json              tells a build script what was written",
      "  critterbake bake hero.yaml --shard 2/8         one of eight runs that share the clips",
      "",
      "A scenario whose outputs are up to date is skipped; --force bakes it again."
    })
public final class BakeCommand implements Callable<Integer>, ConsoleCommand {
  private final Console console;

  @Parameters(
      paramLabel = "SCENARIO",
      arity = "1..*",
      description = "A scenario file, a folder of them, or a glob.")
  private List<String> scenarios = new ArrayList<>();

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(names = "--force", description = "Bakes again what is up to date.")
  private boolean force;

  @Option(
      names = "--allow-seam",
      description = "Takes loops whose seam shows; the manifest says so.")
  private boolean allowSeam;

  @Option(
      names = "--clamp",
      description = "Raises GIF delays under 2 centiseconds, which are refused otherwise.")
  private boolean clamp;

  @Option(
      names = "--depfile",
      paramLabel = "FILE",
      description = "Writes what the outputs depend on, for Make and Ninja.")
  private String depfile;

  @Option(
      names = "--for",
      paramLabel = "ENGINE",
      description =
          "Makes sheets as an engine wants them: godot, unity, phaser, libgdx, gamemaker or pixi.")
  private String engine;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description =
          "Bakes every N-th clip, beginning with the I-th; merge joins the parts. auto reads I and"
              + " N from the variables of an array job, auto/N only I.")
  private String shard;

  public BakeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Console told(Console plain) {
    return common.told(plain);
  }

  @Override
  public Integer call() throws Exception {
    Console told = common.told(console);
    return new BakeRun(told, common, this)
        .bake(new ScenarioArguments(told).files(scenarios))
        .status();
  }

  boolean force() {
    return force;
  }

  boolean allowSeam() {
    return allowSeam;
  }

  boolean clamp() {
    return clamp;
  }

  Optional<Path> depfile() {
    return Optional.ofNullable(depfile).map(name -> WrittenFile.file(console, name));
  }

  Shard shard() {
    return shard == null ? Shard.ALONE : Shard.of(shard, console.environment());
  }

  Optional<Engine> engine() {
    return EngineOption.engine(engine);
  }
}
