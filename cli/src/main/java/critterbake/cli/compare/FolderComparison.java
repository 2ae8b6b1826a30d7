package critterbake.cli.compare;

import critterbake.cli.compare.PairComparison.Status;
import critterbake.raster.encode.Animation;
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

  /** Looks at a pair while its pictures are in memory. */
  public interface Viewer {
    void see(ComparedFiles files) throws IOException;
  }

  /**
   * One result for each picture that either folder holds; a folder that is not there is empty.
   *
   * @param viewer sees each pair in turn
   */
  public List<PairComparison> compare(Path first, Path second, Viewer viewer) throws IOException {
    TreeSet<String> names = new TreeSet<>(pictures(first));
    names.addAll(pictures(second));
    List<PairComparison> results = new ArrayList<>();
    for (String name : names) {
      ComparedFiles files = compare(name, first.resolve(name), second.resolve(name));
      viewer.see(files);
      results.add(files.pair());
    }
    return results;
  }

  /** Compares two files under one name; one of them may not exist. */
  public ComparedFiles compare(String name, Path first, Path second) {
    try {
      if (!Files.exists(first)) {
        return ComparedFiles.lone(name, Status.NEW, AnimationFile.read(second));
      }
      if (!Files.exists(second)) {
        return ComparedFiles.lone(name, Status.MISSING, AnimationFile.read(first));
      }
      return ComparedFiles.of(name, compare(first, second));
    } catch (UnreadableFile e) {
      return ComparedFiles.unreadable(name, e);
    }
  }

  /** Compares two files; of two that are byte for byte the same only one is decoded. */
  private ComparedAnimations compare(Path first, Path second) throws UnreadableFile {
    Animation one = AnimationFile.read(first);
    return animations.compare(one, sameBytes(first, second) ? one : AnimationFile.read(second));
  }

  private static boolean sameBytes(Path first, Path second) throws UnreadableFile {
    try {
      return Files.mismatch(first, second) < 0;
    } catch (IOException e) {
      throw new UnreadableFile(second, "cannot be read: " + e.getMessage(), e);
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
