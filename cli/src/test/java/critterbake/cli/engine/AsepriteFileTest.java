package critterbake.cli.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolRun;
import critterbake.cli.json.JsonView;
import critterbake.cli.sprite.AsepriteAnimation;
import critterbake.cli.sprite.AsepriteAnimation.LayerPicture;
import critterbake.raster.Frame;
import critterbake.raster.encode.png.PngDecoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A baked .aseprite file, read back layer by layer by our own reader and by a public one. */
class AsepriteFileTest {
  private static final String HERO =
      """
      critterbake: 1
      name: hero
      clock: {fps: 12, ticks_per_frame: 2}
      shot: {duration: 3f, warmup: 0s}
      actors: {hero: {kind: walker, speed: 1.25}}
      view: {size: [64, 64], follow: hero, origin: [0.5, 0.9]}
      clips: {walk: {}, run: {actors: {hero: {speed: 3}}}}
      variants: {dark: {look: {grade: {brightness: -0.3}}}}
      boxes: {hurt: {parts: [hero.torso, hero.head]}}
      outputs:
        sheet: {data: [aseprite-file, aseprite]}
        frames: {}
        smooth: {type: sheet, zoom: 2, debug: [bones], data: [aseprite-file]}
      """;

  @TempDir private static Path folder;

  private static AsepriteAnimation art;

  @BeforeAll
  static void bake() throws IOException {
    Files.writeString(folder.resolve("hero.yaml"), HERO);
    ToolRun run = ToolRun.in(folder, "bake", "hero.yaml");
    assertEquals(0, run.status(), run.err());
    art = read("hero.aseprite");
  }

  private static AsepriteAnimation read(String name) throws IOException {
    return AsepriteAnimation.read(Files.readAllBytes(folder.resolve("out").resolve(name)));
  }

  private static Frame frame(String name) throws IOException {
    byte[] png = Files.readAllBytes(folder.resolve("out").resolve(name));
    return PngDecoder.decode(png).frames().get(0);
  }

  @Test
  void flattenedItShowsEveryFrameOfEveryClipAndVariant() throws IOException {
    AsepriteAnimation dark = read("hero-dark.aseprite");
    assertEquals(6, art.frames().size());
    for (int i = 0; i < 6; i++) {
      String clip = i < 3 ? "walk" : "run";
      assertArrayEquals(
          frame("hero-" + clip + "-" + i % 3 + ".png").argb(), art.frames().get(i).argb());
      assertArrayEquals(
          frame("hero-" + clip + "-" + i % 3 + "-dark.png").argb(), dark.frames().get(i).argb());
    }
    assertEquals(List.of(83, 84, 83, 83, 84, 83), art.milliseconds());
    assertEquals(2, art.tags().size());
    assertEquals(new AsepriteAnimation.Tag("run", 3, 5, "forward", 1), art.tags().get(1));
    ToolRun run =
        ToolRun.in(folder.resolve("out"), "verify", "hero.aseprite", "hero-dark.aseprite");
    assertEquals(0, run.status(), run.err());
  }

  @Test
  void aLayerHoldsItsPartsHiddenPixelsAndNoLines() {
    int torso = art.layers().indexOf("hero.torso");
    assertTrue(torso >= 0, art.layers()::toString);
    assertEquals("hero.torso lines", art.layers().get(torso + 1));
    for (int i = 0; i < 6; i++) {
      int frame = i;
      LayerPicture own =
          art.cels().stream()
              .filter(cel -> cel.layer() == torso && cel.frame() == frame)
              .findFirst()
              .orElseThrow();
      int solid = 0;
      for (int color : own.argb()) {
        solid += color >>> 24 == 255 ? 1 : 0;
      }
      // a rounded shape without holes, though an arm and the belly lie over it
      assertTrue(solid > 0.7 * own.width() * own.height(), solid + " in frame " + frame);
    }
  }

  @Test
  void boxesAndPivotsAreSlices() throws IOException {
    JsonView json = JsonView.of(Files.readString(folder.resolve("out/hero.json")));
    for (JsonView slice : json.get("meta").get("slices").items()) {
      for (JsonView key : slice.get("keys").items()) {
        JsonView bounds = key.get("bounds");
        AsepriteAnimation.Bounds found =
            art.slice(slice.get("name").text(), key.get("frame").whole()).orElseThrow();
        assertEquals(
            new AsepriteAnimation.Bounds(
                bounds.get("x").whole(),
                bounds.get("y").whole(),
                bounds.get("w").whole(),
                bounds.get("h").whole()),
            found);
      }
    }
    assertTrue(art.slice("hurt", 0).isPresent());
    assertTrue(art.slice("pivot", 5).isPresent());
  }

  @Test
  void aPublicReaderFindsTheSameInEveryLayer() throws IOException, InterruptedException {
    Peers.requirePackages(List.of("ase-parser"));
    String node = Peers.program("node");
    Path script =
        Files.write(folder.resolve("layers.js"), EnginesShowFramesTest.resource("layers.js"));
    for (String name : List.of("hero.aseprite", "hero-smooth.aseprite")) {
      Path file = folder.resolve("out").resolve(name);
      List<String> told =
          EnginesShowFramesTest.run(
              Map.of("NODE_PATH", Peers.PACKAGES.toAbsolutePath().normalize().toString()),
              node,
              script.toString(),
              file.toString());
      assertEquals(String.join("\n", lines(read(name))), String.join("\n", told));
    }
  }

  /** What the public reader should tell of a file. */
  private static List<String> lines(AsepriteAnimation of) {
    List<String> lines = new ArrayList<>();
    of.layers().forEach(layer -> lines.add("layer\t" + layer));
    of.tags().forEach(tag -> lines.add("tag\t" + tag.name() + "\t" + tag.from() + "\t" + tag.to()));
    Map<String, Integer> keys = new TreeMap<>();
    of.slices().forEach(slice -> keys.merge(slice.name(), 1, Integer::sum));
    keys.forEach((name, count) -> lines.add("slice\t" + name + "\t" + count));
    for (int i = 0; i < of.frames().size(); i++) {
      lines.add("frame\t" + i + "\t" + of.milliseconds().get(i));
      for (LayerPicture cel : of.cels()) {
        if (cel.frame() == i) {
          lines.add(line(cel));
        }
      }
    }
    return lines;
  }

  private static String line(LayerPicture cel) {
    byte[] rgba = new byte[4 * cel.argb().length];
    for (int i = 0; i < cel.argb().length; i++) {
      int color = cel.argb()[i];
      rgba[4 * i] = (byte) (color >> 16);
      rgba[4 * i + 1] = (byte) (color >> 8);
      rgba[4 * i + 2] = (byte) color;
      rgba[4 * i + 3] = (byte) (color >>> 24);
    }
    return String.join(
        "\t",
        "cel",
        Integer.toString(cel.layer()),
        Integer.toString(cel.left()),
        Integer.toString(cel.top()),
        Integer.toString(cel.width()),
        Integer.toString(cel.height()),
        HexFormat.of().formatHex(rgba));
  }
}
