package critterbake.cli.output;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.cli.ToolFolder;
import critterbake.cli.ToolRun;
import critterbake.raster.Frame;
import critterbake.raster.encode.Animation;
import critterbake.raster.encode.gif.GifDecoder;
import critterbake.raster.encode.png.PngDecoder;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BesideOutputTest {
  private static final String RIDER =
      """
      critterbake: 1
      clock: {fps: 12, ticks_per_frame: 5}
      shot: {duration: 8f, warmup: 0s}
      actors: {rider: {kind: swing, path: {circle: {center: [0, 0], radius: 1, period: 1s}}}}
      view: {size: [40, 32], pixels_per_unit: 10, origin: [0.5, 0.5]}
      """;

  private ToolFolder folder;

  @BeforeEach
  void files() throws IOException {
    folder = ToolFolder.with("rider.yaml", RIDER);
    folder.write(
        "blob.yaml",
        "critterbake: 1\nactors: {blob: {kind: goop}}\noutputs: {gif: {beside: original}}\n");
  }

  private void bake(String out, String... sets) {
    ToolRun run = folder.bake("rider.yaml", out, sets).done();
    assertFalse(run.err().contains("no effect"), run.err());
  }

  private Animation gif(String out) throws IOException {
    return GifDecoder.decode(folder.bytes(out + "/rider.gif"));
  }

  private static int[] part(Frame frame, int left, int width) {
    int[] argb = new int[width * frame.height()];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = frame.argb()[i / width * frame.width() + left + i % width];
    }
    return argb;
  }

  @Test
  void bothRulesAreShownSideBySide() throws IOException {
    bake("both", "outputs={gif: {zoom: 2, beside: original}}");
    bake("own", "outputs={gif: {zoom: 2}}");
    bake("original", "outputs={gif: {zoom: 2}}", "actors.rider.rules=original");
    Animation both = gif("both");
    assertEquals(2 * (40 + 2 + 40), both.width());
    assertEquals(8, both.frames().size());
    for (int i = 0; i < 8; i++) {
      Frame pair = both.frames().get(i);
      assertArrayEquals(gif("own").frames().get(i).argb(), part(pair, 0, 80));
      assertArrayEquals(gif("original").frames().get(i).argb(), part(pair, 84, 80));
      assertEquals(gif("own").frames().get(i).time(), pair.time());
    }
  }

  @Test
  void aLoopPlaysAgainUntilTheOriginalEnds() throws IOException {
    bake("both", "shot={loop: 12}", "outputs={apng: {beside: original}}");
    Animation both = PngDecoder.decode(folder.bytes("both/rider.apng"));
    assertEquals(48, both.frames().size());
    assertArrayEquals(part(both.frames().get(3), 0, 40), part(both.frames().get(15), 0, 40));
  }

  @Test
  void widthCountsForThePair() throws IOException {
    bake("both", "outputs={gif: {width: 170, beside: original}}");
    assertEquals(164, gif("both").width());
  }

  @Test
  void creaturesWithoutOriginalRulesAreRefused() {
    ToolRun run = folder.run("bake", "blob.yaml");
    assertEquals(3, run.status(), run.err());
    assertTrue(run.err().contains("original rules"), run.err());
    assertTrue(run.err().contains("blob.yaml:3"), run.err());
  }
}
