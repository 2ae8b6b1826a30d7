package critterbake.cli.command;

import critterbake.cli.console.Console;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/**
 * Finds the scenario files that arguments mean: a file, a folder (its {@code *.yaml}, {@code *.yml}
 * and {@code *.json}, sorted), or a glob, which is expanded here because not every shell does.
 */
final class ScenarioArguments {
  private final Console console;

  ScenarioArguments(Console console) {
    this.console = console;
  }

  /**
   * The files, each once, in the order of the arguments.
   *
   * @throws ToolException if an argument means no file
   */
  List<Path> files(List<String> arguments) {
    Set<Path> files = new LinkedHashSet<>();
    for (String argument : arguments) {
      files.addAll(files(argument));
    }
    return new ArrayList<>(files);
  }

  private List<Path> files(String argument) {
    Path path = isGlob(argument) ? null : pathOf(argument);
    try {
      if (path == null || !Files.exists(path) && isGlob(argument)) {
        return matching(argument);
      }
      if (Files.isDirectory(path)) {
        return listed(path, ScenarioArguments::isScenario, "holds no *.yaml, *.yml or *.json");
      }
      if (Files.exists(path)) {
        return List.of(path);
      }
    } catch (IOException e) {
      throw new ToolException(ExitCode.INVALID, "cannot read " + argument, e);
    }
    throw new ToolException(ExitCode.INVALID, "there is no file " + argument);
  }

  private Path pathOf(String argument) {
    try {
      return console.folder().resolve(argument);
    } catch (InvalidPathException e) {
      throw new ToolException(ExitCode.USAGE, "not a path: " + argument, e);
    }
  }

  private static boolean isGlob(String argument) {
    return argument.indexOf('*') >= 0 || argument.indexOf('?') >= 0 || argument.indexOf('{') >= 0;
  }

  /** A scenario file; dot-files and our own manifests are none. */
  private static boolean isScenario(Path file) {
    String name = file.getFileName().toString();
    boolean ending = name.endsWith(".yaml") || name.endsWith(".yml") || name.endsWith(".json");
    return ending && !name.startsWith(".") && !name.endsWith(".manifest.json");
  }

  /** Files under the folder before the first wildcard that match the whole pattern. */
  private List<Path> matching(String glob) throws IOException {
    String pattern = glob.replace('\\', '/');
    int fixed = pattern.lastIndexOf('/', firstWildcard(pattern));
    Path base = fixed < 0 ? console.folder() : pathOf(pattern.substring(0, Math.max(1, fixed)));
    String rest = pattern.substring(fixed + 1);
    FileSystem system = console.folder().getFileSystem();
    PathMatcher matcher;
    try {
      matcher = system.getPathMatcher("glob:" + rest);
    } catch (PatternSyntaxException e) {
      throw new ToolException(ExitCode.USAGE, "not a pattern: " + glob, e);
    }
    if (!Files.isDirectory(base)) {
      throw new ToolException(ExitCode.INVALID, "no file matches " + glob);
    }
    int depth = rest.contains("**") ? Integer.MAX_VALUE : rest.split("/", -1).length;
    try (Stream<Path> walk = Files.walk(base, depth)) {
      return some(
          walk.filter(file -> Files.isRegularFile(file) && matcher.matches(base.relativize(file))),
          "no file matches " + glob);
    }
  }

  private static int firstWildcard(String pattern) {
    for (int i = 0; i < pattern.length(); i++) {
      if ("*?{[".indexOf(pattern.charAt(i)) >= 0) {
        return i;
      }
    }
    return pattern.length();
  }

  private static List<Path> listed(Path folder, Predicate<Path> wanted, String otherwise)
      throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return some(
          files.filter(file -> Files.isRegularFile(file) && wanted.test(file)),
          "folder " + folder + " " + otherwise);
    }
  }

  private static List<Path> some(Stream<Path> files, String otherwise) {
    List<Path> sorted = files.sorted().toList();
    if (sorted.isEmpty()) {
      throw new ToolException(ExitCode.INVALID, otherwise);
    }
    return sorted;
  }
}
