package critterbake.cli.parts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Finds the files a scenario names: sprites, palettes, recordings. They lie in the scenario's
 * folder or in a folder given for parts, and nowhere else, whatever {@code ..}, absolute names or
 * symbolic links say: a scenario may come from a stranger.
 */
public final class PartFiles {
  private final List<Path> folders;

  /**
   * @param folders where parts may lie, the first that has a file wins
   */
  public PartFiles(List<Path> folders) {
    this.folders = List.copyOf(folders);
  }

  /**
   * What a name leads to.
   *
   * @param file the file, if all is well
   * @param problem what is wrong, if not
   */
  public record Found(Optional<Path> file, Optional<String> problem) {
    private static Found at(Path file) {
      return new Found(Optional.of(file), Optional.empty());
    }

    private static Found wrong(String problem) {
      return new Found(Optional.empty(), Optional.of(problem));
    }
  }

  /** The name without the layer or slice behind {@code #}. */
  public static String fileName(String written) {
    int layer = written.indexOf('#');
    return layer < 0 ? written : written.substring(0, layer);
  }

  /** Finds a file by the name a scenario gives it; a layer behind {@code #} is left out. */
  public Found find(String written) {
    String name = fileName(written);
    Optional<String> problem = problem(name);
    if (problem.isPresent()) {
      return Found.wrong(problem.get());
    }
    try {
      for (Path folder : folders) {
        Path file = folder.resolve(name);
        if (Files.isRegularFile(file)) {
          return staysInside(folder, file)
              ? Found.at(file)
              : Found.wrong("'" + name + "' leads out of the scenario's folder");
        }
      }
    } catch (InvalidPathException | IOException e) {
      return Found.wrong("'" + name + "' cannot be a file here");
    }
    return Found.wrong("there is no file '" + name + "' beside the scenario");
  }

  /** Why a written name may not be used, whatever the file system holds. */
  private static Optional<String> problem(String name) {
    if (name.isBlank()) {
      return Optional.of("the file has no name");
    }
    if (RelativeName.isAbsolute(name)) {
      return Optional.of("'" + name + "' is absolute: parts are named from the scenario's folder");
    }
    if (RelativeName.climbs(name)) {
      return Optional.of("'" + name + "' leads out of the scenario's folder");
    }
    return Optional.empty();
  }

  private static boolean staysInside(Path folder, Path file) throws IOException {
    return file.toRealPath().startsWith(folder.toRealPath());
  }
}
