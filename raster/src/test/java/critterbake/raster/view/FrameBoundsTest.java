package critterbake.raster.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FrameBoundsTest {
  private static final Window FRAME = new Window(0, 0, 64, 64, 24);
  private static final Window PINHOLE = new Window(0, 0, 1, 1, 24);

  @Test
  void whatLeavesTheFrameIsKnownExactly() {
    FrameBounds bounds = FrameBounds.around(-700.5, 3, 20, 70.2, FRAME);
    assertEquals(new FrameBounds(-701, 3, 20, 71), bounds);
  }

  @Test
  void aPartOfAnySizeTakesLittleMoreThanTheFrame() {
    FrameBounds bounds = FrameBounds.around(-1e9, -1e9, 1e9, 1e9, FRAME);
    assertTrue(bounds.left() < 0 && bounds.right() > 64, bounds.toString());
    assertTrue((bounds.right() - bounds.left()) <= 64 + 2 * 256, bounds.toString());
    assertTrue((bounds.bottom() - bounds.top()) <= 64 + 2 * 256, bounds.toString());
  }

  @Test
  void aFrameThatIsToBeFoundMayBeLarge() {
    FrameBounds bounds = FrameBounds.around(-1500, -1500, 1500, 1500, PINHOLE);
    assertEquals(new FrameBounds(-1500, -1500, 1500, 1500), bounds);
  }
}
