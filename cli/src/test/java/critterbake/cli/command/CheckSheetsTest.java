package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.CirclingRider;
import critterbake.cli.ToolFolder;
import critterbake.cli.ToolRun;
import critterbake.cli.compare.AnimationFile;
import critterbake.cli.compare.Pictures;
import critterbake.raster.Frame;
import critterbake.raster.encode.Animation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Approved sheets are compared by the frames that their data cut out of them. */
class CheckSheetsTest {
  private static final String SCENARIO =
      CirclingRider.START
          + """
          view: {size: [16, 16], pixels_per_unit: 6, origin: [0.5, 0.5]}
          clips:
            slow: {}
            fast: {actors: {rider: {path: {circle: {radius: 1, period: 0.4s}}}}}
          variants:
            pale: {look: {grade: {brightness: 0.3}}}
          outputs: {sheet: {padding: 2, data: [aseprite]}}
          """;

  private ToolFolder folder;
  private Path sheet;

  @BeforeEach
  void approve() throws IOException {
    folder = ToolFolder.with("rider.yaml", SCENARIO);
    folder.run("approve", "rider.yaml").done();
    sheet = folder.file("approved/rider/rider.png");
  }

  private ToolRun check(String... more) {
    return folder.runOn("check", "rider.yaml", more);
  }

  private static List<String> told(ToolRun check) {
    return check.out().lines().filter(line -> line.contains("rider/")).toList();
  }

  /** Changes the first pixel that is seen or not seen. */
  private static void spoil(Path file, boolean seen) throws Exception {
    Frame page = AnimationFile.read(file).frames().get(0);
    for (int i = page.argb().length - 1; i >= 0; i--) {
      if ((page.argb()[i] != 0) == seen) {
        page.argb()[i] ^= 0xff102030;
        break;
      }
    }
    Pictures.write(file, new Animation(List.of(page), 1));
  }

  @Test
  void theDataIsApprovedWithThePicture() {
    assertTrue(Files.exists(folder.file("approved/rider/rider.json")));
    ToolRun check = check();
    assertEquals(0, check.status());
    assertEquals(
        List.of("ok    rider/rider-pale.png: same", "ok    rider/rider.png: same"), told(check));
  }

  @Test
  void aPixelIsToldWithItsClipAndFrames() throws Exception {
    spoil(sheet, true);
    ToolRun check = check();
    assertEquals(4, check.status());
    String text = check.out();
    assertTrue(text.contains("ok    rider/rider-pale.png: same"), text);
    assertTrue(text.contains("rider.png#fast: ") && text.contains("rider.png#slow: "), text);
    List<String> failed = told(check).stream().filter(line -> line.startsWith("FAIL")).toList();
    assertFalse(failed.isEmpty(), text);
    assertTrue(failed.stream().allMatch(line -> line.contains("1 of 768 pixels differ")), text);
  }

  @Test
  void variantsAreCutByTheSameData() throws Exception {
    spoil(sheet.resolveSibling("rider-pale.png"), true);
    String text = check().out();
    assertTrue(text.contains("rider-pale.png#fast: "), text);
    assertTrue(text.contains("ok    rider/rider.png: same"), text);
  }

  @Test
  void aPixelBetweenTheFramesFailsThePage() throws Exception {
    spoil(sheet, false);
    ToolRun check = check();
    assertEquals(4, check.status(), check.out());
    assertTrue(check.out().contains("FAIL  rider/rider.png: 1 of "), check.out());
  }

  @Test
  void anotherPackingOfTheSameFramesPasses() {
    ToolRun check = check("--set", "outputs.sheet.padding=7");
    assertEquals(0, check.status(), check.out() + check.err());
    assertTrue(
        check.out().contains("rider.png: same, each frame, packed differently"), check.out());
  }

  @Test
  void frameTimesComeFromTheData() {
    ToolRun check = check("--set", "shot.hold=[1, 2, 1]");
    assertEquals(4, check.status(), check.out());
    assertTrue(
        check.out().contains("rider.png#slow: frame 1 is shown 100 ms against 200 ms"),
        check.out());
  }

  @Test
  void clipsThatCameAndWentAreNamed() throws IOException {
    folder.write("rider.yaml", SCENARIO.replace("fast:", "quick:"));
    String text = check().out();
    assertTrue(text.contains("rider.png#fast: surplus"), text);
    assertTrue(text.contains("rider.png#quick: new"), text);
    assertTrue(text.contains("ok    rider/rider.png#slow: same"), text);
  }

  @Test
  void oneClipIsCheckedAlone() throws IOException {
    folder.write("rider.yaml", SCENARIO.replace("0.4s", "0.5s"));
    ToolRun slow = check("--clip", "slow");
    assertEquals(0, slow.status(), slow.out());
    assertFalse(slow.out().contains("fast"), slow.out());
    ToolRun fast = check("--clip", "fast");
    assertEquals(4, fast.status(), fast.out());
    assertTrue(fast.out().contains("FAIL  rider/rider.png#fast"), fast.out());
  }

  @Test
  void approvedSheetsWithoutDataAreComparedWhole() throws Exception {
    Files.delete(folder.file("approved/rider/rider.json"));
    assertEquals(0, check().status());
    spoil(sheet, true);
    ToolRun check = check();
    assertEquals(4, check.status());
    assertTrue(check.out().contains("FAIL  rider/rider.png: 1 of "), check.out());
  }

  @Test
  void aLoopThatPlaysOnceNowIsTold() throws Exception {
    String still =
        """
        critterbake: 1
        clock: {fps: 10, ticks_per_frame: 4}
        shot: {loop: 4}
        actors: {rider: {kind: swing, speed: 0}}
        view: {size: [16, 16], pixels_per_unit: 6, origin: [0.5, 0.5]}
        outputs:
          sheet: {data: [aseprite]}
          scene: {type: sheet, data: [godot]}
          art: {type: sheet, data: [aseprite-file]}
        """;
    ToolFolder other = ToolFolder.with("still.yaml", still);
    other.run("approve", "still.yaml").done();
    ToolRun check = other.run("check", "still.yaml", "--set", "shot={duration: 4f, warmup: 0s}");
    assertEquals(4, check.status());
    for (String sheet : List.of("still.png", "still-scene.png", "still-art.png")) {
      assertTrue(
          check.out().contains("FAIL  still/" + sheet + "#still: plays for ever against once"),
          check.out());
    }
  }
}
