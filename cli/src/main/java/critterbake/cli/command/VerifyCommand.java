package critterbake.cli.command;

import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.json.Json;
import critterbake.cli.verify.SheetVerifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code critterbake verify}: reads sheets back as engines would. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
    sortOptions = false,
    description =
        "Rebuilds every frame from a sheet and its data file, by the rules of the data's format, and"
            + " compares it with the frame's hash in the manifest beside them.",
    footer = {
      "",
      "Ends with 0 when every frame is as it was baked, else with 4.",
      "",
      "Examples:",
      "  critterbake verify out/hero.json out/hero.atlas",
      "  critterbake verify out                           all that its manifests tell of"
    })
public final class VerifyCommand implements Callable<Integer>, ConsoleCommand {
  private final Console console;

  @Parameters(
      paramLabel = "DATA",
      arity = "1..*",
      description = "Data files of sheets, manifests, or folders of them.")
  private List<String> data = new ArrayList<>();

  @Mixin private TellingOptions telling = new TellingOptions();

  public VerifyCommand(Console console) {
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
    List<Object> summary = new ArrayList<>();
    ExitCode worst = ExitCode.DONE;
    List<Path> files = new ArrayList<>();
    for (String argument : data) {
      files.addAll(files(argument));
    }
    for (Path file : files) {
      List<String> faults = SheetVerifier.faults(file);
      worst = faults.isEmpty() ? worst : worst.worse(ExitCode.GUARANTEE);
      summary.add(tell(console.shown(file), faults));
    }
    if (telling.json()) {
      console.result(Json.write(summary).strip());
    }
    return worst.status();
  }

  /** A file, or the manifests of a folder. */
  private List<Path> files(String argument) throws IOException {
    Path file = CommonOptions.resolved(console, argument);
    if (Files.isRegularFile(file)) {
      return List.of(file);
    }
    if (!Files.isDirectory(file)) {
      throw new ToolException(ExitCode.INVALID, "no such file: " + argument);
    }
    List<Path> manifests = SheetVerifier.manifests(file);
    if (manifests.isEmpty()) {
      throw new ToolException(
          ExitCode.INVALID,
          argument + " is a folder without a manifest: give data files, or a folder of a bake");
    }
    return manifests;
  }

  private Map<String, Object> tell(String file, List<String> faults) {
    if (!telling.json()) {
      if (faults.isEmpty()) {
        console.result(file + ": every frame is as it was baked");
      }
      faults.forEach(fault -> console.error(file + ": " + fault));
    }
    return Json.object("path", file, "ok", faults.isEmpty(), "faults", faults);
  }
}
