package critterbake.cli.bake;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolFolder;
import critterbake.cli.ToolRun;
import critterbake.raster.encode.png.PngEncoder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is up to date is decided by content, never by time stamps. */
class UpToDateTest {
  private static final String RIDER =
"""
critterbake: 1
shot: {duration: 2f, warmup: 0s}
clock: {fps: 12, ticks_per_frame: 1}
actors:
  rider: {kind: swing, path: {velocity: [3, -2]}, parts: {body: {sprite: body.png, pivot: [2, 2]}}}
view: {size: [16, 16], pixels_per_unit: 6, origin: [0.5, 0.5]}
outputs: {sheet: {}}
""";

  private ToolFolder folder;

  @BeforeEach
  void bake() throws IOException {
    folder = ToolFolder.with("rider.yaml", RIDER);
    sprite(0xFFAA3311);
    assertBakes();
    assertSkips();
  }

  private void sprite(int color) throws IOException {
    int[] argb = new int[25];
    Arrays.fill(argb, color);
    argb[0] = 0;
    try (OutputStream out = Files.newOutputStream(folder.file("body.png"))) {
      PngEncoder.encode(5, 5, argb, out);
    }
  }

  private ToolRun run(String... more) {
    return folder.runOn("bake", "rider.yaml", more).done();
  }

  private void assertSkips(String... more) {
    assertTrue(run(more).err().contains("up to date"));
  }

  private void assertBakes(String... more) {
    assertFalse(run(more).err().contains("up to date"));
  }

  private void touch(String name, long time) throws IOException {
    Files.setLastModifiedTime(folder.file(name), FileTime.fromMillis(time));
  }

  @Test
  void touchedFilesAreStillUpToDate() throws IOException {
    for (String name : new String[] {"rider.yaml", "body.png", "out/rider.png"}) {
      touch(name, 4_000_000_000_000L);
      assertSkips();
      touch(name, 1_000L);
      assertSkips();
    }
    folder.write("rider.yaml", "# a comment\n" + RIDER);
    assertSkips();
  }

  @Test
  void anotherSpriteBakesAgainWhateverItsTime() throws IOException {
    byte[] before = folder.bytes("out/rider.png");
    FileTime time = Files.getLastModifiedTime(folder.file("body.png"));
    sprite(0xFF1133AA);
    Files.setLastModifiedTime(folder.file("body.png"), time);
    assertBakes();
    assertFalse(Arrays.equals(before, folder.bytes("out/rider.png")));
  }

  @Test
  void anOutputThatIsGoneOrAnotherIsMadeAgain() throws IOException {
    for (String name : new String[] {"rider.png", "rider.json", "rider.manifest.json"}) {
      Path file = folder.file("out/" + name);
      byte[] before = Files.readAllBytes(file);
      Files.delete(file);
      assertBakes();
      assertArrayEquals(before, Files.readAllBytes(file), name);
      Files.writeString(file, "{}");
      assertBakes();
      assertArrayEquals(before, Files.readAllBytes(file), name);
    }
    assertSkips();
  }

  @Test
  void whatTheCommandLineChangesBakesAgain() {
    assertBakes("--set", "view.pixels_per_unit=5");
    assertBakes();
    assertBakes("--force");
    assertBakes("--debug");
    assertBakes("--for", "godot");
    assertSkips("--for", "godot");
  }

  @Test
  void whatItDidNotWriteStays() throws IOException {
    folder.write("out/rider-old.png", "mine");
    assertBakes("--force");
    assertEquals("mine", folder.text("out/rider-old.png"));
  }

  @Test
  void anotherRecordedPathBakesAgain() throws IOException {
    folder.write("pad.csv", "time,x,y\n0,0,0\n1,1,0\n");
    assertBakes("--set", "actors.rider.path={file: pad.csv}");
    byte[] before = folder.bytes("out/rider.manifest.json");
    folder.write("pad.csv", "time,x,y\n0,0,0\n1,2,1\n");
    assertBakes("--set", "actors.rider.path={file: pad.csv}");
    assertFalse(Arrays.equals(before, folder.bytes("out/rider.manifest.json")));
  }
}
