package critterbake.cli.compare;

import critterbake.cli.compare.PairComparison.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Compares the pictures of two folders by name, subfolders included, in order of their names. */
public final class FolderComparison {
  private final AnimationComparison animations;

  public FolderComparison(CompareLimits limits) {
    this.animations = new AnimationComparison(limits);
  }

  /** One result for each picture that either folder holds; a folder that is not there is empty. */
  public List<PairComparison> compare(Path first, Path second) throws IOException {
    TreeSet<String> names = new TreeSet<>(pictures(first));
    names.addAll(pictures(second));
    List<PairComparison> results = new ArrayList<>();
    for (String name : names) {
      results.add(compare(name, first.resolve(name), second.resolve(name)));
    }
    return results;
  }

  /** Compares two files under one name. */
  public PairComparison compare(String name, Path first, Path second) {
    if (!Files.exists(first)) {
      return PairComparison.lone(name, Status.NEW);
    }
    if (!Files.exists(second)) {
      return PairComparison.lone(name, Status.MISSING);
    }
    try {
      return PairComparison.of(
          name, animations.compare(AnimationFile.read(first), AnimationFile.read(second)));
    } catch (UnreadableFile e) {
      return PairComparison.unreadable(name, e);
    }
  }

  /** Names of the pictures in a folder, relative to it, with slashes, in order. */
  public static SortedSet<String> pictures(Path folder) throws IOException {
    TreeSet<String> names = new TreeSet<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        files
            .filter(file -> Files.isRegularFile(file) && AnimationFile.isPicture(file))
            .forEach(file -> names.add(folder.relativize(file).toString().replace('\\', '/')));
      }
    }
    return names;
  }
}
