package critterbake.cli.output;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolFolder;
import critterbake.cli.ToolRun;
import critterbake.cli.json.JsonView;
import critterbake.raster.encode.png.PngEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StableLayoutTest {
  private static final String RIDER =
"""
critterbake: 1
clock: {fps: 12, ticks_per_frame: 2}
shot: {duration: 5f, warmup: 0s}
actors:
  rider: {kind: swing, path: {velocity: [3, -2]}, parts: {body: {sprite: body.png, pivot: [4, 4]}}}
view: {size: [40, 32], pixels_per_unit: 10, origin: [0.5, 0.5]}
clips:
  ride: {}
  turn: {actors: {rider: {path: {circle: {center: [0, 0], radius: 1, period: 1s}}}}}
  fall: {actors: {rider: {path: {velocity: [0, -6]}}}}
outputs: {sheet: {data: [aseprite, texturepacker, libgdx]}}
""";

  private ToolFolder folder;

  @BeforeEach
  void files() throws IOException {
    folder = ToolFolder.with("rider.yaml", RIDER);
    int[] argb = new int[9 * 9];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = i % 9 + i / 9 < 11 ? 0xFF000000 | i * 0x030507 : 0;
    }
    try (var stream = Files.newOutputStream(folder.file("body.png"))) {
      PngEncoder.encode(9, 9, argb, stream);
    }
  }

  private ToolRun bake(String out, String... sets) {
    return folder.bake("rider.yaml", out, sets).done();
  }

  private Map<String, String> places(String out) throws IOException {
    JsonView json = JsonView.of(folder.text(out + "/rider.json"));
    Map<String, String> places = new LinkedHashMap<>();
    json.get("frames")
        .entries()
        .forEach((name, frame) -> places.put(name, frame.get("frame").value().toString()));
    return places;
  }

  private void approve(String data) throws IOException {
    bake("first");
    Files.createDirectories(folder.file("approved"));
    for (String name : new String[] {data, "rider.png"}) {
      Files.copy(folder.file("first/" + name), folder.file("approved/" + name));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"rider.json", "rider.texturepacker.json", "rider.atlas"})
  void aChangedClipLeavesTheOthersWhereTheyWere(String data) throws IOException {
    approve(data);
    bake(
        "second",
        "outputs.sheet.stable=approved/" + data,
        "clips.turn.actors.rider.path={circle: {center: [0, 0], radius: 3, period: 2s}}");
    Map<String, String> before = places("first");
    Map<String, String> after = places("second");
    for (int frame = 0; frame < 15; frame++) {
      String name = Integer.toString(frame);
      if (frame < 5 || frame >= 10) {
        assertEquals(before.get(name), after.get(name), name);
      }
    }
    assertNotEquals(before, after);
  }

  @Test
  void anUnchangedSheetIsTheSameToTheByte() throws IOException {
    approve("rider.json");
    bake("second", "outputs.sheet.stable=approved/rider.json");
    assertArrayEquals(folder.bytes("first/rider.png"), folder.bytes("second/rider.png"));
    assertEquals(places("first"), places("second"));
  }

  @Test
  void withoutItOldSheetsInTheFolderChangeNothing() throws IOException {
    bake("old", "clips.ride.shot.duration=9f");
    bake("old");
    bake("new");
    assertArrayEquals(folder.bytes("new/rider.png"), folder.bytes("old/rider.png"));
  }

  @Test
  void anotherApprovedSheetBakesAgain() throws IOException {
    approve("rider.json");
    String stable = "outputs.sheet.stable=approved/rider.json";
    bake("second", stable);
    assertTrue(bake("second", stable).err().contains("up to date"));
    Path data = folder.file("approved/rider.json");
    Files.writeString(data, Files.readString(data) + "\n");
    assertFalse(bake("second", stable).err().contains("up to date"));
  }

  @Test
  void whatIsNoSheetIsRefused() throws IOException {
    folder.write("notes.txt", "no sheet");
    for (String wrong : new String[] {"notes.txt", "missing.json", "../rider.json"}) {
      ToolRun run = folder.run("bake", "rider.yaml", "--set", "outputs.sheet.stable=" + wrong);
      assertEquals(3, run.status(), run.err());
      assertFalse(Files.exists(folder.file("out/rider.json")));
    }
  }

  @Test
  void makeLearnsOfTheApprovedSheetAndOfRecordedPaths() throws IOException {
    approve("rider.json");
    folder.write("pad.csv", "0,0,0\n1,1,0\n");
    ToolRun run =
        folder.run(
            "bake",
            "rider.yaml",
            "--set",
            "outputs.sheet.stable=approved/rider.json",
            "--set",
            "clips.ride.actors.rider.path={file: pad.csv}",
            "--depfile",
            "rider.d");
    assertEquals(0, run.status(), run.err());
    String rules = folder.text("rider.d");
    for (String name : new String[] {"pad.csv", "approved/rider.json", "approved/rider.png"}) {
      assertTrue(rules.contains(name), rules);
    }
  }
}
