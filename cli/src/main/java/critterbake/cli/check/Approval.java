package critterbake.cli.check;

import critterbake.cli.bake.Manifest;
import critterbake.cli.output.PendingFiles;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;

/**
 * Makes the pictures of a folder the approved ones of a scenario, with the manifest beside them.
 */
public final class Approval {
  private final boolean prune;

  /**
   * @param prune whether approved pictures that the folder does not have are removed
   */
  public Approval(boolean prune) {
    this.prune = prune;
  }

  /** One line for each file that changed; none when everything was approved already. */
  public List<String> approve(Path from, ApprovedFolder approved) throws IOException {
    SortedSet<String> names = ApprovedFolder.kept(from, approved.scenario());
    List<String> lines = new ArrayList<>();
    List<String> changed = new ArrayList<>();
    for (String name : names) {
      String what = change(from.resolve(name), approved.folder().resolve(name));
      if (!what.isEmpty()) {
        lines.add(what + " " + name);
        changed.add(name);
      }
    }
    String manifest = Manifest.fileName(approved.scenario());
    if (Files.exists(from.resolve(manifest))
        && !change(from.resolve(manifest), approved.manifest()).isEmpty()) {
      changed.add(manifest);
    }
    SortedSet<String> before = approved.kept();
    copy(changed, from, approved.folder());
    for (String name : before) {
      if (!names.contains(name)) {
        lines.add(
            (prune ? "removed " : "kept, though nothing makes it (--prune removes it): ") + name);
        if (prune) {
          Files.deleteIfExists(approved.folder().resolve(name));
        }
      }
    }
    return lines;
  }

  private static String change(Path from, Path to) throws IOException {
    if (!Files.exists(to)) {
      return "new";
    }
    return Arrays.equals(Files.readAllBytes(from), Files.readAllBytes(to)) ? "" : "changed";
  }

  private static void copy(List<String> names, Path from, Path to) throws IOException {
    if (names.isEmpty()) {
      return;
    }
    Files.createDirectories(to);
    try (PendingFiles files = new PendingFiles(to)) {
      for (String name : names) {
        try (OutputStream out = files.open(name)) {
          Files.copy(from.resolve(name), out);
        }
      }
      files.commit();
    }
  }
}
