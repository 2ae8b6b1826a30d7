package critterbake.cli.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.Main;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Playback;
import critterbake.raster.encode.apng.ApngEncoder;
import critterbake.raster.encode.gif.GifEncoder;
import critterbake.raster.encode.gif.GifOptions;
import critterbake.raster.encode.png.PngEncoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PackCommandTest {
  private final FileSystem files = Jimfs.newFileSystem(Configuration.unix());
  private final Path folder = files.getPath("/work");
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void frames() throws IOException {
    Files.createDirectories(folder.resolve("in/blink"));
    for (int i = 0; i < 3; i++) {
      png("in/walk_00%d.png".formatted(i), i);
      png("in/blink/%d.png".formatted(i), i + 5);
    }
    try (OutputStream gif = Files.newOutputStream(folder.resolve("in/run.gif"))) {
      GifEncoder encoder = new GifEncoder(GifOptions.DEFAULT, gif, () -> null);
      encoder.add(Frame.of(6, 6, picture(1), new FrameTime(7, 100)));
      encoder.add(Frame.of(6, 6, picture(2), new FrameTime(9, 100)));
      encoder.finish();
    }
  }

  @AfterEach
  void close() throws IOException {
    files.close();
  }

  private void png(String name, int looks) throws IOException {
    try (OutputStream stream = Files.newOutputStream(folder.resolve(name))) {
      PngEncoder.encode(6, 6, picture(looks), stream);
    }
  }

  private static int[] picture(int looks) {
    int[] argb = new int[36];
    for (int i = 0; i < 9; i++) {
      argb[7 + i / 3 * 6 + i % 3] = 0xFF000000 | looks * 77 + i;
    }
    return argb;
  }

  @Test
  void namesBecomeClipsAndTimesAreKept() throws IOException {
    assertEquals(0, run("pack", "in", "--name", "hero"), err::toString);
    String data = Files.readString(folder.resolve("out/hero.json"), StandardCharsets.UTF_8);
    assertTrue(data.contains("\"name\": \"walk\""));
    assertTrue(data.contains("\"name\": \"blink\""));
    assertTrue(data.contains("\"name\": \"run\""));
    assertTrue(data.contains("\"duration\": 70"));
    assertTrue(data.contains("\"duration\": 90"));
    assertTrue(data.contains("\"duration\": 83"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"godot", "unity", "phaser", "libgdx", "gamemaker", "pixi"})
  void everyEngineGetsWhatVerifies(String engine) {
    assertEquals(0, run("pack", "in", "--name", "hero", "--for", engine), err::toString);
  }

  @Test
  void whatWasChangedAfterwardsIsNamed() throws IOException {
    assertEquals(0, run("pack", "in", "--name", "hero"), err::toString);
    assertEquals(0, run("verify", "out/hero.json"), err::toString);
    Path data = folder.resolve("out/hero.json");
    String text = Files.readString(data, StandardCharsets.UTF_8);
    Files.writeString(
        data,
        text.replaceFirst("\"spriteSourceSize\": \\{\"x\": 1", "\"spriteSourceSize\": {\"x\": 2"));
    assertEquals(4, run("verify", "out/hero.json"));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("frame 0"), err::toString);
    Files.writeString(data, text);
    Path page = folder.resolve("out/hero.png");
    byte[] bytes = Files.readAllBytes(page);
    bytes[bytes.length / 2] ^= 1;
    Files.write(page, bytes);
    assertEquals(4, run("verify", "out/hero.json"));
    Files.delete(page);
    assertEquals(4, run("verify", "out/hero.json"));
    assertTrue(
        err.toString(StandardCharsets.UTF_8).contains("page hero.png is missing"), err::toString);
  }

  @Test
  void whatIsUpToDateIsSkippedUnlessForced() throws IOException {
    assertEquals(0, run("pack", "in", "--name", "hero"), err::toString);
    byte[] before = Files.readAllBytes(folder.resolve("out/hero.png"));
    assertSkips(true);
    Files.setLastModifiedTime(
        folder.resolve("in/walk_001.png"), java.nio.file.attribute.FileTime.fromMillis(99));
    assertSkips(true);
    assertSkips(false, "--force");
    assertSkips(false, "--padding", "3");
    assertSkips(false);
    png("in/walk_001.png", 99);
    assertSkips(false);
    assertFalse(Arrays.equals(before, Files.readAllBytes(folder.resolve("out/hero.png"))));
    Files.delete(folder.resolve("out/hero.json"));
    assertSkips(false);
  }

  private void assertSkips(boolean skips, String... more) {
    err.reset();
    String[] args = Arrays.copyOf(new String[] {"pack", "in", "--name", "hero"}, 4 + more.length);
    System.arraycopy(more, 0, args, 4, more.length);
    assertEquals(0, run(args), err::toString);
    String told = err.toString(StandardCharsets.UTF_8);
    assertEquals(skips, told.contains("up to date"), told);
  }

  @Test
  void makeLearnsOfEveryFrameFile() throws IOException {
    assertEquals(0, run("pack", "in", "--name", "hero", "--depfile", "hero.d"), err::toString);
    String rules = Files.readString(folder.resolve("hero.d"), StandardCharsets.UTF_8);
    assertTrue(rules.startsWith("out/hero.png out/hero.json:"), rules);
    for (String name : new String[] {"in/walk_000.png", "in/blink/2.png", "in/run.gif"}) {
      assertTrue(rules.contains("\\\n  " + name), rules);
    }
  }

  @Test
  void anApprovedLayoutIsKept() throws IOException {
    assertEquals(0, run("pack", "in", "--name", "hero", "--data", "libgdx"), err::toString);
    Files.createDirectories(folder.resolve("approved"));
    Files.copy(folder.resolve("out/hero.atlas"), folder.resolve("approved/hero.atlas"));
    Files.copy(folder.resolve("out/hero.png"), folder.resolve("approved/hero.png"));
    String before = Files.readString(folder.resolve("out/hero.atlas"), StandardCharsets.UTF_8);
    try (OutputStream stream = Files.newOutputStream(folder.resolve("in/walk_001.png"))) {
      int[] large = new int[36];
      Arrays.fill(large, 0xFF00FF00);
      PngEncoder.encode(6, 6, large, stream);
    }
    String[] args = {"pack", "in", "--name", "hero", "--data", "libgdx", "--stable", ""};
    args[7] = "approved/hero.atlas";
    assertEquals(0, run(args), err::toString);
    String after = Files.readString(folder.resolve("out/hero.atlas"), StandardCharsets.UTF_8);
    assertEquals(places(before, "walk\nindex: 1"), places(after, "walk\nindex: 1"));
  }

  /** The data without one frame and without the page's size. */
  private static String places(String data, String without) {
    int from = data.indexOf(without);
    int to = data.indexOf("\nwalk\n", from + 1);
    String rest = data.substring(0, from) + data.substring(to + 1);
    return rest.replaceFirst("size: .*", "");
  }

  @Test
  void aNumberedAnimationIsAClipOfItsOwn() throws IOException {
    Files.copy(folder.resolve("in/run.gif"), folder.resolve("in/jump_2.gif"));
    assertEquals(0, run("pack", "in", "--name", "hero"), err::toString);
    String data = Files.readString(folder.resolve("out/hero.json"), StandardCharsets.UTF_8);
    assertTrue(data.contains("\"name\": \"jump_2\""), data);
  }

  @Test
  void anAnimatedPngKeepsItsTimes() throws IOException {
    try (OutputStream stream = Files.newOutputStream(folder.resolve("in/spin_1.png"))) {
      ApngEncoder encoder =
          new ApngEncoder(new Playback(3, new FrameTime(0, 1)), true, stream, () -> null);
      encoder.add(Frame.of(6, 6, picture(11), new FrameTime(1, 8)));
      encoder.add(Frame.of(6, 6, picture(12), new FrameTime(1, 4)));
      encoder.finish();
    }
    assertEquals(0, run("pack", "in/spin_1.png", "--name", "spin"), err::toString);
    String data = Files.readString(folder.resolve("out/spin.json"), StandardCharsets.UTF_8);
    assertTrue(data.contains("\"name\": \"spin_1\""), data);
    assertTrue(data.contains("\"duration\": 125") && data.contains("\"duration\": 250"), data);
    assertTrue(data.contains("\"repeat\": \"3\""), data);
  }

  @Test
  void nothingToPackIsAClearError() throws IOException {
    Files.createDirectories(folder.resolve("empty"));
    assertEquals(3, run("pack", "empty"));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("no PNGs"), err::toString);
    assertTrue(Files.notExists(folder.resolve("out")));
  }

  private int run(String... args) {
    return Main.run(
        InputStream.nullInputStream(),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8),
        folder,
        args);
  }
}
