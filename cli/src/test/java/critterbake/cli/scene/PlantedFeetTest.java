package critterbake.cli.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolRun;
import critterbake.cli.atlas.AtlasFile;
import critterbake.cli.atlas.AtlasFormats;
import critterbake.cli.atlas.AtlasReading.ReadFrame;
import critterbake.cli.atlas.FrameCutter;
import critterbake.cli.json.JsonView;
import critterbake.raster.Frame;
import critterbake.raster.encode.png.PngDecoder;
import critterbake.raster.sheet.Sheet.Page;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A walker moved by the written root motion under its written frames: where its feet touch the
 * ground in the pictures, they stay, at the whole pixels an engine moves it by.
 */
class PlantedFeetTest {
  private static final int WIDTH = 128;

  /** Pixels between a foot as the data tell it and the middle of what is seen of it. */
  private static final int FOOT = 12;

  private final List<int[]> pictures = new ArrayList<>();
  private JsonView clip;
  private int soles;

  /** The columns of a foot's pixels on the ground, in pixels of the world. */
  private record Sole(int left, int right) {
    /** How far the end moved that moved less: a foot that rolls keeps heel or ball in place. */
    int slid(Sole before) {
      return Math.min(Math.abs(left - before.left), Math.abs(right - before.right));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 24, stroll", "-1.25, 24, stroll", "-1.37, 40, stroll", "1.7, 24, bounce",
    "2.2, 40, chase", "-4, 24, run"
  })
  void standStillOnTheGround(double speed, int pixelsPerUnit, String style) throws Exception {
    bake(speed, pixelsPerUnit, style);
    int compared = 0;
    for (String foot : List.of("hero.foot.left", "hero.foot.right")) {
      for (int frame = 0; frame < pictures.size(); frame++) {
        if (stands(foot, frame) && stands(foot, frame + 1)) {
          Sole now = sole(foot, frame);
          Sole next = sole(foot, frame + 1);
          assertTrue(
              next.slid(now) == 0, foot + " at frame " + frame + ": " + now + ", then " + next);
          compared++;
        }
      }
    }
    assertTrue(compared > pictures.size() / 4, compared + " steps compared");
  }

  private void bake(double speed, int pixelsPerUnit, String style) throws Exception {
    Path folder = Files.createDirectory(Jimfs.newFileSystem(Configuration.unix()).getPath("/bake"));
    Files.writeString(
        folder.resolve("hero.yaml"),
        String.format(
            Locale.ROOT,
            """
            critterbake: 1
            actors: {hero: {kind: walker, speed: %s, gait: {style: %s}, body: {tail: none}}}
            view: {size: [%d, %d], pixels_per_unit: %d, follow: hero, origin: [0.5, 0.9]}
            outputs: {sheet: {data: [aseprite]}}
            """,
            speed,
            style,
            WIDTH,
            WIDTH,
            pixelsPerUnit));
    ToolRun run = ToolRun.in(folder, "bake", "hero.yaml", "-o", "out");
    assertEquals(0, run.status(), run.err());
    Frame sheet =
        PngDecoder.decode(Files.readAllBytes(folder.resolve("out/hero.png"))).frames().get(0);
    Page page = new Page(sheet.width(), sheet.height(), sheet.argb());
    AtlasFile data =
        new AtlasFile("hero.json", Files.readAllBytes(folder.resolve("out/hero.json")));
    for (ReadFrame frame : AtlasFormats.of(data).orElseThrow().read(data).clips().get(0).frames()) {
      pictures.add(FrameCutter.frame(frame.cut(), page));
    }
    clip =
        JsonView.of(new String(data.bytes(), StandardCharsets.UTF_8))
            .get("meta")
            .get("critterbake")
            .get("clips")
            .items()
            .get(0);
    soles = pictures.stream().mapToInt(PlantedFeetTest::lowestRow).max().orElseThrow();
  }

  private static int lowestRow(int[] argb) {
    int at = argb.length - 1;
    while (at >= 0 && argb[at] >>> 24 == 0) {
      at--;
    }
    return at / WIDTH;
  }

  private JsonView contact(String foot, int frame) {
    int shown = frame % pictures.size();
    return clip.get("frames").items().get(shown).get("contacts").get(foot);
  }

  private boolean stands(String foot, int frame) {
    return contact(foot, frame).get("down").flag();
  }

  /** Where an engine has put the sprite by a frame. */
  private int moved(int frame) {
    JsonView root = clip.get("root");
    int laps = frame / pictures.size();
    double lap = root.get("distance_px").items().get(0).number();
    assertEquals(Math.rint(lap), lap, 1e-9, "a lap is whole pixels");
    int within = root.get("root_px").items().get(frame % pictures.size()).items().get(0).whole();
    return laps * (int) Math.rint(lap) + within;
  }

  /** The pixels on the lowest row nearest to where the data have the foot. */
  private Sole sole(String foot, int frame) {
    int[] argb = pictures.get(frame % pictures.size());
    double at = contact(foot, frame).get("x").number();
    Sole nearest = null;
    double best = FOOT;
    for (int x = 0; x < WIDTH; x++) {
      int left = x;
      while (x < WIDTH && argb[soles * WIDTH + x] >>> 24 != 0) {
        x++;
      }
      double away = Math.max(0, Math.max(left - at, at - x));
      if (x > left && away < best) {
        best = away;
        nearest = new Sole(left + moved(frame), x - 1 + moved(frame));
      }
    }
    assertTrue(nearest != null, foot + " is not on the ground in frame " + frame);
    return nearest;
  }
}
