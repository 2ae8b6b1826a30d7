package critterbake.raster.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.Frame;
import critterbake.raster.look.Downsample;
import critterbake.raster.look.LineLook.Style;
import critterbake.raster.look.Look;
import critterbake.raster.look.PaletteLook;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Shape;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BlendedRendererTest {
  private static final Look LINED = Scenes.look(Style.TINTED, false);
  private static final List<Integer> PALETTE =
      List.of(0xff3a1838, 0xff893b49, 0xffb75f4c, 0xffdf8a4a, 0xffedab5d);

  @Test
  void smoothEdgesHaveTheShapesPartialAlpha() {
    Look look = Scenes.with(Look.Pixels.SMOOTH, Scenes.look(Style.NONE, false).outline());
    double[] x = {4.25, 8, 8, 4.25};
    double[] y = {4, 4, 8, 8};
    Frame frame =
        Scenes.draw(look, 12, 12, Scenes.part("body", new Shape.Polygon(x, y), Finish.PLAIN));
    assertEquals(191, frame.argb()[5 * 12 + 4] >>> 24, 1);
    assertEquals(255, frame.argb()[5 * 12 + 5] >>> 24);
    assertEquals(0, frame.argb()[5 * 12 + 8] >>> 24);
  }

  @ParameterizedTest
  @EnumSource(Downsample.Pick.class)
  void downsampledPicturesAreOpaqueOrEmptyAndHoldThePalette(Downsample.Pick pick) {
    Look look =
        new Look(
            Look.Pixels.DOWNSAMPLE,
            new Downsample(4, pick),
            LINED.snap(),
            LINED.steady(),
            LINED.light(),
            LINED.outline(),
            LINED.rotation(),
            new PaletteLook.Colors(PALETTE),
            LINED.dither(),
            LINED.goop(),
            LINED.ghost(),
            LINED.grade());
    Frame frame =
        FrameRenderer.of(StriderFixture.scene(look))
            .draw(StriderFixture.pose(0.2), StriderFixture.WINDOW, Scenes.TIME);
    Set<Integer> colors = new TreeSet<>();
    for (int color : frame.argb()) {
      colors.add(color);
    }
    assertTrue(colors.remove(0));
    assertTrue(PALETTE.containsAll(colors), colors.toString());
    assertTrue(colors.size() > 2);
  }
}
