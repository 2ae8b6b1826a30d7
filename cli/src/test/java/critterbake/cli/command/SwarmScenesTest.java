package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolRun;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Swarms as they are drawn, and scenes in which they meet others. */
class SwarmScenesTest {
  private static final int FUR = 0xffdf8a4a;
  private static final int WING = 0xff273661;

  private static final String SLUG =
      """
      critterbake: 1
      clock: {fps: 20}
      world: {ground: none}
      actors:
        slug: {kind: swarm, count: 1, start: [[-2.12, 2.12]], speed: 0, wander: {step: 0}}
      view: {size: [48, 48], follow: slug, origin: [0.5, 0.54]}
      clips:
        fly: {actors: {slug: {attack: none}}}
        dive: {shot: {duration: 15f, warmup: 0s}, actors: {slug: {attack: {every: 50ms}}}}
      outputs: {frames: {pattern: "{clip}-{frame:02}.png"}}
      """;

  private static final String AMBUSH =
      """
      critterbake: 1
      shot: {duration: 8f, warmup: 1s}
      actors:
        hero: {kind: walker, speed: 30px}
        slugs: {kind: swarm, target: hero, offset: [0, 1], distance: [0.7, 0.6], attack: none}
      view: {size: [96, 80], follow: hero, origin: [0.5, 0.9]}
      clips:
        both: {}
        hero: {only: [hero]}
        slugs: {only: [slugs]}
      outputs: {frames: {pattern: "{clip}-{frame:02}.png"}}
      """;

  private static Path bake(String scenario, String... more) throws IOException {
    Path folder = Jimfs.newFileSystem(Configuration.unix()).getPath("/scene");
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("scene.yaml"), scenario);
    List<String> args = new ArrayList<>(List.of("bake", "scene.yaml"));
    args.addAll(List.of(more));
    ToolRun run = ToolRun.in(folder, args.toArray(new String[0]));
    assertEquals(0, run.status(), run.err());
    return folder;
  }

  private static List<BufferedImage> frames(Path folder, String clip) throws IOException {
    List<BufferedImage> frames = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted().toList()) {
        if (file.getFileName().toString().matches(clip + "-\\d+\\.png")) {
          try (InputStream in = Files.newInputStream(file)) {
            frames.add(ImageIO.read(in));
          }
        }
      }
    }
    assertTrue(!frames.isEmpty(), "frames of " + clip);
    return frames;
  }

  private static int count(BufferedImage frame, IntPredicate color) {
    int n = 0;
    for (int y = 0; y < frame.getHeight(); y++) {
      for (int x = 0; x < frame.getWidth(); x++) {
        n += color.test(frame.getRGB(x, y)) ? 1 : 0;
      }
    }
    return n;
  }

  private static boolean isWarm(int argb) {
    return argb >>> 24 != 0 && (argb >> 16 & 255) > (argb & 255) + 40;
  }

  @Test
  void theEyeIsTheOnlyWarmColorUntilTheBellyGlowsInADive() throws IOException {
    Path folder = bake(SLUG);
    List<BufferedImage> fly = frames(folder, "fly");
    assertEquals(8, fly.size());
    for (BufferedImage frame : fly) {
      assertEquals(3, count(frame, SwarmScenesTest::isWarm));
    }
    List<BufferedImage> dive = frames(folder, "dive");
    for (BufferedImage frame : dive.subList(2, dive.size())) {
      assertTrue(count(frame, SwarmScenesTest::isWarm) > 6, "eye and belly");
    }
  }

  @Test
  void wingsRowAndFoldToADart() throws IOException {
    Path folder = bake(SLUG);
    List<BufferedImage> fly = frames(folder, "fly");
    int top = 99;
    int bottom = 0;
    for (BufferedImage frame : fly) {
      top = Math.min(top, firstRow(frame));
      bottom = Math.max(bottom, lastRow(frame));
    }
    assertTrue(bottom - top > 24, "wings sweep " + (bottom - top) + " rows");
    BufferedImage dart = frames(folder, "dive").get(13);
    int spread = count(fly.get(0), argb -> argb >>> 24 != 0);
    int folded = count(dart, argb -> argb >>> 24 != 0);
    assertTrue(folded < 0.8 * spread, folded + " pixels of " + spread);
  }

  private static int firstRow(BufferedImage frame) {
    int y = 0;
    while (count(frame.getSubimage(0, y, frame.getWidth(), 1), argb -> argb >>> 24 != 0) == 0) {
      y++;
    }
    return y;
  }

  private static int lastRow(BufferedImage frame) {
    int y = frame.getHeight() - 1;
    while (count(frame.getSubimage(0, y, frame.getWidth(), 1), argb -> argb >>> 24 != 0) == 0) {
      y--;
    }
    return y;
  }

  @Test
  void clipsOfOneActorEachShowTheSameSceneInParts() throws IOException {
    Path folder = bake(AMBUSH);
    List<BufferedImage> both = frames(folder, "both");
    List<BufferedImage> hero = frames(folder, "hero");
    List<BufferedImage> slugs = frames(folder, "slugs");
    for (int i = 0; i < both.size(); i++) {
      assertEquals(0, count(hero.get(i), argb -> argb == WING));
      assertEquals(0, count(slugs.get(i), argb -> argb == FUR));
      assertTrue(count(slugs.get(i), argb -> argb == WING) > 0);
      for (int y = 0; y < 80; y++) {
        for (int x = 0; x < 96; x++) {
          int alone = slugs.get(i).getRGB(x, y);
          if (isWarm(alone)) {
            assertEquals(alone, both.get(i).getRGB(x, y), "the swarm is drawn in front");
          }
        }
      }
    }
  }

  @Test
  void layersDecideWhoIsInFront() throws IOException {
    int before = 0;
    int behind = 0;
    for (BufferedImage frame : frames(bake(AMBUSH), "both")) {
      before += count(frame, argb -> argb == FUR);
    }
    Path folder = bake(AMBUSH, "--set", "actors.slugs.layer=-1");
    for (BufferedImage frame : frames(folder, "both")) {
      behind += count(frame, argb -> argb == FUR);
    }
    assertTrue(behind > before + 20, "fur seen: " + before + " and " + behind + " pixels");
  }
}
