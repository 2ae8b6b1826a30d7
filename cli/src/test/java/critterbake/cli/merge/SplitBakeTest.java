package critterbake.cli.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolRun;
import critterbake.cli.bake.BakedPart;
import critterbake.cli.json.Json;
import critterbake.cli.shard.Shard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SplitBakeTest {
  /** Clips of several lengths, variants, boxes, and every type of output; two sheets. */
  private static final String SCENE =
      """
      critterbake: 1
      shot: {duration: 3f, warmup: 0s}
      clock: {fps: 12, ticks_per_frame: 2}
      actors:
        hero: {kind: walker, speed: 1}
      view: {size: [40, 48], pixels_per_unit: 16, origin: [0.5, 0.9]}
      boxes: {hurt: {parts: [hero.torso]}}
      variants:
        night: {look: {palette: {colors: ["#101018", "#404060", "#9090c0", "#d0d0ff"]}}}
      clips:
        walk: {}
        run: {actors: {hero: {speed: 3}}, shot: {duration: 5f}}
        rest: {actors: {hero: {speed: 0}}}
        crawl: {actors: {hero: {gait: {style: crawl}}}}
      outputs:
        sheet: {data: [aseprite, libgdx, gamemaker]}
        grid: {type: sheet, pack: grid, clips: [run, rest], naming: long, extrude: 1, zoom: 2}
        paint: {type: sheet, data: [aseprite-file], zoom: 2, debug: [all]}
        gif: {clips: [walk, crawl]}
        apng: {clips: [run]}
        frames: {clips: [rest]}
      """;

  private static Path folder() throws IOException {
    Path folder = Jimfs.newFileSystem(Configuration.unix()).getPath("/project");
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("scene.yaml"), SCENE);
    Files.writeString(
        folder.resolve("single.yaml"),
        SCENE.substring(0, SCENE.indexOf("clips:")).replace("hero.torso", "hero.head"));
    return folder;
  }

  private static ToolRun done(Path folder, String... args) {
    ToolRun run = ToolRun.in(folder, args);
    assertEquals(0, run.status(), run.err());
    return run;
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static void assertSameFiles(Path expected, Path actual) throws IOException {
    assertEquals(names(expected), names(actual));
    for (String name : names(expected)) {
      assertArrayEquals(
          Files.readAllBytes(expected.resolve(name)),
          Files.readAllBytes(actual.resolve(name)),
          name);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6})
  void theJoinedPartsAreTheSingleRunToTheByte(int of) throws IOException {
    Path folder = folder();
    done(folder, "bake", "scene.yaml", "single.yaml", "-o", "whole");
    List<String> merge = new ArrayList<>(List.of("merge"));
    for (int number = of; number >= 1; number--) {
      String shard = number + "/" + of;
      String out = "part" + number;
      done(folder, "bake", "scene.yaml", "single.yaml", "-o", out, "--shard", shard);
      merge.add(out);
    }
    merge.addAll(List.of("-o", "joined"));
    done(folder, merge.toArray(new String[0]));
    assertSameFiles(folder.resolve("whole"), folder.resolve("joined"));
  }

  @Test
  void anAutomaticSizeIsThatOfAllClips() throws IOException {
    Path folder = folder();
    done(folder, "bake", "scene.yaml", "--set", "view.size=auto", "-o", "whole");
    for (String shard : List.of("1/2", "2/2")) {
      done(folder, "bake", "scene.yaml", "--set", "view.size=auto", "--shard", shard);
    }
    done(folder, "merge", "out");
    assertSameFiles(folder.resolve("whole"), folder.resolve("out"));
  }

  @Test
  void inOneFolderThePartsGiveWayToTheWholeAndNeedNoBakingThen() throws IOException {
    Path folder = folder();
    done(folder, "bake", "scene.yaml", "-o", "whole", "--for", "pixi");
    done(folder, "bake", "scene.yaml", "--shard", "1/2", "--for", "pixi");
    done(folder, "bake", "scene.yaml", "--shard", "2/2", "--for", "pixi");
    ToolRun merged = done(folder, "merge", "out", "--json");
    assertSameFiles(folder.resolve("whole"), folder.resolve("out"));
    Map<?, ?> summary = (Map<?, ?>) Json.read(merged.out());
    assertEquals(4, ((List<?>) summary.get("clips")).size());
    ToolRun again = done(folder, "bake", "scene.yaml", "--shard", "1/2", "--for", "pixi");
    assertTrue(again.err().contains("up to date"), again.err());
  }

  @Test
  void aPartThatIsUpToDateIsLeftAlone() throws IOException {
    Path folder = folder();
    done(folder, "bake", "scene.yaml", "--shard", "1/2");
    ToolRun again = done(folder, "bake", "scene.yaml", "--shard", "1/2");
    assertTrue(again.err().contains("up to date"), again.err());
    ToolRun other = done(folder, "bake", "single.yaml", "scene.yaml", "--shard", "1/2");
    assertTrue(!other.err().contains("scene: up to date"), "other clips than before");
  }

  @Test
  void missingPartsAreNamedAndNothingIsWritten() throws IOException {
    Path folder = folder();
    done(folder, "bake", "scene.yaml", "--shard", "2/4");
    done(folder, "bake", "scene.yaml", "--shard", "4/4");
    ToolRun run = ToolRun.in(folder, "merge", "out", "-o", "joined");
    assertEquals(3, run.status());
    assertTrue(run.err().contains("scene: shard 1/4, 3/4 are missing"), run.err());
    assertTrue(Files.notExists(folder.resolve("joined")));
  }

  @Test
  void partsOfDifferentBakesAreRefused() throws IOException {
    Path folder = folder();
    done(folder, "bake", "scene.yaml", "--shard", "1/2", "-o", "a");
    done(folder, "bake", "scene.yaml", "--shard", "2/2", "-o", "b", "--seed", "5");
    ToolRun run = ToolRun.in(folder, "merge", "a", "b");
    assertEquals(3, run.status());
    assertTrue(run.err().contains("parts of different bakes"), run.err());
  }

  @Test
  void partsOfAnotherVersionAreRefused() throws IOException {
    Path folder = folder();
    done(folder, "bake", "single.yaml", "--shard", "1/2");
    done(folder, "bake", "single.yaml", "--shard", "2/2");
    Path part = folder.resolve("out/" + BakedPart.fileName("single", new Shard(2, 2)));
    String manifest = Files.readString(part);
    Files.writeString(
        part, manifest.replaceFirst("\"critterbake\": \"[^\"]*\"", "\"critterbake\": \"0.0.9\""));
    ToolRun run = ToolRun.in(folder, "merge", "out", "-o", "joined");
    assertEquals(3, run.status());
    assertTrue(run.err().contains("baked by version 0.0.9"), run.err());
    assertTrue(Files.notExists(folder.resolve("joined")));
  }

  @Test
  void partsOfTwoScenariosDoNotCompleteEachOther() throws IOException {
    Path folder = folder();
    done(folder, "bake", "scene.yaml", "--shard", "1/2", "-o", "a");
    done(folder, "bake", "single.yaml", "--shard", "2/2", "-o", "b");
    ToolRun run = ToolRun.in(folder, "merge", "a", "b", "-o", "joined");
    assertEquals(3, run.status());
    assertTrue(run.err().contains("scene: shard 2/2 is missing"), run.err());
    assertTrue(Files.notExists(folder.resolve("joined")));
  }

  @Test
  void onePartTwiceIsFineAsLongAsBothAreAlike() throws IOException {
    Path folder = folder();
    done(folder, "bake", "single.yaml", "--shard", "1/2", "-o", "a");
    done(folder, "bake", "single.yaml", "--shard", "1/2", "-o", "again");
    done(folder, "bake", "single.yaml", "--shard", "2/2", "-o", "b");
    done(folder, "merge", "a", "b", "again", "-o", "joined");
    done(folder, "bake", "single.yaml", "-o", "whole");
    assertSameFiles(folder.resolve("whole"), folder.resolve("joined"));
    done(folder, "bake", "scene.yaml", "single.yaml", "--shard", "1/2", "-o", "other");
    ToolRun run = ToolRun.in(folder, "merge", "a", "b", "other");
    assertEquals(3, run.status());
  }

  @Test
  void aFileThatChangedSinceIsRefused() throws IOException {
    Path folder = folder();
    done(folder, "bake", "scene.yaml", "--shard", "1/1", "-o", "whole");
    done(folder, "bake", "scene.yaml", "--shard", "1/2");
    done(folder, "bake", "scene.yaml", "--shard", "2/2");
    Files.write(folder.resolve("out/scene-walk.gif"), new byte[] {1});
    ToolRun run = ToolRun.in(folder, "merge", "out", "-o", "joined");
    assertEquals(3, run.status());
    assertTrue(run.err().contains("scene-walk.gif is not as shard 1/2 left it"), run.err());
  }

  @Test
  void aFolderWithoutPartsSaysHowToMakeThem() throws IOException {
    Path folder = folder();
    ToolRun run = ToolRun.in(folder, "merge", ".");
    assertEquals(3, run.status());
    assertTrue(run.err().contains("--shard 1/2"), run.err());
  }
}
