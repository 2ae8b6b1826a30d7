package critterbake.cli.bake;

import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.scenario.ClipScenario;
import critterbake.cli.scenario.Scenario;
import critterbake.sim.loop.LoopRefused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Loops, as drawn: frame N is frame 0 in every byte. */
class LoopPicturesTest {
  private static final List<String> STYLES =
      List.of("stroll", "run", "bounce", "chase", "crawl", "sneak", "limp");

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

  @Property(tries = 60)
  void walkersOfAnyPaceRepeat(
      @ForAll @DoubleRange(min = 0.01, max = 4) double pace,
      @ForAll boolean toTheLeft,
      @ForAll @IntRange(min = 4, max = 24) int frames,
      @ForAll @IntRange(min = 8, max = 60) int fps,
      @ForAll @IntRange(min = 1, max = 2) int cycles,
      @ForAll @IntRange(min = 0, max = 6) int style,
      @ForAll @IntRange(min = 1, max = 3) int pairs)
      throws IOException {
    double speed = toTheLeft ? -pace : pace;
    Scenario scenario =
        LoopLaps.scenario(
            """
            critterbake: 1
            clock: {fps: %d, ticks_per_frame: 4}
            shot: {loop: %d, cycles: %d}
            actors: {hero: {kind: walker, speed: %s, gait: {style: %s}, legs: {pairs: %d}}}
            view: {size: [48, 48], pixels_per_unit: 14}
            """
                .formatted(fps, frames, cycles, speed, STYLES.get(style), pairs));
    PreparedClip clip;
    try {
      clip = PreparedClip.of(scenario.clips().get(0), false);
    } catch (LoopRefused e) {
      assertTrue(e.getMessage().contains("reach"), e.getMessage());
      Statistics.collect("refused");
      return;
    }
    Statistics.collect("closed");
    LoopLaps.assertRepeats(scenario, clip);
  }
}
