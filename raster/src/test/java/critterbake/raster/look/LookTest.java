package critterbake.raster.look;

import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.raster.view.View;
import critterbake.sim.pose.Grid;
import critterbake.sim.spec.Values;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LookTest {
  @Test
  void aLookThatSaysNothingIsCrispAndSteadyWithTintedLines() {
    Look look = Look.STANDARD;
    assertEquals(Look.Pixels.CRISP, look.pixels());
    assertEquals(new Downsample(4, Downsample.Pick.CENTER), look.downsample());
    assertEquals(Grid.Snap.BODY, look.snap());
    assertEquals(true, look.steady());
    assertEquals(Optional.of(new Look.Light(-0.5, 0.8)), look.light());
    assertEquals(LineLook.Style.TINTED, look.outline().style());
    assertEquals(new Rotation(24, 0.75), look.rotation());
    assertEquals(new GoopLook(1.1, 0.43, 0.55), look.goop());
    assertEquals(Optional.empty(), look.ghost());
    assertEquals(GradeLook.PLAIN, look.grade());
  }

  @Test
  void aViewThatSaysNothingFollowsTheFirstActorIn64By64() {
    View view = View.TYPE.build().apply(new Values(View.TYPE, Map.of()));
    assertEquals(Optional.of(new View.Size(64, 64)), view.size());
    assertEquals(Optional.of("hero"), view.followed("hero"));
    assertEquals(24, view.pixelsPerUnit());
  }
}
