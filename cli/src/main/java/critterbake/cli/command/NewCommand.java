package critterbake.cli.command;

import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.scenario.ScenarioType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code critterbake new}: writes a commented scenario to start from. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    description = "Writes a commented scenario to start from, and says what to do next.",
    footer = {
      "",
      "Examples:",
      "  critterbake new walker hero.yaml",
      "  critterbake new swing rider.yaml --force"
    })
public final class NewCommand implements Callable<Integer> {
  private static final String SCHEMA = "scenario.schema.json";

  private final Console console;

  @Parameters(
      index = "0",
      paramLabel = "KIND",
      description = "What it holds: walker, goop, swing or swarm.")
  private String kind;

  @Parameters(index = "1", paramLabel = "FILE", description = "The file to write, ending in .yaml.")
  private String file;

  @Option(names = "--force", description = "Overwrites a file that is there.")
  private boolean force;

  public NewCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Starter starter = Starter.of(kind);
    Path path = CommonOptions.resolved(console, file);
    String name = path.getFileName() == null ? "" : path.getFileName().toString();
    String lower = name.toLowerCase(Locale.ROOT);
    if (!lower.endsWith(".yaml") && !lower.endsWith(".yml")) {
      throw new ToolException(ExitCode.USAGE, "the file's name must end in .yaml, was " + file);
    }
    if (Files.exists(path) && !force) {
      throw new ToolException(ExitCode.USAGE, file + " exists; --force overwrites it");
    }
    Path folder = path.toAbsolutePath().getParent();
    Files.createDirectories(folder);
    if (!Files.exists(folder.resolve(SCHEMA))) {
      write(folder.resolve(SCHEMA), ScenarioType.usual().schema());
    }
    write(path, starter.text(SCHEMA));
    console.out().print(starter.nextSteps(file, name.substring(0, name.lastIndexOf('.'))));
    return 0;
  }

  /** Writes beside the file and moves it into place, so that nobody meets half of it. */
  private static void write(Path path, String text) throws IOException {
    Path draft = path.resolveSibling("." + path.getFileName() + ".tmp");
    Files.writeString(draft, text);
    Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
  }
}
