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
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A walker moved by the written root motion under its written frames: where its feet touch the
 * ground in the pictures, they stay, at the whole pixels an engine moves it by.
 */
class PlantedFeetTest {
  private static final int WIDTH = 128;
  private static final List<String> FEET = List.of("hero.foot.left", "hero.foot.right");

  /** Pixels between a foot as the data tell it and the middle of what is seen of it. */
  private static final int FOOT = 12;

  private final List<int[]> pictures = new ArrayList<>();
  private JsonView clip;
  private int soles;

  /** The columns of a foot's pixels on the ground, in pixels of the world. */
  private record Sole(int left, int right) {
    double middle() {
      return (left + right + 1) / 2.0;
    }

    int length() {
      return right - left + 1;
    }

    /** So many pixels, those farther from the hip. */
    Sole withoutShin(int width, double hip) {
      return middle() < hip ? new Sole(left, left + width - 1) : new Sole(right - width + 1, right);
    }
  }

  /**
   * Without feet a leg's end is what stands: a few pixels round its ground point, the same ones
   * throughout a stance. Where the leg leans far, as in a run, its shin comes down to the lowest
   * row beside them, on the side of the hip.
   */
  @ParameterizedTest
  @CsvSource({
    "0.5, 24, stroll",
    "-0.5, 40, stroll",
    "1.25, 24, stroll",
    "-1.25, 24, stroll",
    "1.25, 40, stroll",
    "-1.37, 40, stroll",
    "-1, 24, sneak",
    "2.2, 40, chase",
    "-4, 24, run",
    "4, 40, run",
    "-4, 40, run",
    "3.1, 40, run",
    "2.2, 64, chase",
    "-1.25, 64, stroll"
  })
  void legsStandOnTheirGroundPoints(double speed, int pixelsPerUnit, String style)
      throws Exception {
    bake(speed, pixelsPerUnit, style, "feet: none, ");
    int stood = 0;
    for (String foot : FEET) {
      int width = narrowest(foot);
      for (int frame = 0; frame < pictures.size(); frame++) {
        if (stands(foot, frame)) {
          double point = contact(foot, frame).get("x").number() + moved(frame);
          Sole end = sole(foot, frame).withoutShin(width, hip(frame));
          String found = foot + " at " + point + " in frame " + frame + ": " + end;
          assertTrue(Math.abs(end.middle() - point) <= 0.5, found);
          if (stands(foot, frame + 1)) {
            assertEquals(end, sole(foot, frame + 1).withoutShin(width, hip(frame + 1)), found);
          }
          stood++;
        }
      }
    }
    assertTrue(stood > pictures.size() / 2, "stood in " + stood + " frames");
  }

  /** Pixels of a leg's end alone: as many as it shows when it leans least. */
  private int narrowest(String foot) {
    return IntStream.range(0, pictures.size())
        .filter(frame -> stands(foot, frame))
        .map(frame -> sole(foot, frame).length())
        .min()
        .orElseThrow();
  }

  private double hip(int frame) {
    return WIDTH / 2.0 + moved(frame);
  }

  /** With its feet drawn, a walker's flat foot covers the same pixels of the ground throughout. */
  @ParameterizedTest
  @CsvSource({
    "1.25, 24, stroll",
    "-1.25, 24, stroll",
    "-0.5, 40, stroll",
    "-1, 24, sneak",
    "1, 24, sneak"
  })
  void flatFeetCoverTheSamePixels(double speed, int pixelsPerUnit, String style) throws Exception {
    bake(speed, pixelsPerUnit, style, "");
    int flat = 0;
    for (String foot : FEET) {
      List<Sole> alone = new ArrayList<>();
      for (int frame = 0; frame < pictures.size(); frame++) {
        if (stands(foot, frame) && standing(frame) == 1) {
          alone.add(sole(foot, frame));
        }
      }
      int longest = alone.stream().mapToInt(Sole::length).max().orElseThrow();
      List<Sole> whole = alone.stream().filter(sole -> sole.length() == longest).toList();
      assertEquals(1, whole.stream().distinct().count(), foot + ": " + whole);
      flat += whole.size();
    }
    assertTrue(flat > 4, "flat in " + flat + " frames");
  }

  private void bake(double speed, int pixelsPerUnit, String style, String body) throws Exception {
    Path folder = Files.createDirectory(Jimfs.newFileSystem(Configuration.unix()).getPath("/bake"));
    Files.writeString(
        folder.resolve("hero.yaml"),
        String.format(
            Locale.ROOT,
            """
            critterbake: 1
            actors: {hero: {kind: walker, speed: %s, gait: {style: %s}, body: {%stail: none}}}
            view: {size: [%d, %d], pixels_per_unit: %d, follow: hero, origin: [0.5, 0.9]}
            outputs: {sheet: {data: [aseprite]}}
            """,
            speed,
            style,
            body,
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

  private long standing(int frame) {
    return FEET.stream().filter(foot -> stands(foot, frame)).count();
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
