package critterbake.cli.scenario;

import java.nio.file.Path;

/** Where the project's own files lie during tests. */
final class ProjectFiles {
  private ProjectFiles() {}

  static Path root() {
    return Path.of(System.getProperty("critterbake.root", ".."));
  }

  static Path configs() {
    return root().resolve("configs");
  }
}
