package critterbake.cli.bake;

import critterbake.cli.scenario.ClipScenario;
import critterbake.cli.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Loops, as drawn: frame N is frame 0 in every byte. */
class LoopPicturesTest {
  static Stream<Path> configs() throws IOException {
    Path folder = Path.of(System.getProperty("critterbake.root"), "configs");
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("configs")
  void shippedLoopsRepeat(Path file) throws IOException {
    Scenario scenario = LoopLaps.scenario(file);
    for (ClipScenario clip : scenario.clips()) {
      if (clip.shot().loop().isPresent()) {
        LoopLaps.assertRepeats(scenario, PreparedClip.of(clip, false));
      }
    }
  }
}
