package critterbake.cli.check;

import critterbake.cli.bake.Manifest;
import critterbake.cli.compare.ComparedAnimations;
import critterbake.cli.compare.DifferenceFile;
import critterbake.cli.compare.DifferencePainter;
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
public record Artifacts(Optional<Path> folder) implements Failure.Taker {
  public static final Artifacts NONE = new Artifacts(Optional.empty());

  /** Folder of difference pictures; no scenario has this name, since it begins with a dot. */
  private static final String DIFFERENCES = ".differences";

  /** Writes the picture of a difference. */
  @Override
  public void take(Failure failure) throws IOException {
    Optional<ComparedAnimations> both = failure.files().both();
    if (folder.isPresent() && both.isPresent()) {
      Path file = folder.get().resolve(difference(failure));
      Files.createDirectories(file.getParent());
      DifferenceFile.write(both.get(), DifferencePainter.PLAIN, file);
    }
  }

  /** Where the picture of a difference lies in the folder. */
  static String difference(Failure failure) {
    String name = failure.files().pair().name().replace('#', '-');
    return DIFFERENCES + "/" + failure.scenario() + "/" + name + ".png";
  }

  /** Where the new picture lies in the folder. */
  static String actual(Failure failure) {
    String name = failure.files().pair().name();
    return failure.scenario() + "/" + name.replaceFirst("#.*", "");
  }

  /** Copies what a scenario baked if it failed, and removes what an earlier check kept of it. */
  void keep(ScenarioCheck check, Path baked) throws IOException {
    if (folder.isEmpty()) {
      return;
    }
    Path actual = folder.get().resolve(check.name());
    removeKept(actual, check.name());
    if (!check.failures().isEmpty()) {
      for (String name : ApprovedFolder.kept(baked, check.name())) {
        copy(baked.resolve(name), actual.resolve(name));
      }
      String manifest = Manifest.fileName(check.name());
      copy(baked.resolve(manifest), actual.resolve(manifest));
    }
  }

  /** Only what a check put there: the folder may hold other things. */
  private static void removeKept(Path actual, String scenario) throws IOException {
    Path manifest = actual.resolve(Manifest.fileName(scenario));
    if (Files.exists(manifest)) {
      for (String name : ApprovedFolder.kept(actual, scenario)) {
        Files.deleteIfExists(actual.resolve(name));
      }
      Files.delete(manifest);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
  }
}
