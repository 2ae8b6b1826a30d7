package critterbake.raster.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Gauge;
import critterbake.sim.pose.Gauge.Overlay;
import critterbake.sim.pose.Gauge.Role;
import critterbake.sim.pose.Pose;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DebugOverlayTest {
  private static final Window WINDOW = new Window(0, -8, 8, 8, 1);
  private static final Frame FRAME = Frame.of(8, 8, new int[64], new FrameTime(1, 12));

  @Test
  void marksLieOnTheEnlargedPlaceOfTheirPoint() {
    Pose pose = pose(new Gauge.Mark(Overlay.TARGETS, Role.REAL, 4, 4, 1, 0));
    Frame drawn = DebugOverlay.draw(FRAME, pose, WINDOW, 4, Set.of(Overlay.TARGETS));
    assertEquals(32, drawn.width());
    assertEquals(0xffb06cf0, drawn.argb()[16 * 32 + 16]);
    assertEquals(0, drawn.argb()[2 * 32 + 2]);
  }

  @Test
  void overlaysNotAskedForStayAway() {
    Pose pose = pose(new Gauge.Line(Overlay.BONES, Role.BONE, 1, 1, 6, 6, 0));
    Frame drawn = DebugOverlay.draw(FRAME, pose, WINDOW, 2, Set.of(Overlay.TARGETS));
    for (int color : drawn.argb()) {
      assertEquals(0, color);
    }
  }

  @Test
  void tautLinksAreRedderThanSlackOnes() {
    assertNotEquals(linkColor(0), linkColor(1));
    assertEquals(0xfff04838, linkColor(1));
  }

  @Test
  void pointsFarOutsideAreNoTrouble() {
    Pose pose =
        pose(
            new Gauge.Mark(Overlay.SWARM, Role.DESTINATION, 1e7, -1e7, 1, 0),
            new Gauge.Line(Overlay.SWARM, Role.GAP, 1e7, 1e7, 2e7, 2e7, 0));
    DebugOverlay.draw(FRAME, pose, WINDOW, 3, Set.of(Overlay.SWARM));
  }

  private static int linkColor(double strain) {
    Pose pose = pose(new Gauge.Line(Overlay.ROPES, Role.LINK, 1, 4, 7, 4, strain));
    return DebugOverlay.draw(FRAME, pose, WINDOW, 4, Set.of(Overlay.ROPES)).argb()[16 * 32 + 16];
  }

  private static Pose pose(Gauge... gauges) {
    return new Pose(List.of(), List.of(gauges), List.of(), List.of());
  }
}
