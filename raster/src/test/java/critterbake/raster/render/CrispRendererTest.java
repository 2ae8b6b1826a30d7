package critterbake.raster.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.look.Look;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class CrispRendererTest {
  private static final FrameTime TWELFTH = new FrameTime(1, 12);

  @Test
  void aWalkHoldsTheColorsOfItsRampsOnly() {
    Set<Integer> allowed =
        Set.of(
            0,
            0xff3a1838,
            0xff893b49,
            0xffb75f4c,
            0xffdf8a4a,
            0xffedab5d,
            0xffd7b087,
            0xfff3dcae,
            0xff2c4d65,
            0xff3f6b80);
    FrameRenderer renderer = FrameRenderer.of(StriderFixture.scene(Look.STANDARD));
    Set<Integer> seen = new TreeSet<>();
    for (int i = 0; i < 12; i++) {
      for (int color : draw(renderer, i / 12.0).argb()) {
        seen.add(color);
      }
    }
    seen.removeAll(allowed);
    assertEquals(Set.of(), seen);
  }

  @Test
  void anOpaquePixelAlwaysHasAPart() {
    Frame frame = draw(FrameRenderer.of(StriderFixture.scene(Look.STANDARD)), 0.3);
    int opaque = 0;
    for (int i = 0; i < frame.argb().length; i++) {
      assertEquals(frame.argb()[i] != 0, frame.partIds()[i] >= 0, "pixel " + i);
      opaque += frame.argb()[i] != 0 ? 1 : 0;
    }
    assertTrue(opaque > 500, "only " + opaque + " pixels");
  }

  @Test
  void buffersOfEarlierFramesLeaveNoTrace() {
    FrameRenderer used = FrameRenderer.of(StriderFixture.scene(Look.STANDARD));
    draw(used, 0.7);
    FrameRenderer.Covered covered = used.cover(StriderFixture.pose(0.1), StriderFixture.WINDOW);
    used.discard(covered);
    FrameRenderer fresh = FrameRenderer.of(StriderFixture.scene(Look.STANDARD));
    draw(fresh, 0.7);
    assertArrayEquals(draw(fresh, 0.2).argb(), draw(used, 0.2).argb());
  }

  private static Frame draw(FrameRenderer renderer, double phase) {
    return renderer.draw(StriderFixture.pose(phase), StriderFixture.WINDOW, TWELFTH);
  }
}
