package critterbake.cli.scenario;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/** The documented examples, each a whole scenario. */
final class Examples {
  private Examples() {}

  static List<Path> all() {
    try {
      return ScenarioFiles.find(Path.of(Examples.class.getResource("examples").toURI()), "*.yaml");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
