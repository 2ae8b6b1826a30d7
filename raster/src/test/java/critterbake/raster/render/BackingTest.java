package critterbake.raster.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.Frame;
import critterbake.raster.look.GhostLook;
import critterbake.raster.look.GradeLook;
import critterbake.raster.look.Look;
import critterbake.raster.view.Background;
import critterbake.raster.view.Scenery;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BackingTest {
  private static final int PHASES = 6;
  private static final Scenery GROUND = scenery(0xff335577, List.of());
  private static final Scenery VEIL = scenery(0x80406020, List.of());
  private static final Scenery CAVE =
      scenery(0xff101418, List.of(new double[] {-60, -20, 60, -20, 60, 3, -60, 1}));

  private static Scenery scenery(int color, List<double[]> solids) {
    return new Scenery(
        new Background(OptionalInt.of(color), Optional.empty()),
        Scenery.Picture.NONE,
        x -> x < 12 ? OptionalDouble.of(x / 8) : OptionalDouble.empty(),
        solids);
  }

  private static Look look(Look.Pixels pixels, GradeLook grade) {
    return look(pixels, grade, Optional.empty());
  }

  private static Look look(Look.Pixels pixels, GradeLook grade, Optional<GhostLook> ghost) {
    Look look = Look.STANDARD;
    return new Look(
        pixels,
        look.downsample(),
        look.snap(),
        look.steady(),
        look.light(),
        look.outline(),
        look.rotation(),
        look.palette(),
        look.dither(),
        look.goop(),
        ghost,
        grade);
  }

  @ParameterizedTest
  @EnumSource(Look.Pixels.class)
  void framesAreThoseOfARendererThatKnowsTheScenery(Look.Pixels pixels) {
    GradeLook graded = new GradeLook(0.1, 1.2, 0.6, 40, 0xffe0f0ff);
    for (Scenery scenery : List.of(GROUND, VEIL, CAVE)) {
      assertSame(look(pixels, GradeLook.PLAIN), scenery);
      assertSame(look(pixels, graded), scenery);
    }
  }

  private static void assertSame(Look look, Scenery scenery) {
    RenderScene scene = StriderFixture.scene(look);
    FrameRenderer bare = FrameRenderer.of(scene);
    FrameRenderer knowing =
        FrameRenderer.of(
            new RenderScene(
                look,
                scene.paletteColors(),
                scene.materials(),
                Optional.of(scenery),
                scene.sprites(),
                scene.boxes()));
    Backing backing = Backing.of(look, scenery).orElseThrow();
    for (int i = 0; i < PHASES; i++) {
      Frame alone = draw(bare, i);
      Frame wanted = draw(knowing, i);
      int[] before = alone.argb().clone();
      Frame laid = backing.under(alone, StriderFixture.WINDOW);
      assertArrayEquals(wanted.argb(), laid.argb());
      assertArrayEquals(wanted.partIds(), laid.partIds());
      assertEquals(wanted.partNames(), laid.partNames());
      assertFalse(Arrays.equals(alone.argb(), laid.argb()), "something stands behind");
      assertArrayEquals(before, alone.argb(), "the frame itself is left as it was");
    }
  }

  private static Frame draw(FrameRenderer renderer, int i) {
    return renderer.draw(
        StriderFixture.pose((double) i / PHASES), StriderFixture.WINDOW, Scenes.TIME);
  }

  @Test
  void aGhostLooksAtWhatStandsBehindSoNothingIsLaidUnderIt() {
    GhostLook ghost = new GhostLook(4, 0, 0, 0.5, GhostLook.Mode.MULTIPLY);
    Look haunted = look(Look.Pixels.CRISP, GradeLook.PLAIN, Optional.of(ghost));
    assertTrue(Backing.of(haunted, GROUND).isEmpty());
    assertTrue(Backing.of(look(Look.Pixels.CRISP, GradeLook.PLAIN), GROUND).isPresent());
  }
}
