package critterbake.cli.merge;

import critterbake.cli.bake.BakedPart;
import critterbake.cli.bake.Manifest;
import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A part of a split bake as it lies in a folder.
 *
 * @param file the part's manifest
 * @param manifest what it says
 * @param part the same, as far as it is about the split
 */
record PartFile(Path file, Manifest manifest, BakedPart part) {
  /** All parts in a folder, sorted by name. */
  static List<PartFile> in(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().endsWith(BakedPart.ENDING))
          .sorted()
          .map(PartFile::read)
          .toList();
    }
  }

  private static PartFile read(Path file) {
    try {
      Manifest manifest =
          Manifest.read(file).orElseThrow(() -> new IllegalArgumentException("it is no JSON"));
      return new PartFile(file, manifest, BakedPart.of(manifest));
    } catch (IllegalArgumentException e) {
      throw new ToolException(
          ExitCode.INVALID, file + " is no part of a split bake: " + e.getMessage(), e);
    }
  }

  /** The scenario's name. */
  String scenario() {
    return text("scenario");
  }

  String text(String key) {
    return String.valueOf(manifest.json().get(key));
  }

  /** A file that the part made. */
  Path sibling(String name) {
    return file.resolveSibling(name);
  }
}
