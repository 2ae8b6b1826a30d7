package critterbake.cli.verify;

import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolFolder;
import critterbake.raster.Frame;
import critterbake.raster.encode.png.PngDecoder;
import critterbake.raster.encode.png.PngEncoder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VerifyCommandTest {
  private static final String[] DATA = {
    "rider.json",
    "rider.texturepacker.json",
    "rider.phaser.json",
    "rider.atlas",
    "rider.tres",
    "rider.godot3.tres",
    "rider.tpsheet",
    "rider.xml",
    "rider-ride_strip6.png",
    "rider-fall_strip3.png",
    "rider-free-fall_strip2.png",
    "rider-ride-dark_strip6.png",
    "rider-fall-dark_strip3.png",
    "rider-free-fall-dark_strip2.png",
    "rider.motion.json",
    "rider.manifest.json"
  };

  private static final String RIDER =
"""
critterbake: 1
clock: {fps: 12, ticks_per_frame: 2}
shot: {duration: 6f, warmup: 0s, hold: [2, 1]}
actors: {rider: {kind: swing, path: {circle: {center: [0, 0], radius: 1, period: 1s}}}}
view: {size: [40, 32], pixels_per_unit: 10, origin: [0.5, 0.5]}
clips:
  ride: {}
  fall: {shot: {duration: 3f, warmup: 0s, hold: [1]}, actors: {rider: {path: {velocity: [0, -6]}}}}
  free-fall: {shot: {duration: 2f, warmup: 0s, hold: [1]}, actors: {rider: {path: {velocity: [2, -6]}}}}
variants:
  dark: {look: {grade: {brightness: -0.3}}}
outputs:
  sheet:
    data: [aseprite, texturepacker, phaser, libgdx, godot, godot3, unity, starling, gamemaker]
""";

  private static ToolFolder baked;

  private ToolFolder out;

  @BeforeAll
  static void bake() throws IOException {
    baked = ToolFolder.with("rider.yaml", RIDER);
    baked.bake("rider.yaml", "out").done();
    String pages = "outputs.sheet={max_size: 40, data: [starling, unity]}";
    baked.bake("rider.yaml", "pages", pages).done();
  }

  @BeforeEach
  void copy() throws IOException {
    out = copied("out");
  }

  private static ToolFolder copied(String name) throws IOException {
    ToolFolder copy = ToolFolder.empty();
    for (String file : baked.names(name)) {
      copy.write(file, baked.bytes(name + "/" + file));
    }
    return copy;
  }

  private void assertNamed(String data, String... faults) {
    String told = out.run("verify", data).ended(4).err();
    for (String fault : faults) {
      assertTrue(told.contains(fault), told);
    }
  }

  private void change(String file, String pattern, String replacement) throws IOException {
    String text = out.text(file);
    String changed = text.replaceFirst(pattern, replacement);
    assertTrue(!changed.equals(text), "nothing to change in " + file);
    out.write(file, changed);
  }

  /** Changes a pixel that a picture shows, and compresses it anew. */
  private void changePixel(String picture) throws IOException {
    Frame frame = PngDecoder.decode(out.bytes(picture)).frames().get(0);
    int[] argb = frame.argb().clone();
    for (int i = argb.length / 2; i < argb.length; i++) {
      if (argb[i] >>> 24 == 255) {
        argb[i] ^= 1;
        break;
      }
    }
    try (OutputStream stream = Files.newOutputStream(out.file(picture))) {
      PngEncoder.encode(frame.width(), frame.height(), argb, stream);
    }
  }

  @Test
  void everyFileThatWasBakedIsAccepted() {
    out.run("verify", DATA).done();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rider.json",
        "rider.texturepacker.json",
        "rider.phaser.json",
        "rider.atlas",
        "rider.tres",
        "rider.godot3.tres",
        "rider.tpsheet",
        "rider.xml"
      })
  void aChangedPixelIsNamedWithItsFrame(String data) throws IOException {
    changePixel("rider.png");
    assertNamed(data, "frame", "its pixels are not those that were baked", "rider.png is not the");
  }

  @Test
  void aChangedVariantIsNamed() throws IOException {
    changePixel("rider-dark.png");
    assertNamed("rider.json", "variant dark", "frame", "rider-dark.png is not the file");
    assertNamed("rider.manifest.json", "variant dark", "rider-dark.png is not the file");
  }

  @Test
  void aChangedStripIsNamed() throws IOException {
    changePixel("rider-fall_strip3.png");
    assertNamed("rider-fall_strip3.png", "fall frame");
    out.run("verify", "rider-free-fall_strip2.png").done();
  }

  @Test
  void timesThatLieAreNamed() throws IOException {
    change("rider.json", "\"duration\": 83", "\"duration\": 88");
    assertNamed("rider.json", "ride frame 1: it is shown for 88.0 ms, baked were 83");
    change("rider.tres", "\"duration\": 1.0,", "\"duration\": 3.0,");
    assertNamed("rider.tres", "ride frame 0: it is shown for");
    change("rider.godot3.tres", "\"speed\": 12.0", "\"speed\": 24.0");
    assertNamed("rider.godot3.tres", "it is shown for");
  }

  @Test
  void aClipThatIsMissingOrCutShortIsNamed() throws IOException {
    change("rider.json", "\\{\\s*\"name\": \"fall\",[^}]*\\},", "");
    assertNamed("rider.json", "clip fall is missing");
    change("rider.atlas", "(?m)^fall\\nindex: 2\\n(.*\\n){2}", "");
    assertNamed("rider.atlas", "fall frame 2 is missing");
  }

  @Test
  void aFrameOrderThatLiesIsNamed() throws IOException {
    change("rider.json", "\"direction\": \"forward\"", "\"direction\": \"reverse\"");
    assertNamed("rider.json", "ride frame");
  }

  @Test
  void aMissingPageIsNamedOnce() throws IOException {
    Files.delete(out.file("rider.png"));
    assertNamed("rider.json", "its page rider.png is missing");
    String told = out.run("verify", "rider.json").err();
    long lines = told.lines().filter(line -> line.contains("missing")).count();
    assertTrue(lines <= 2, told);
  }

  @Test
  void aBrokenPageIsNamed() throws IOException {
    byte[] png = out.bytes("rider.png");
    out.write("rider.png", Arrays.copyOf(png, png.length / 2));
    assertNamed("rider.json", "rider.png cannot be read");
  }

  @Test
  void dataThatMakeNoSenseAreNamed() throws IOException {
    out.write("rider.json", "{\"frames\": 3}");
    assertNamed("rider.json", "rider.json");
    out.write("rider.tres", "");
    assertNamed("rider.tres", "clip ride is missing");
  }

  @Test
  void otherBytesAreNamedEvenIfFramesAreTheSame() throws IOException {
    out.write("rider.motion.json", "{}");
    assertNamed("rider.motion.json", "rider.motion.json is not the file that was baked");
    assertNamed("rider.manifest.json", "rider.motion.json is not the file that was baked");
  }

  @Test
  void theManifestNamesAMissingFile() throws IOException {
    Files.delete(out.file("rider.xml"));
    assertNamed("rider.manifest.json", "rider.xml is missing");
  }

  @Test
  void onePageOfSeveralIsVerifiedByItself() throws IOException {
    out = copied("pages");
    for (String data : new String[] {"rider-1.xml", "rider-2.xml", "rider-2.tpsheet"}) {
      out.run("verify", data).done();
    }
    Files.delete(out.file("rider-2.xml"));
    assertNamed("rider-1.xml", "is missing");
  }

  @Test
  void aFolderStandsForItsManifests() throws IOException {
    String told = out.run("verify", ".").done().out();
    assertTrue(told.contains("rider.manifest.json: every frame is as it was baked"), told);
    changePixel("rider-fall-dark_strip3.png");
    String changed = out.run("verify", ".").ended(4).err();
    assertTrue(changed.contains("rider-fall-dark_strip3.png"), changed);
  }

  @Test
  void aFolderWithoutAManifestIsTold() throws IOException {
    Files.createDirectories(out.file("empty"));
    String told = out.run("verify", "empty").ended(3).err();
    assertTrue(told.contains("empty is a folder without a manifest"), told);
  }
}
