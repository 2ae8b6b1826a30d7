package critterbake.cli.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExamplesTest {
  static List<Path> examples() {
    return Examples.all();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void documentedExamplesReadWithoutFault(Path file) throws IOException {
    assertEquals(List.of(), Reading.faults(Files.readString(file)));
  }
}
