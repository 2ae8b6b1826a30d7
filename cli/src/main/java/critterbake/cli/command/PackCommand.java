package critterbake.cli.command;

import critterbake.cli.atlas.AtlasException;
import critterbake.cli.bake.BakeResult;
import critterbake.cli.bake.DependencyFile;
import critterbake.cli.bake.Manifest;
import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.json.Json;
import critterbake.cli.output.ApprovedLayout;
import critterbake.cli.output.PendingFiles;
import critterbake.cli.pack.FrameFiles;
import critterbake.cli.pack.PackedSheet;
import critterbake.cli.verify.PixelHash;
import critterbake.cli.version.ToolVersion;
import critterbake.raster.Clip;
import critterbake.raster.FrameTime;
import critterbake.raster.sheet.ApprovedFrame;
import critterbake.raster.sheet.SheetException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code critterbake pack}: sheets of frames made elsewhere. */
@Command(
    name = "pack",
    mixinStandardHelpOptions = true,
    addMethodSubcommands = false,
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
public final class PackCommand implements Callable<Integer>, ConsoleCommand {
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

  @Option(names = "--force", description = "Packs again what is up to date.")
  private boolean force;

  @Option(
      names = "--depfile",
      paramLabel = "FILE",
      description = "Writes what the sheet depends on, for Make and Ninja.")
  private String depfile;

  @Mixin private SheetFlags flags = new SheetFlags();

  @Mixin private TellingOptions telling = new TellingOptions();

  public PackCommand(Console console) {
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
    if (fps < 1) {
      throw new ToolException(ExitCode.USAGE, "--fps must be at least 1, was " + fps);
    }
    flags.formats(); // a wrong word is told before a missing picture
    List<Path> pictures =
        FrameFiles.pictures(
            frames.stream().map(path -> CommonOptions.resolved(console, path)).toList());
    Optional<Path> stable = flags.stable().map(path -> CommonOptions.resolved(console, path));
    List<Path> inputs = new ArrayList<>(pictures);
    if (stable.isPresent()) {
      inputs.addAll(ApprovedLayout.files(stable.get()));
    }
    Path folder = CommonOptions.folder(console, out);
    Optional<Path> rules = Optional.ofNullable(depfile).map(to -> WrittenFile.file(console, to));
    BakeResult result = packed(folder, pictures, stable, inputs);
    tell(result);
    if (rules.isPresent()) {
      DependencyFile dependencies = new DependencyFile();
      dependencies.add(result.outputs(), inputs);
      dependencies.write(rules.get(), console::shown);
    }
    return ExitCode.DONE.status();
  }

  /** Packs, unless everything is as a run of the same inputs left it. */
  private BakeResult packed(
      Path folder, List<Path> pictures, Optional<Path> stable, List<Path> inputs)
      throws IOException {
    String hash = hash(inputs);
    Path manifestFile = folder.resolve(Manifest.fileName(name));
    Optional<Manifest> old = force ? Optional.empty() : Manifest.read(manifestFile);
    if (old.isPresent() && old.get().holds(hash, folder)) {
      return BakeResult.skipped(old.get(), folder);
    }
    PackedSheet sheet = pack(pictures, stable, hash);
    PendingFiles.removeStale(folder, name, Set.of());
    try (PendingFiles pending = new PendingFiles(folder)) {
      sheet.write(pending, Manifest.fileName(name));
    }
    return BakeResult.of(sheet.manifest(), folder);
  }

  private String hash(List<Path> inputs) throws IOException {
    MessageDigest digest = PixelHash.sha256();
    String options = flags.fingerprint() + " fps " + fps + " name " + name;
    digest.update(utf8("critterbake " + ToolVersion.text() + " pack " + options + "\n"));
    for (Path file : inputs) {
      Path inside = file.toAbsolutePath().normalize().getParent();
      digest.update(utf8(inside.getFileName() + "/" + file.getFileName() + " "));
      digest.update(utf8(Manifest.sha256(file) + "\n"));
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private PackedSheet pack(List<Path> pictures, Optional<Path> stable, String hash)
      throws IOException {
    List<Clip> clips = FrameFiles.clips(pictures, new FrameTime(1, fps));
    List<ApprovedFrame> approved =
        stable.isPresent() ? ApprovedLayout.read(stable.get()) : List.of();
    PackedSheet sheet;
    try {
      PackedSheet.Plan plan =
          new PackedSheet.Plan(name, flags.options(), approved, flags.formats());
      sheet = PackedSheet.of(plan, clips, hash);
    } catch (SheetException | AtlasException e) {
      throw new ToolException(ExitCode.INVALID, e.getMessage(), e);
    }
    if (!sheet.faults().isEmpty()) {
      throw new ToolException(
          ExitCode.GUARANTEE,
          "the sheet does not give back its frames, nothing was written:\n  "
              + String.join("\n  ", sheet.faults()));
    }
    return sheet;
  }

  private void tell(BakeResult result) {
    Console told = told(console);
    if (result.skipped()) {
      told.say(name + ": up to date (--force packs it again)");
    }
    List<Object> outputs = new ArrayList<>();
    for (BakeResult.Output output : result.outputs()) {
      String path = told.shown(output.path());
      outputs.add(
          Json.object(
              "type", output.file().type(),
              "path", path,
              "bytes", output.bytes(),
              "width", output.file().width(),
              "height", output.file().height(),
              "frames", output.file().frames(),
              "sha256", output.sha256(),
              "skipped", output.skipped()));
      if (!telling.json() && !result.skipped()) {
        told.result(path);
      }
    }
    if (telling.json()) {
      told.result(Json.write(Json.object("name", name, "outputs", outputs)).strip());
    }
    if (!result.skipped()) {
      flags.engine().ifPresent(engine -> told.say(engine.howTo(name)));
    }
  }
}
