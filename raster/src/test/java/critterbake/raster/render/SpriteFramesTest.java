package critterbake.raster.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.look.Look;
import critterbake.raster.sprite.CrispSprites;
import critterbake.raster.sprite.SpriteBook;
import critterbake.raster.sprite.SpriteImage;
import critterbake.raster.view.Window;
import critterbake.sim.math.RandomStream;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Pose;
import critterbake.sim.pose.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SpriteFramesTest {
  private static final int SIZE = 64;
  private static final Window WINDOW = new Window(-32, -32, SIZE, SIZE, 10);
  private static final FrameTime TIME = new FrameTime(1, 12);

  private static Shape.Sprite sprite(
      String image, double degrees, boolean mirrored, Shape.Hinge on) {
    return new Shape.Sprite(
        image, 0, 0, 0, 4, 4, Math.toRadians(degrees), mirrored, Optional.ofNullable(on), true);
  }

  private static Pose pose(Shape.Sprite... sprites) {
    List<Part> parts = new ArrayList<>();
    for (Shape.Sprite sprite : sprites) {
      parts.add(new Part(sprite.image(), "rider", "", parts.size(), sprite, Finish.PLAIN));
    }
    Layer layer = new Layer("rider", Layer.Blend.PARTS, Layer.Stage.BEFORE_EFFECTS, parts);
    return new Pose(List.of(layer), List.of(), List.of(), List.of());
  }

  private static SpriteImage noise(int width, int height) {
    RandomStream random = RandomStream.of(9, "noise");
    int[] argb = new int[width * height];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = random.coin(0, i) ? 0xff000000 | (int) random.bits(1, i) & 0xffffff : 0;
    }
    return new SpriteImage(width, height, argb);
  }

  private static SpriteImage dot() {
    return new SpriteImage(1, 1, new int[] {0xffff0000});
  }

  private static FrameRenderer renderer(Map<String, List<SpriteImage>> images) {
    return FrameRenderer.of(
        new RenderScene(
            Look.STANDARD,
            List.of(),
            Map.of(),
            Optional.empty(),
            new CrispSprites(new SpriteBook(images)),
            Map.of()));
  }

  @Test
  void anUnturnedSpriteAtAWholePixelIsInTheFrameByteForByte() {
    SpriteImage image = noise(12, 9);
    Frame frame =
        renderer(Map.of("body", List.of(image)))
            .draw(pose(sprite("body", 0, false, null)), WINDOW, TIME);
    for (int y = 0; y < SIZE; y++) {
      for (int x = 0; x < SIZE; x++) {
        int column = x - 28;
        int row = y - 28;
        boolean inside = column >= 0 && row >= 0 && column < 12 && row < 9;
        assertEquals(inside ? image.argb()[row * 12 + column] : 0, frame.argb()[y * SIZE + x]);
      }
    }
  }

  @Test
  void aWobblingAngleIsDrawnAsOneAngle() {
    FrameRenderer renderer = renderer(Map.of("body", List.of(noise(12, 9))));
    int[] first = renderer.draw(pose(sprite("body", 6, false, null)), WINDOW, TIME).argb();
    for (double degrees : new double[] {8, 10.9, 7.4, 11.2, -11.2, 0}) {
      int[] next = renderer.draw(pose(sprite("body", degrees, false, null)), WINDOW, TIME).argb();
      assertArrayEquals(first, next, degrees + " degrees");
    }
    int[] turned = renderer.draw(pose(sprite("body", 12, false, null)), WINDOW, TIME).argb();
    assertTrue(Arrays.mismatch(first, turned) >= 0, "a real turn shows");
  }

  /** A dot hung ten pixels right of the pivot of a body: where is it seen? */
  private static int[] dotAt(double degrees, boolean mirrored) {
    FrameRenderer renderer =
        renderer(Map.of("body", List.of(new SpriteImage(1, 1, new int[1])), "dot", List.of(dot())));
    Shape.Sprite body = sprite("body", degrees, mirrored, null);
    Shape.Sprite hung =
        new Shape.Sprite(
            "dot",
            0,
            0,
            0,
            0.5,
            0.5,
            0,
            mirrored,
            Optional.of(new Shape.Hinge("body", 14.5, 4.5)),
            true);
    int[] argb = renderer.draw(pose(hung, body), WINDOW, TIME).argb();
    int seen = -1;
    for (int i = 0; i < argb.length; i++) {
      if (argb[i] != 0) {
        assertEquals(-1, seen, "one pixel only");
        seen = i;
      }
    }
    return new int[] {seen % SIZE - 32, seen / SIZE - 32};
  }

  @Test
  void aPartHangsWhereItsParentIsDrawnNotWhereItShouldBe() {
    assertArrayEquals(new int[] {10, 0}, dotAt(0, false));
    // Seven degrees are drawn as none: the hinge does not move either.
    assertArrayEquals(new int[] {10, 0}, dotAt(7, false));
    assertArrayEquals(new int[] {0, -11}, dotAt(90, false));
    assertArrayEquals(new int[] {-11, 0}, dotAt(0, true));
  }
}
