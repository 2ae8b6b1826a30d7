package critterbake.raster.encode;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import critterbake.raster.Frame;
import critterbake.raster.encode.RandomAnimations.Alpha;
import critterbake.raster.encode.apng.ApngEncoder;
import critterbake.raster.encode.gif.GifDecoder;
import critterbake.raster.encode.gif.GifEncoder;
import critterbake.raster.encode.gif.GifOptions;
import critterbake.raster.encode.png.PngDecoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of ours as other programs show them; where those are missing, the tests are skipped. */
class PeersDecodeTest {
  private static final int MANY = 300;
  private static final int SOME = 12;

  @TempDir private Path folder;

  @Test
  void gifsicleShowsTheFramesOfHundredsOfGifs() throws Exception {
    assumeTrue(found("gifsicle"), "gifsicle is not installed");
    List<String> command = new ArrayList<>(List.of("gifsicle", "--batch", "--unoptimize"));
    List<List<Frame>> sources = new ArrayList<>();
    for (int i = 0; sources.size() < MANY; i++) {
      List<Frame> frames = source(i, 254);
      if (beginsOpaque(frames)) {
        continue;
      }
      Path file = folder.resolve("frames" + sources.size() + ".gif");
      Files.write(file, gif(frames));
      sources.add(frames);
      command.add(file.toString());
    }
    run(command);
    for (int i = 0; i < MANY; i++) {
      // every picture is whole now, composed by gifsicle
      byte[] whole = Files.readAllBytes(folder.resolve("frames" + i + ".gif"));
      assertShown(sources.get(i), GifDecoder.decode(whole).frames(), "animation " + i);
    }
  }

  @Test
  void ffmpegShowsTheFramesOfGifs() throws Exception {
    assumeTrue(found("ffmpeg"), "ffmpeg is not installed");
    for (int i = 0; i < SOME; i++) {
      List<Frame> frames = source(i, 300);
      byte[] gif = gif(frames);
      assertPlayed(gif, "gif", GifDecoder.decode(gif).frames());
    }
  }

  @Test
  void ffmpegShowsTheFramesOfApngs() throws Exception {
    assumeTrue(found("ffmpeg"), "ffmpeg is not installed");
    for (int i = 0; i < SOME; i++) {
      byte[] apng = apng(source(i, 400));
      assertPlayed(apng, "apng", PngDecoder.decode(apng).frames());
    }
  }

  /**
   * Whether transparent pixels come later only: gifsicle then clears to a color, unlike players.
   */
  private static boolean beginsOpaque(List<Frame> frames) {
    return isOpaque(frames.get(0)) && !frames.stream().allMatch(PeersDecodeTest::isOpaque);
  }

  private static boolean isOpaque(Frame frame) {
    return Arrays.stream(frame.argb()).allMatch(color -> color != 0);
  }

  /** Animations of 1 to so many colors, of 1 to 6 frames, with alpha and without. */
  private static List<Frame> source(int number, int mostColors) {
    int colors = 1 + (number * 37 + number / 7) % mostColors;
    Alpha alpha = number % 3 == 0 ? Alpha.OPAQUE : Alpha.ONE_BIT;
    return RandomAnimations.of(number, 1 + number % 6, colors, alpha);
  }

  private static byte[] gif(List<Frame> frames) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    return encoded(new GifEncoder(GifOptions.DEFAULT, out, MemoryChannel::new), frames, out);
  }

  private static byte[] apng(List<Frame> frames) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    return encoded(new ApngEncoder(Playback.ENDLESS, true, out, MemoryChannel::new), frames, out);
  }

  private static byte[] encoded(
      AnimationEncoder encoder, List<Frame> frames, ByteArrayOutputStream out) throws IOException {
    for (Frame frame : frames) {
      encoder.add(frame);
    }
    encoder.finish();
    return out.toByteArray();
  }

  private static void assertShown(List<Frame> source, List<Frame> decoded, String what) {
    List<Frame> shown = Moments.shown(source, decoded);
    for (int i = 0; i < source.size(); i++) {
      assertArrayEquals(source.get(i).argb(), shown.get(i).argb(), what + ", frame " + i);
    }
  }

  /** Compares the pictures that ffmpeg shows with our own reading, whose times other tests hold. */
  private void assertPlayed(byte[] data, String ending, List<Frame> frames) throws Exception {
    Path file = folder.resolve("played." + ending);
    Path raw = folder.resolve("played.rgba");
    Files.write(file, data);
    run(command(ending, file, raw));
    ByteBuffer pixels = ByteBuffer.wrap(Files.readAllBytes(raw));
    Frame first = frames.get(0);
    assertEquals(4L * first.argb().length * frames.size(), pixels.remaining());
    for (Frame frame : frames) {
      int[] argb = new int[first.argb().length];
      for (int i = 0; i < argb.length; i++) {
        int rgba = pixels.getInt();
        argb[i] = (rgba & 255) == 0 ? 0 : Integer.rotateRight(rgba, 8);
      }
      assertArrayEquals(frame.argb(), argb, ending);
    }
  }

  private static List<String> command(String ending, Path file, Path raw) {
    return List.of(
        "ffmpeg",
        "-v",
        "error",
        "-y",
        "-f",
        ending,
        "-i",
        file.toString(),
        "-vsync",
        "0",
        "-f",
        "rawvideo",
        "-pix_fmt",
        "rgba",
        raw.toString());
  }

  private static boolean found(String program) {
    return Arrays.stream(System.getenv("PATH").split(":", -1))
        .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
  }

  private static void run(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
  }
}
