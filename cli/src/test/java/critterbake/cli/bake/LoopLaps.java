package critterbake.cli.bake;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.console.Progress;
import critterbake.cli.console.SilentConsole;
import critterbake.cli.output.OutputWriter;
import critterbake.cli.output.Picturing;
import critterbake.cli.scenario.ReadOptions;
import critterbake.cli.scenario.ReadResult;
import critterbake.cli.scenario.Scenario;
import critterbake.cli.scenario.ScenarioReader;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.sim.loop.SeamProof;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;

/** Draws loops twice round and compares the laps. */
final class LoopLaps {
  private LoopLaps() {}

  /** A scenario of this text, beside a small picture {@code part.png}. */
  static Scenario scenario(String text) throws IOException {
    Path file = Jimfs.newFileSystem(Configuration.unix()).getPath("/work/hero.yaml");
    Files.writeString(file, text, StandardCharsets.UTF_8);
    Files.write(file.resolveSibling("part.png"), part());
    return scenario(file);
  }

  static Scenario scenario(Path file) {
    ReadResult read = ScenarioReader.read(file, ReadOptions.NONE);
    return DrawnParts.read(
        read.scenario().orElseThrow(() -> new AssertionError(read.diagnostics().toString())));
  }

  /** A picture without any symmetry. */
  private static byte[] part() throws IOException {
    BufferedImage image = new BufferedImage(8, 12, BufferedImage.TYPE_INT_ARGB);
    for (int y = 1; y < 11; y++) {
      for (int x = 1 + y / 3; x < 7; x++) {
        image.setRGB(x, y, 0xff000000 | 0x302010 * (x + 1) + y);
      }
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }

  /**
   * Draws two laps, holds each frame of the second to that of the first, byte for byte, and the
   * seam to its limits.
   *
   * @return what the two laps showed
   */
  static DrawnClip assertRepeats(Scenario scenario, PreparedClip clip) throws IOException {
    SeamProof proof = clip.take().loop().orElseThrow().proof();
    assertTrue(proof.passes(), () -> clip.name() + ": " + proof);
    PreparedClip twice = new PreparedClip(clip.scenario(), clip.take().repeated(2));
    Collected collected = new Collected();
    DrawnClip drawn;
    Renderers renderers = SceneryFiles.renderers(scenario);
    try (Workers workers = new Workers(1)) {
      Framing framing = new FrameFitting(renderers, workers).framings(List.of(clip)).get(0);
      PixelLedger ledger = new PixelLedger(Map.of(collected, "frames"));
      Progress progress = new Progress(SilentConsole.silent(), "", 0);
      drawn =
          new ClipDrawing(twice, framing, renderers, new Lanes(workers), ledger)
              .draw("", clip.scenario(), List.of(collected), progress)
              .orElseThrow();
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
    return drawn;
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
