package critterbake.cli.bake;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.console.Console;
import critterbake.cli.console.Progress;
import critterbake.cli.output.OutputWriter;
import critterbake.cli.output.Picturing;
import critterbake.cli.scenario.ClipScenario;
import critterbake.cli.scenario.ReadOptions;
import critterbake.cli.scenario.ReadResult;
import critterbake.cli.scenario.Scenario;
import critterbake.cli.scenario.ScenarioReader;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.sim.loop.LoopRefused;
import critterbake.sim.loop.SeamProof;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    Scenario scenario = scenario(file);
    for (ClipScenario clip : scenario.clips()) {
      if (clip.shot().loop().isPresent()) {
        assertRepeats(scenario, PreparedClip.of(clip, false));
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
        scenario(
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
    assertRepeats(scenario, clip);
  }

  /** Draws two laps and compares each frame with the one a lap later. */
  private static void assertRepeats(Scenario scenario, PreparedClip clip) throws IOException {
    SeamProof proof = clip.take().loop().orElseThrow().proof();
    assertTrue(proof.passes(), () -> clip.name() + ": " + proof);
    PreparedClip twice = new PreparedClip(clip.scenario(), clip.take().repeated(2));
    Collected collected = new Collected();
    Renderers renderers = SceneryFiles.renderers(scenario);
    try (Workers workers = new Workers(1)) {
      Framing framing = new FrameFitting(renderers, workers).framings(List.of(clip)).get(0);
      new ClipDrawing(
              twice,
              framing,
              renderers,
              workers,
              new Progress(silent(), "", 0),
              new PixelLedger(Map.of(collected, "frames")))
          .draw("", clip.scenario(), List.of(collected));
    }
    int frames = clip.take().frames();
    assertEquals(2 * frames, collected.frames.size());
    for (int i = 0; i < frames; i++) {
      int frame = i;
      assertArrayEquals(
          collected.frames.get(i).argb(),
          collected.frames.get(i + frames).argb(),
          () -> clip.name() + ": frame " + frame + " of the second lap differs");
    }
  }

  private static Console silent() {
    PrintStream nothing = new PrintStream(OutputStream.nullOutputStream(), false);
    return new Console(
        InputStream.nullInputStream(),
        nothing,
        nothing,
        Path.of(""),
        false,
        Console.Manner.USUAL,
        java.util.Map.of());
  }

  private static Scenario scenario(String text) throws IOException {
    Path file = Jimfs.newFileSystem(Configuration.unix()).getPath("/work/hero.yaml");
    Files.writeString(file, text, StandardCharsets.UTF_8);
    return scenario(file);
  }

  private static Scenario scenario(Path file) {
    ReadResult read = ScenarioReader.read(file, ReadOptions.NONE);
    return DrawnParts.read(
        read.scenario().orElseThrow(() -> new AssertionError(read.diagnostics().toString())));
  }

  /** Keeps all frames. */
  private static final class Collected implements OutputWriter {
    private final List<Frame> frames = new ArrayList<>();

    @Override
    public boolean takes(ClipHeader clip) {
      return true;
    }

    @Override
    public Picturing picturing(ClipHeader clip) {
      return new Picturing(false, Optional.empty(), 1, Optional.empty());
    }

    @Override
    public List<String> fileNames(List<ClipHeader> clips, List<String> variants) {
      return List.of();
    }

    @Override
    public void begin(ClipHeader clip, String variant) {}

    @Override
    public void frame(Frame frame) {
      frames.add(frame);
    }

    @Override
    public void end(RootMotion root) {}

    @Override
    public List<WrittenFile> finish() {
      return List.of();
    }
  }
}
