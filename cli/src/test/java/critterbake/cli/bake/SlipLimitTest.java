package critterbake.cli.bake;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.scenario.ReadOptions;
import critterbake.cli.scenario.ScenarioReader;
import critterbake.raster.Clip.RootMotion;
import critterbake.sim.MotionMetrics;
import critterbake.sim.loop.LoopRefused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SlipLimitTest {
  /** A drawn clip at 10 pixels a unit whose hero slid so far. */
  private static DrawnClip slid(String shot, double units) throws IOException {
    Path file = Jimfs.newFileSystem(Configuration.unix()).getPath("/work/hero.yaml");
    Files.writeString(
        file,
        """
        critterbake: 1
        shot: {%s}
        actors: {hero: {kind: walker}}
        view: {size: [48, 48], pixels_per_unit: 10}
        """
            .formatted(shot));
    PreparedClip clip =
        PreparedClip.of(
            ScenarioReader.read(file, ReadOptions.NONE).scenario().orElseThrow().clips().get(0),
            false);
    return new DrawnClip(
        clip,
        RootMotion.NONE,
        List.of(),
        List.of(),
        Map.of("hero", new MotionMetrics(Map.of("slip", units))),
        new long[0],
        List.of());
  }

  @Test
  void refusesLoopsThatSlideMoreThanAQuarterOfAPixel() throws IOException {
    DrawnClip slid = slid("loop: auto", 0.026);
    LoopRefused refused = assertThrows(LoopRefused.class, () -> SlipLimit.check(slid));
    assertTrue(refused.getMessage().contains("hero slides 0.260 px"), refused.getMessage());
    DrawnClip firm = slid("loop: auto", 0.024);
    assertDoesNotThrow(() -> SlipLimit.check(firm));
  }

  @Test
  void letsOpenShotsSlide() throws IOException {
    DrawnClip open = slid("duration: 1s", 1);
    assertDoesNotThrow(() -> SlipLimit.check(open));
  }
}
