package critterbake.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.ToolRun;
import critterbake.cli.compare.AnimationFile;
import critterbake.cli.compare.Pictures;
import critterbake.cli.compare.UnreadableFile;
import critterbake.cli.json.Json;
import critterbake.raster.encode.Animation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DiffCommandTest {
  private static final int RED = 0xffff0000;
  private static final int BLUE = 0xff0000ff;

  private Path folder;

  @BeforeEach
  void makeFolder() throws IOException {
    folder = Jimfs.newFileSystem(Configuration.unix()).getPath("/work");
    Files.createDirectories(folder);
  }

  private Map<?, ?> json(ToolRun run) {
    return (Map<?, ?>) Json.read(run.out());
  }

  @Test
  void equalPicturesEndWithZero() throws IOException {
    Pictures.still(folder.resolve("a.png"), 5, 4, RED, 0, RED);
    Pictures.still(folder.resolve("b.png"), 5, 4, RED, 0, RED);
    assertEquals(0, ToolRun.in(folder, "diff", "a.png", "b.png").status());
  }

  @Test
  void countsAndRatioStandInTheJson() throws IOException {
    Pictures.still(folder.resolve("a.png"), 5, 4, RED, 0, RED);
    Pictures.still(folder.resolve("b.png"), 5, 4, RED, 2, 0xfff00000);
    ToolRun run = ToolRun.in(folder, "diff", "a.png", "b.png", "--json");
    assertEquals(4, run.status());
    assertEquals(false, json(run).get("equal"));
    assertEquals(1, ((Number) json(run).get("different")).intValue());
    assertEquals(20, ((Number) json(run).get("compared")).intValue());
    assertEquals(0.05, ((Number) json(run).get("ratio")).doubleValue());
    assertEquals(15, ((Number) json(run).get("max_delta")).intValue());
  }

  @Test
  void everyLimitGivenMustHold() throws IOException {
    Pictures.still(folder.resolve("a.png"), 5, 4, RED, 0, RED);
    Pictures.still(folder.resolve("b.png"), 5, 4, RED, 2, 0xfff00000);
    assertEquals(0, ToolRun.in(folder, "diff", "a.png", "b.png", "--max-pixels", "1").status());
    assertEquals(0, ToolRun.in(folder, "diff", "a.png", "b.png", "--max-ratio", "0.05").status());
    assertEquals(4, ToolRun.in(folder, "diff", "a.png", "b.png", "--max-ratio", "0.04").status());
    assertEquals(
        4,
        ToolRun.in(folder, "diff", "a.png", "b.png", "--max-pixels", "1", "--max-delta", "14")
            .status());
  }

  @Test
  void otherSizesAreComparedOverTheUnion() throws IOException, UnreadableFile {
    Pictures.still(folder.resolve("a.png"), 5, 4, RED, 0, RED);
    Pictures.still(folder.resolve("b.png"), 5, 6, RED, 0, RED);
    ToolRun run = ToolRun.in(folder, "diff", "a.png", "b.png", "--json", "-o", "d.png");
    assertEquals(4, run.status());
    assertEquals(10, ((Number) json(run).get("different")).intValue());
    assertEquals(30, ((Number) json(run).get("compared")).intValue());
    assertTrue(json(run).get("notes").toString().contains("size 5x4 against 5x6"));
    Animation picture = AnimationFile.read(folder.resolve("d.png"));
    assertEquals(6, picture.height());
    assertEquals(RED, picture.frames().get(0).argb()[5 * 5]);
  }

  @Test
  void oneFramesTimeIsADifferenceWithItsNumbers() throws IOException {
    Pictures.animation(folder.resolve("a.png"), 0, new int[] {RED, BLUE}, 100, 100);
    Pictures.animation(folder.resolve("b.png"), 0, new int[] {RED, BLUE}, 100, 120);
    ToolRun run = ToolRun.in(folder, "diff", "a.png", "b.png");
    assertEquals(4, run.status());
    assertTrue(run.out().contains("frame 1 is shown 100 ms against 120 ms"), run.out());
  }

  @Test
  void loopCountsAndFrameCountsAreDifferences() throws IOException {
    Pictures.animation(folder.resolve("a.png"), 0, new int[] {RED, BLUE}, 100);
    Pictures.animation(folder.resolve("b.png"), 3, new int[] {RED, BLUE}, 100);
    Pictures.animation(folder.resolve("c.png"), 0, new int[] {RED, BLUE, RED}, 100);
    ToolRun loops = ToolRun.in(folder, "diff", "a.png", "b.png");
    assertEquals(4, loops.status());
    assertTrue(loops.out().contains("plays for ever against 3 times"), loops.out());
    ToolRun counts = ToolRun.in(folder, "diff", "a.png", "c.png");
    assertEquals(4, counts.status());
    assertTrue(counts.out().contains("2 frames against 3"), counts.out());
  }

  @Test
  void aFrameThatStaysEqualsSeveralThatRepeatIt() throws IOException {
    int[] six = {RED, RED, BLUE, RED, RED, BLUE};
    Pictures.repeating(folder.resolve("a.png"), six, 50);
    Pictures.animation(folder.resolve("b.png"), 0, six, 50);
    ToolRun same = ToolRun.in(folder, "diff", "a.png", "b.png");
    assertEquals(0, same.status(), same.out());
    Pictures.animation(folder.resolve("c.png"), 0, new int[] {RED, BLUE, RED, BLUE}, 100, 50);
    assertEquals(0, ToolRun.in(folder, "diff", "a.png", "c.png").status());
    int[] other = {RED, BLUE, BLUE, RED, RED, BLUE};
    Pictures.animation(folder.resolve("d.png"), 0, other, 50);
    ToolRun differs = ToolRun.in(folder, "diff", "a.png", "d.png");
    assertEquals(4, differs.status());
    assertTrue(differs.out().contains("in frames 1 (16)"), differs.out());
  }

  @Test
  void foldersAreComparedByName() throws IOException {
    for (String side : List.of("a", "b")) {
      Files.createDirectories(folder.resolve(side));
      Pictures.still(folder.resolve(side).resolve("same.png"), 3, 3, RED, 0, RED);
    }
    Pictures.still(folder.resolve("a/gone.png"), 3, 3, RED, 0, RED);
    Pictures.still(folder.resolve("b/fresh.png"), 3, 3, RED, 0, RED);
    ToolRun run = ToolRun.in(folder, "diff", "a", "b");
    assertEquals(4, run.status());
    assertTrue(run.out().contains("gone.png: missing"), run.out());
    assertTrue(run.out().contains("fresh.png: new"), run.out());
    assertTrue(run.out().contains("same.png: same"), run.out());
  }

  @Test
  void whatCannotBeReadEndsWithThree() throws IOException {
    Pictures.still(folder.resolve("a.png"), 3, 3, RED, 0, RED);
    Files.write(folder.resolve("b.png"), new byte[] {1, 2, 3});
    ToolRun run = ToolRun.in(folder, "diff", "a.png", "b.png");
    assertEquals(3, run.status());
    assertTrue(run.err().contains("b.png"), run.err());
    assertEquals(3, ToolRun.in(folder, "diff", "a.png", "nowhere.png").status());
  }

  @Test
  void panelsShowBothSides() throws IOException, UnreadableFile {
    Pictures.still(folder.resolve("a.png"), 4, 2, RED, 0, RED);
    Pictures.still(folder.resolve("b.png"), 4, 2, RED, 1, BLUE);
    ToolRun.in(folder, "diff", "a.png", "b.png", "-o", "d.png", "--panels", "--darker-blue");
    Animation picture = AnimationFile.read(folder.resolve("d.png"));
    int[] pixels = picture.frames().get(0).argb();
    assertEquals(14, picture.width());
    assertEquals(RED, pixels[1]);
    assertEquals(BLUE, pixels[5 + 1]);
    assertEquals(BLUE, pixels[10 + 1]);
  }
}
