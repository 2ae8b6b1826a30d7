package critterbake.cli.command;

import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.cli.scenario.Limits;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of every command that works on scenarios. */
final class CommonOptions {
  @Option(
      names = {"-o", "--out"},
      paramLabel = "DIR",
      defaultValue = "out",
      description = "Folder for what is written (default: ${DEFAULT-VALUE}).")
  private String out;

  @Option(
      names = "--set",
      paramLabel = "PATH=VALUE",
      description =
          "Replaces one value of the scenario, such as actors.hero.speed=2 or view.size=96x96."
              + " May be given several times.")
  private List<String> set = new ArrayList<>();

  @Option(names = "--seed", paramLabel = "N", description = "Replaces the scenario's seed.")
  private Long seed;

  @Option(
      names = "--clip",
      paramLabel = "NAME",
      description = "Only this clip. May be given several times.")
  private List<String> clips = new ArrayList<>();

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "Threads that draw (default: all cores). The pictures do not depend on it.")
  private Integer jobs;

  @Option(
      names = "--parts",
      paramLabel = "DIR",
      description = "A further folder in which scenarios find sprites and palettes.")
  private String parts;

  @Option(names = "--debug", description = "Draws the whole overlay on every output.")
  private boolean debug;

  @Option(names = "--fail-fast", description = "Stops at the first scenario that fails.")
  private boolean failFast;

  @Mixin private TellingOptions telling = new TellingOptions();

  @Mixin private LimitOptions limits = new LimitOptions();

  Console told(Console console) {
    return telling.told(console);
  }

  Path out(Console console) {
    return folder(console, out);
  }

  /**
   * A folder from the command line in which files are written; it need not exist.
   *
   * @throws ToolException if a file stands in its way
   */
  static Path folder(Console console, String path) {
    Path folder = resolved(console, path).normalize();
    for (Path on = folder.toAbsolutePath(); on != null; on = on.getParent()) {
      if (Files.exists(on) && !Files.isDirectory(on)) {
        throw new ToolException(
            ExitCode.USAGE, "--out " + path + " is no folder: " + console.shown(on) + " is a file");
      }
    }
    if (path.isBlank()) {
      throw new ToolException(ExitCode.USAGE, "--out needs the name of a folder");
    }
    Path here = console.folder().toAbsolutePath().normalize();
    Path absolute = folder.toAbsolutePath().normalize();
    return absolute.equals(here) ? absolute : folder; // no path starts with "" or "."
  }

  /** A path from the command line. */
  static Path resolved(Console console, String path) {
    try {
      return console.folder().resolve(path);
    } catch (InvalidPathException e) {
      throw new ToolException(ExitCode.USAGE, "not a path: " + path, e);
    }
  }

  List<String> set() {
    for (String change : set) {
      if (!change.contains("=")) {
        throw new ToolException(
            ExitCode.USAGE,
            "--set " + change + ": expected PATH=VALUE, as in --set actors.hero.speed=2");
      }
    }
    return set;
  }

  Optional<Long> seed() {
    return Optional.ofNullable(seed);
  }

  List<String> clips() {
    return clips;
  }

  int jobs() {
    if (jobs != null && (jobs < 1 || jobs > 1024)) {
      throw new ToolException(ExitCode.USAGE, "--jobs must be 1 to 1024, was " + jobs);
    }
    return jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
  }

  Limits limits() {
    return limits.limits();
  }

  Optional<String> parts() {
    return Optional.ofNullable(parts);
  }

  boolean debug() {
    return debug;
  }

  boolean json() {
    return telling.json();
  }

  boolean failFast() {
    return failFast;
  }
}
