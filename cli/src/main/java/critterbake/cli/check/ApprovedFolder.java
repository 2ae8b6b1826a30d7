package critterbake.cli.check;

import critterbake.cli.bake.Manifest;
import critterbake.cli.compare.AnimationFile;
import critterbake.cli.compare.FolderComparison;
import critterbake.cli.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Where the approved pictures of one scenario lie, with the manifest of the bake they came from.
 *
 * @param folder a folder of the scenario's own
 * @param scenario the scenario's name
 */
public record ApprovedFolder(Path folder, String scenario) {
  /**
   * The usual place: {@code approved/NAME} beside the scenario, or {@code NAME} in another folder.
   */
  public static ApprovedFolder of(Scenario scenario, Optional<Path> approved) {
    Path all = approved.orElse(scenario.file().resolveSibling("approved"));
    return new ApprovedFolder(all.resolve(scenario.name()), scenario.name());
  }

  Path manifest() {
    return folder.resolve(Manifest.fileName(scenario));
  }

  SortedSet<String> pictures() throws IOException {
    return FolderComparison.pictures(folder);
  }

  /** The pictures that the manifest tells of, whether they are still there or not. */
  SortedSet<String> listed() {
    TreeSet<String> names = new TreeSet<>();
    for (Manifest.Entry entry : entries()) {
      if (AnimationFile.isPicture(Path.of(entry.file().name()))) {
        names.add(entry.file().name());
      }
    }
    return names;
  }

  /** What an approval keeps besides the manifest: pictures and the data that cuts sheets. */
  static SortedSet<String> kept(Path folder, String scenario) throws IOException {
    TreeSet<String> names = new TreeSet<>(FolderComparison.pictures(folder));
    for (SheetFiles sheet : SheetFiles.in(folder, scenario)) {
      for (String name : sheet.data()) {
        Path file = folder.resolve(name).normalize();
        if (file.startsWith(folder.normalize()) && Files.isRegularFile(file)) {
          names.add(name);
        }
      }
    }
    return names;
  }

  SortedSet<String> kept() throws IOException {
    return kept(folder, scenario);
  }

  private List<Manifest.Entry> entries() {
    return Manifest.read(manifest()).map(Manifest::entries).orElse(List.of());
  }
}
