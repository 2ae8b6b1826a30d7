package critterbake.cli.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolFolder;
import critterbake.cli.ToolRun;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.encode.Playback;
import critterbake.raster.encode.apng.ApngEncoder;
import critterbake.raster.encode.gif.GifEncoder;
import critterbake.raster.encode.gif.GifOptions;
import critterbake.raster.encode.png.PngEncoder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PackCommandTest {
  private final ToolFolder folder = ToolFolder.empty();

  @BeforeEach
  void frames() throws IOException {
    Files.createDirectories(folder.file("in/blink"));
    for (int i = 0; i < 3; i++) {
      png("in/walk_00%d.png".formatted(i), i);
      png("in/blink/%d.png".formatted(i), i + 5);
    }
    try (OutputStream gif = Files.newOutputStream(folder.file("in/run.gif"))) {
      GifEncoder encoder = new GifEncoder(GifOptions.DEFAULT, gif, () -> null);
      encoder.add(Frame.of(6, 6, picture(1), new FrameTime(7, 100)));
      encoder.add(Frame.of(6, 6, picture(2), new FrameTime(9, 100)));
      encoder.finish();
    }
  }

  private void png(String name, int looks) throws IOException {
    try (OutputStream stream = Files.newOutputStream(folder.file(name))) {
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

  private ToolRun packAsHero(String... options) {
    List<String> args = new ArrayList<>(List.of("in", "--name", "hero"));
    args.addAll(List.of(options));
    return folder.run("pack", args.toArray(new String[0])).done();
  }

  @Test
  void namesBecomeClipsAndTimesAreKept() throws IOException {
    packAsHero();
    String data = folder.text("out/hero.json");
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
    packAsHero("--for", engine);
  }

  @Test
  void whatWasChangedAfterwardsIsNamed() throws IOException {
    packAsHero();
    folder.run("verify", "out/hero.json").done();
    String data = folder.text("out/hero.json");
    folder.write(
        "out/hero.json",
        data.replaceFirst("\"spriteSourceSize\": \\{\"x\": 1", "\"spriteSourceSize\": {\"x\": 2"));
    String moved = folder.run("verify", "out/hero.json").ended(4).err();
    assertTrue(moved.contains("frame 0"), moved);
    folder.write("out/hero.json", data);
    byte[] page = folder.bytes("out/hero.png");
    page[page.length / 2] ^= 1;
    folder.write("out/hero.png", page);
    folder.run("verify", "out/hero.json").ended(4);
    Files.delete(folder.file("out/hero.png"));
    String gone = folder.run("verify", "out/hero.json").ended(4).err();
    assertTrue(gone.contains("page hero.png is missing"), gone);
  }

  @Test
  void whatIsUpToDateIsSkippedUnlessForced() throws IOException {
    packAsHero();
    byte[] before = folder.bytes("out/hero.png");
    assertSkips(true);
    Files.setLastModifiedTime(folder.file("in/walk_001.png"), FileTime.fromMillis(99));
    assertSkips(true);
    assertSkips(false, "--force");
    assertSkips(false, "--padding", "3");
    assertSkips(false);
    png("in/walk_001.png", 99);
    assertSkips(false);
    assertFalse(Arrays.equals(before, folder.bytes("out/hero.png")));
    Files.delete(folder.file("out/hero.json"));
    assertSkips(false);
  }

  private void assertSkips(boolean skips, String... more) {
    String told = packAsHero(more).err();
    assertEquals(skips, told.contains("up to date"), told);
  }

  @Test
  void makeLearnsOfEveryFrameFile() throws IOException {
    packAsHero("--depfile", "hero.d");
    String rules = folder.text("hero.d");
    assertTrue(rules.startsWith("out/hero.png out/hero.json:"), rules);
    for (String name : new String[] {"in/walk_000.png", "in/blink/2.png", "in/run.gif"}) {
      assertTrue(rules.contains("\\\n  " + name), rules);
    }
  }

  @Test
  void anApprovedLayoutIsKept() throws IOException {
    packAsHero("--data", "libgdx");
    Files.createDirectories(folder.file("approved"));
    Files.copy(folder.file("out/hero.atlas"), folder.file("approved/hero.atlas"));
    Files.copy(folder.file("out/hero.png"), folder.file("approved/hero.png"));
    String before = folder.text("out/hero.atlas");
    try (OutputStream stream = Files.newOutputStream(folder.file("in/walk_001.png"))) {
      int[] large = new int[36];
      Arrays.fill(large, 0xFF00FF00);
      PngEncoder.encode(6, 6, large, stream);
    }
    packAsHero("--data", "libgdx", "--stable", "approved/hero.atlas");
    String after = folder.text("out/hero.atlas");
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
    Files.copy(folder.file("in/run.gif"), folder.file("in/jump_2.gif"));
    packAsHero();
    String data = folder.text("out/hero.json");
    assertTrue(data.contains("\"name\": \"jump_2\""), data);
  }

  @Test
  void anAnimatedPngKeepsItsTimes() throws IOException {
    try (OutputStream stream = Files.newOutputStream(folder.file("in/spin_1.png"))) {
      ApngEncoder encoder =
          new ApngEncoder(new Playback(3, new FrameTime(0, 1)), true, stream, () -> null);
      encoder.add(Frame.of(6, 6, picture(11), new FrameTime(1, 8)));
      encoder.add(Frame.of(6, 6, picture(12), new FrameTime(1, 4)));
      encoder.finish();
    }
    folder.run("pack", "in/spin_1.png", "--name", "spin").done();
    String data = folder.text("out/spin.json");
    assertTrue(data.contains("\"name\": \"spin_1\""), data);
    assertTrue(data.contains("\"duration\": 125") && data.contains("\"duration\": 250"), data);
    assertTrue(data.contains("\"repeat\": \"3\""), data);
  }

  @Test
  void nothingToPackIsAClearError() throws IOException {
    Files.createDirectories(folder.file("empty"));
    String told = folder.run("pack", "empty").ended(3).err();
    assertTrue(told.contains("no PNGs"), told);
    assertTrue(Files.notExists(folder.file("out")));
  }
}
