package critterbake.cli.sprite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.sprite.SpriteImage;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;

/** Layered files written by ag-psd; what they hold is written in layers.js beside them. */
class PsdLayersTest {
  private static final int WIDTH = 14;
  private static final int HEIGHT = 12;

  private static int back(int x, int y) {
    return in(x, y, 2, 3, 6, 5) ? 0xff000000 | (200 + x - 2) << 16 | 20 << 8 | 30 : 0;
  }

  private static int body(int x, int y) {
    boolean there = in(x, y, 5, 1, 7, 9) && (x - 5 + y - 1) % 3 != 0;
    return there ? 0xff000000 | 10 << 16 | (40 + y - 1) << 8 | 200 : 0;
  }

  private static int arm(int x, int y) {
    return in(x, y, 9, 7, 8, 6) ? 0xff000000 | 180 << 8 | (x - 9) * 9 : 0;
  }

  private static int ghost(int x, int y) {
    return in(x, y, 0, 0, 4, 4) ? 0xff000000 | 180 << 8 | x * 9 : 0;
  }

  private static boolean in(int x, int y, int left, int top, int width, int height) {
    return x >= left && y >= top && x < left + width && y < top + height;
  }

  private static int over(int top, int bottom) {
    return top == 0 ? bottom : top;
  }

  private static void assertShows(IntBinaryOperator expected, String image) throws Exception {
    String file = image.contains("#") ? image.substring(0, image.indexOf('#')) : image;
    SpriteImage actual = new PartFolder().with(file).read(image).frames().get(0);
    assertEquals(WIDTH, actual.width());
    assertEquals(HEIGHT, actual.height());
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        assertEquals(
            Integer.toHexString(expected.applyAsInt(x, y)),
            Integer.toHexString(actual.argb()[y * WIDTH + x]),
            image + " at " + x + ", " + y);
      }
    }
  }

  @Test
  void theWholePictureLeavesOutHiddenLayersAndGroups() throws Exception {
    assertShows((x, y) -> over(arm(x, y), over(body(x, y), back(x, y))), "layers.psd");
  }

  @Test
  void aLayerLiesAtItsPlaceOnTheCanvasAndIsCutByIt() throws Exception {
    assertShows(PsdLayersTest::back, "layers.psd#back");
    assertShows(PsdLayersTest::arm, "layers.psd#arm");
    assertShows(PsdLayersTest::body, "layers.psd#upper/body");
  }

  @Test
  void aHiddenLayerIsShownWhenItIsAskedFor() throws Exception {
    assertShows(PsdLayersTest::ghost, "layers.psd#ghost");
  }

  @Test
  void aGroupIsItsLayersTogether() throws Exception {
    assertShows((x, y) -> over(arm(x, y), body(x, y)), "layers.psd#upper");
  }

  @Test
  void opacityThinsALayer() throws Exception {
    assertShows((x, y) -> back(x, y) & 0x80ffffff, "translucent.psd#back");
  }

  @Test
  void whatCannotBeShownRightIsRefused() throws Exception {
    PartFolder folder =
        new PartFolder().with("layers.psd").with("masked.psd").with("same-names.psd");
    assertEquals(
        "layers.psd#hat: has no layer 'hat'; it has back, ghost, upper, upper/body, upper/arm, off,"
            + " off/veil",
        folder.refusal("layers.psd#hat"));
    assertEquals(
        "masked.psd#back: layer 'back' has a mask; apply it", folder.refusal("masked.psd#back"));
    assertTrue(folder.refusal("same-names.psd#back").contains("has 2 layers 'back'"));
    assertShows(PsdLayersTest::body, "same-names.psd#group/back");
  }

  @Test
  void layersThatAreNotSimplyLaidOverEachOtherGiveTheMergedPicture() throws Exception {
    assertShows((x, y) -> 0xff010203, "multiplied.psd");
  }
}
