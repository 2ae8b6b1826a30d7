package critterbake.cli.command;

import critterbake.cli.atlas.AtlasException;
import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.json.Json;
import critterbake.cli.output.PendingFiles;
import critterbake.cli.pack.FrameFiles;
import critterbake.cli.pack.PackedSheet;
import critterbake.cli.pack.PackedSheet.Written;
import critterbake.cli.verify.SheetVerifier;
import critterbake.raster.Clip;
import critterbake.raster.FrameTime;
import critterbake.raster.sheet.SheetException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code critterbake pack}: sheets of frames made elsewhere. */
@Command(
    name = "pack",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Packs frames made elsewhere into a sheet with data that engines load. walk_001.png belongs"
            + " to the clip walk; a GIF or animated PNG is a clip and keeps its times.",
    footer = {
      "",
      "Examples:",
      "  critterbake pack frames/ -o out --name hero",
      "  critterbake pack walk.gif run.gif --name hero --data aseprite,libgdx"
    })
public final class PackCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "FRAMES", arity = "1..*", description = "Folders, PNGs, APNGs, GIFs.")
  private List<String> frames = new ArrayList<>();

  @Option(
      names = {"-o", "--out"},
      paramLabel = "DIR",
      defaultValue = "out",
      description = "Folder for what is written (default: ${DEFAULT-VALUE}).")
  private String out;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      defaultValue = "sheet",
      description = "Name of the sheet (default: ${DEFAULT-VALUE}).")
  private String name;

  @Option(
      names = "--fps",
      paramLabel = "N",
      defaultValue = "12",
      description = "Frames a second of pictures without times (default: ${DEFAULT-VALUE}).")
  private int fps;

  @Option(names = "--json", description = "Prints one JSON summary on standard output.")
  private boolean json;

  @Mixin private SheetFlags flags = new SheetFlags();

  public PackCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (fps < 1) {
      throw new ToolException(ExitCode.USAGE, "--fps must be at least 1, was " + fps);
    }
    List<Path> paths = frames.stream().map(path -> CommonOptions.resolved(console, path)).toList();
    List<Clip> clips = FrameFiles.clips(paths, new FrameTime(1, fps));
    Path folder = CommonOptions.resolved(console, out);
    PackedSheet packed = pack(clips);
    PendingFiles.removeStale(folder, name);
    try (PendingFiles pending = new PendingFiles(folder)) {
      packed.write(pending);
    }
    tell(packed, folder);
    return verified(packed, folder).status();
  }

  private PackedSheet pack(List<Clip> clips) throws IOException {
    try {
      return PackedSheet.of(name, clips, flags.options(), flags.formats());
    } catch (SheetException | AtlasException e) {
      throw new ToolException(ExitCode.INVALID, e.getMessage(), e);
    }
  }

  /** Reads what was written back as the engines will. */
  private ExitCode verified(PackedSheet packed, Path folder) throws IOException {
    ExitCode code = ExitCode.DONE;
    for (Written file : packed.files()) {
      if (file.type().equals("data") && !file.name().endsWith(".motion.json")) {
        for (String fault : SheetVerifier.faults(folder.resolve(file.name()))) {
          console.error(file.name() + ": " + fault);
          code = ExitCode.GUARANTEE;
        }
      }
    }
    return code;
  }

  private void tell(PackedSheet packed, Path folder) {
    List<Object> outputs = new ArrayList<>();
    for (Written file : packed.files()) {
      String path = console.shown(folder.resolve(file.name()));
      outputs.add(
          Json.object(
              "type",
              file.type(),
              "path",
              path,
              "bytes",
              file.bytes().length,
              "frames",
              packed.sheet().frames().size(),
              "skipped",
              false));
      if (!json) {
        console.result(path + "  " + file.bytes().length + " bytes");
      }
    }
    if (json) {
      console.result(Json.write(Json.object("name", name, "outputs", outputs)).strip());
    }
    flags.engine().ifPresent(engine -> console.say(engine.howTo(name)));
  }
}
