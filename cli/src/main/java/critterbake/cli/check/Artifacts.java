package critterbake.cli.check;

import critterbake.cli.bake.Manifest;
import critterbake.cli.compare.DifferenceFile;
import critterbake.cli.compare.DifferencePainter;
import critterbake.cli.compare.FolderComparison;
import critterbake.cli.compare.PairComparison;
import critterbake.cli.compare.PairComparison.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * Keeps the pictures of scenarios that failed, in the layout of the approved ones, so that they can
 * be approved from there; pictures of the differences lie in a folder of their own.
 *
 * @param folder where, or empty to keep nothing
 */
public record Artifacts(Optional<Path> folder) {
  public static final Artifacts NONE = new Artifacts(Optional.empty());

  /** Folder of difference pictures; no scenario has this name, since it begins with a dot. */
  private static final String DIFFERENCES = ".differences";

  /** Copies what a failed scenario baked. */
  void keep(ScenarioCheck check, Path baked) throws IOException {
    if (folder.isEmpty() || check.failures().isEmpty()) {
      return;
    }
    Path actual = folder.get().resolve(check.name());
    for (String name : FolderComparison.pictures(baked)) {
      copy(baked.resolve(name), actual.resolve(name));
    }
    copy(
        baked.resolve(Manifest.fileName(check.name())),
        actual.resolve(Manifest.fileName(check.name())));
    Path differences = folder.get().resolve(DIFFERENCES).resolve(check.name());
    for (PairComparison failure : check.failures()) {
      if (failure.status() == Status.DIFFERENT) {
        Path file = differences.resolve(failure.name() + ".png");
        Files.createDirectories(file.getParent());
        DifferenceFile.write(failure.difference().orElseThrow(), DifferencePainter.PLAIN, file);
      }
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
  }
}
