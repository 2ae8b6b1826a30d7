package critterbake.cli.engine;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The programs and npm packages that tests compare with. They are optional: a test that misses one
 * says so and is skipped.
 */
final class Peers {
  /** Where {@code .ci/run} installs the npm packages. */
  static final Path PACKAGES =
      Path.of(System.getProperty("critterbake.root", ".."))
          .resolve("cli/target/peers/node_modules");

  private Peers() {}

  /** The program of this name, or the test is skipped. */
  static String program(String name) {
    Optional<Path> found =
        Pattern.compile(Pattern.quote(File.pathSeparator))
            .splitAsStream(System.getenv().getOrDefault("PATH", ""))
            .map(folder -> Path.of(folder).resolve(name))
            .filter(Files::isExecutable)
            .findFirst();
    require(found.isPresent(), name + " is not installed");
    return found.orElseThrow().toString();
  }

  /** Skips the test unless all of these npm packages are there. */
  static void requirePackages(List<String> names) {
    for (String name : names) {
      require(Files.isDirectory(PACKAGES.resolve(name)), name + " is not installed in " + PACKAGES);
    }
  }

  private static void require(boolean there, String otherwise) {
    if (!there) {
      System.out.println("skipped: " + otherwise);
    }
    assumeTrue(there, otherwise);
  }
}
