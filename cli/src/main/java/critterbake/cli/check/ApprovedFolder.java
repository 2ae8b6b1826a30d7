package critterbake.cli.check;

import critterbake.cli.bake.Manifest;
import critterbake.cli.compare.FolderComparison;
import critterbake.cli.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedSet;

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
}
