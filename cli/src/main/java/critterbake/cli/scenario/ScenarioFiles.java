package critterbake.cli.scenario;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Finds the scenario files an argument means: a file, a folder (its scenarios, not those of folders
 * in it) or a glob, which we expand ourselves so that every shell and system does the same.
 */
public final class ScenarioFiles {
  private static final String WILD = "*?[{";
  private static final int DEEPEST = 32;

  private ScenarioFiles() {}

  /**
   * The files an argument means, sorted by path; none when it means nothing.
   *
   * @param folder what a relative argument is relative to
   * @throws IOException if a folder cannot be listed
   */
  public static List<Path> find(Path folder, String argument) throws IOException {
    Path path = existing(folder, argument);
    if (path != null) {
      return Files.isDirectory(path) ? scenarios(path) : List.of(path);
    }
    return isWild(argument) ? glob(folder, argument.replace('\\', '/')) : List.of();
  }

  private static Path existing(Path folder, String argument) {
    try {
      Path path = folder.resolve(argument);
      return Files.exists(path) ? path : null;
    } catch (InvalidPathException notAPath) {
      return null; // a glob, where the system allows no such names
    }
  }

  private static boolean isWild(String step) {
    return step.chars().anyMatch(c -> WILD.indexOf(c) >= 0);
  }

  private static List<Path> scenarios(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(ScenarioFiles::isScenario).sorted(BY_NAME).toList();
    }
  }

  private static final Comparator<Path> BY_NAME =
      (a, b) -> withSlashes(a).compareTo(withSlashes(b));

  private static String withSlashes(Path path) {
    return path.toString().replace('\\', '/');
  }

  private static boolean isScenario(Path file) {
    String name = file.getFileName().toString();
    String lower = name.toLowerCase(Locale.ROOT);
    boolean ending = lower.endsWith(".yaml") || lower.endsWith(".yml") || lower.endsWith(".json");
    boolean ours = lower.endsWith(".schema.json") || lower.endsWith(".manifest.json");
    return ending && !ours && !name.startsWith(".") && Files.isRegularFile(file);
  }

  private static List<Path> glob(Path folder, String pattern) throws IOException {
    int fixed = fixedLength(pattern);
    Path base = existing(folder, pattern.substring(0, fixed));
    if (base == null || !Files.isDirectory(base)) {
      return List.of();
    }
    String rest = pattern.substring(fixed);
    int depth =
        rest.contains("**") ? DEEPEST : (int) rest.chars().filter(c -> c == '/').count() + 1;
    PathMatcher matcher = matcher(folder.getFileSystem(), rest);
    try (Stream<Path> files = Files.walk(base, depth)) {
      return files
          .filter(file -> !file.equals(base) && matcher.matches(base.relativize(file)))
          .filter(ScenarioFiles::isScenario)
          .sorted(BY_NAME)
          .toList();
    }
  }

  private static PathMatcher matcher(FileSystem system, String pattern) {
    try {
      return system.getPathMatcher("glob:" + pattern);
    } catch (IllegalArgumentException malformed) {
      return path -> false;
    }
  }

  /** How much of a pattern stands before its first step with a wildcard. */
  private static int fixedLength(String pattern) {
    int fixed = 0;
    for (int i = 0; i < pattern.length() && WILD.indexOf(pattern.charAt(i)) < 0; i++) {
      if (pattern.charAt(i) == '/') {
        fixed = i + 1;
      }
    }
    return fixed;
  }
}
