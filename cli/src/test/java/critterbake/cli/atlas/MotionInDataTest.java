package critterbake.cli.atlas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolFolder;
import critterbake.cli.json.JsonView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Root motion, contacts, anchors and boxes, as the written files of every format hold them. */
class MotionInDataTest {
  private static ToolFolder folder;
  private static JsonView reference;

  @BeforeAll
  static void bake() throws IOException {
    folder = ToolFolder.empty();
    folder.write(
        "hero.yaml",
        """
        critterbake: 1
        clock: {fps: 12, ticks_per_frame: 4}
        actors: {hero: {kind: walker, speed: 1.25}}
        view: {size: [64, 64], follow: hero, origin: [0.5, 0.9]}
        boxes: {hurt: {parts: [hero.torso, hero.head]}}
        outputs:
          sheet: {data: [aseprite, texturepacker, phaser, libgdx, godot, unity, starling, gamemaker]}
        """);
    folder.run("bake", "hero.yaml", "-o", "out").done();
    reference = read("hero.motion.json");
  }

  private static JsonView read(String name) throws IOException {
    byte[] bytes = folder.bytes("out/" + name);
    return JsonView.of(new String(bytes, StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource({"hero.json", "hero.texturepacker.json", "hero.phaser.json"})
  void isCarriedByEachJsonFormatItself(String name) throws IOException {
    JsonView carried = read(name).get("meta").get("critterbake");
    assertEquals(reference.value(), carried.value());
  }

  @Test
  void liesBesideTheFormatsThatHaveNoPlaceForIt() {
    for (String name : List.of("hero.atlas", "hero.tres", "hero.tpsheet", "hero.xml")) {
      assertTrue(Files.exists(folder.file("out/" + name)), name);
    }
    assertTrue(Files.exists(folder.file("out/hero.motion.json")));
  }

  @Test
  void everyFrameHasItsAnchorsBoxesAndFeet() {
    JsonView clip = reference.get("clips").items().get(0);
    List<JsonView> frames = clip.get("frames").items();
    for (JsonView frame : frames) {
      assertEquals(
          Set.of(
              "hero.ground",
              "hero.body",
              "hero.head",
              "hero.eyes",
              "hero.foot.left",
              "hero.foot.right"),
          frame.get("anchors").entries().keySet());
      List<JsonView> box = frame.get("boxes").get("hurt").items();
      assertTrue(box.get(2).whole() > 0 && box.get(3).whole() > 0, box.toString());
      assertEquals(
          Set.of("hero.foot.left", "hero.foot.right"), frame.get("contacts").entries().keySet());
      assertEquals(58, frame.get("anchors").get("hero.ground").items().get(1).number(), 1e-9);
    }
    assertEquals(frames.size(), clip.get("root").get("root_px").items().size());
  }

  @Test
  void contactsTellFrameTimeFootAndPlace() {
    JsonView clip = reference.get("clips").items().get(0);
    int frames = clip.get("frames").items().size();
    List<String> seen = new ArrayList<>();
    double before = 0;
    for (JsonView contact : clip.get("contacts").items()) {
      int frame = contact.get("frame").whole();
      double milliseconds = contact.get("time_ms").number();
      assertTrue(frame <= milliseconds * 12 / 1000 + 1e-9, contact.toString());
      assertTrue(milliseconds * 12 / 1000 < frame + 1, contact.toString());
      assertTrue(milliseconds >= before && frame < frames, contact.toString());
      assertEquals(58, contact.get("y").number(), 1e-6);
      before = milliseconds;
      seen.add(
          String.join(
              " ",
              contact.get("actor").text(),
              contact.get("part").text(),
              contact.get("type").text()));
    }
    assertEquals(
        Set.of(
            "hero foot.left down",
            "hero foot.left up",
            "hero foot.right down",
            "hero foot.right up"),
        new LinkedHashSet<>(seen));
    assertEquals(4, seen.size());
  }

  @Test
  void asepritesSlicesHoldAnchorsAndBoxes() throws IOException {
    Set<String> names = new LinkedHashSet<>();
    for (JsonView slice : read("hero.json").get("meta").get("slices").items()) {
      names.add(slice.get("name").text());
    }
    assertTrue(
        names.containsAll(List.of("pivot", "hurt", "hero.head", "hero.foot.left")),
        names.toString());
  }
}
