package critterbake.cli.bake;

import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.cli.scenario.ClipScenario;
import critterbake.cli.scenario.Scenario;
import critterbake.sim.loop.ClosedLoop.PartClosing;
import critterbake.sim.loop.LoopPart.Closing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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

  /** Goop over ground that repeats, after a walker, and after a rider that stays in the picture. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        world: {ground: {hills: {height: 0.5, length: 4}}}
        actors: {blob: {kind: goop, start: [0, 1.2], speed: 1}}
        view: {size: [64, 48], pixels_per_unit: 10, follow: blob, origin: [0.5, 0.6]}
        """,
        """
        actors:
          hero: {kind: walker, speed: 1.5}
          blob: {kind: goop, start: [-3, 1.2], path: {chase: hero, speed: 3, keep: 2}}
        view: {size: [96, 48], pixels_per_unit: 10, follow: hero, origin: [0.7, 0.8]}
        """,
        """
        actors:
          rider: {kind: swing, start: [0, 1.5], path: {figure_eight: {size: [4, 1], period: 5s}}}
          blob: {kind: goop, start: [-1, 1.2], path: {chase: rider, speed: 3, keep: 1}}
        view: {size: [96, 48], pixels_per_unit: 10, at: [0, 1], origin: [0.5, 0.6]}
        """
      })
  void goopThatTravelsAndChasesRepeats(String scene) throws IOException {
    Scenario scenario =
        LoopLaps.scenario("critterbake: 1\nclock: {fps: 12, ticks_per_frame: 5}\n" + scene);
    PreparedClip clip = PreparedClip.of(scenario.clips().get(0), false);
    for (PartClosing part : clip.take().loop().orElseThrow().parts()) {
      if (part.name().equals("blob.feet")) {
        assertEquals(Closing.CONSTRUCTION, part.by());
      }
    }
    LoopLaps.assertRepeats(scenario, clip);
  }
}
