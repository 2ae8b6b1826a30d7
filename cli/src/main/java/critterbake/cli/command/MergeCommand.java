package critterbake.cli.command;

import critterbake.cli.atlas.Engine;
import critterbake.cli.bake.BakeResult;
import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.json.Json;
import critterbake.cli.merge.Merge;
import critterbake.cli.parts.PartFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code critterbake merge}: joins the parts of a bake that several runs shared. */
@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    sortOptions = false,
    description =
        "Joins the parts that bake --shard wrote: packs the sheets and writes what a single run"
            + " would have written, byte for byte.",
    footer = {
      "",
      "Parts that lie in the output folder are gone then; others are left as they are.",
      "",
      "Examples:",
      "  critterbake merge out                  the parts are in out/, and so is the whole",
      "  critterbake merge part-1 part-2 part-3 -o assets"
    })
public final class MergeCommand implements Callable<Integer>, ConsoleCommand {
  private final Console console;

  @Parameters(paramLabel = "DIR", arity = "1..*", description = "Folders with parts.")
  private List<String> folders = new ArrayList<>();

  @Option(
      names = {"-o", "--out"},
      paramLabel = "DIR",
      defaultValue = "out",
      description = "Folder for what is written (default: ${DEFAULT-VALUE}).")
  private String out;

  @Option(
      names = "--parts",
      paramLabel = "DIR",
      description = "A folder with the approved data files that sheets name as stable.")
  private String parts;

  @Mixin private TellingOptions telling = new TellingOptions();

  public MergeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Console told(Console plain) {
    return telling.told(plain);
  }

  @Override
  public List<String> unused() {
    return List.of("--progress");
  }

  @Override
  public Integer call() throws IOException {
    Console told = told(console);
    Path folder = CommonOptions.folder(told, out);
    List<Path> approved = new ArrayList<>(List.of(told.folder().toAbsolutePath()));
    if (parts != null) {
      approved.add(CommonOptions.resolved(told, parts));
    }
    Merge merge =
        new Merge(folders.stream().map(name -> CommonOptions.resolved(told, name)).toList());
    List<Object> summaries = new ArrayList<>();
    for (String scenario : merge.scenarios()) {
      long begun = System.nanoTime();
      BakeResult whole = merge.write(scenario, folder, new PartFiles(approved));
      summaries.add(BakeSummary.json(told, scenario, whole, System.nanoTime() - begun));
      tell(told, scenario, whole, merge.engine(scenario));
    }
    if (telling.json()) {
      told.out().print(Json.write(summaries.size() == 1 ? summaries.get(0) : summaries));
    }
    return ExitCode.DONE.status();
  }

  private void tell(Console told, String scenario, BakeResult whole, String engine) {
    Engine.of(engine).map(known -> known.howTo(scenario)).ifPresent(told::say);
    if (!telling.json()) {
      whole.outputs().forEach(output -> told.result(told.shown(output.path())));
    }
  }
}
