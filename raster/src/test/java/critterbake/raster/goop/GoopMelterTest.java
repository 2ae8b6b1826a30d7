package critterbake.raster.goop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.look.GoopLook;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class GoopMelterTest {
  private static final Window WINDOW = new Window(0, 0, 80, 60, 1);
  private static final GoopLook LOOK = new GoopLook(1.1, 0.43, 0.55);

  private static byte[] melt(Shape... shapes) {
    Part[] parts = new Part[shapes.length];
    for (int i = 0; i < shapes.length; i++) {
      parts[i] = new Part("part." + i, "blob", "goop", i, shapes[i], Finish.PLAIN.withTones(1));
    }
    GoopMelter melter = new GoopMelter(LOOK);
    Layer layer = new Layer("blob", Layer.Blend.GOOP, Layer.Stage.BEFORE_EFFECTS, List.of(parts));
    melter.melt(layer, WINDOW);
    return melter.tone();
  }

  private static Shape.Ribbon leg(double scroll, double halfWidth) {
    double[] x = new double[12];
    double[] y = new double[12];
    double[] width = new double[12];
    for (int i = 0; i < 12; i++) {
      x[i] = 10 + 5 * i;
      y[i] = -30 + 4 * (i % 2);
      width[i] = halfWidth;
    }
    return new Shape.Ribbon(x, y, width, scroll, 60, new Shape.EdgeNoise(5, 1, 3));
  }

  private static int count(byte[] tone) {
    int count = 0;
    for (byte one : tone) {
      count += one == GoopMelter.AIR ? 0 : 1;
    }
    return count;
  }

  /** Islands of the goop, by side and corner neighbours. */
  private static int islands(byte[] tone) {
    byte[] left = tone.clone();
    int islands = 0;
    for (int i = 0; i < left.length; i++) {
      if (left[i] != GoopMelter.AIR) {
        islands++;
        erase(left, i);
      }
    }
    return islands;
  }

  private static void erase(byte[] tone, int start) {
    int[] stack = new int[tone.length];
    int size = 0;
    stack[size++] = start;
    tone[start] = GoopMelter.AIR;
    while (size > 0) {
      int at = stack[--size];
      for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
          int x = at % 80 + dx;
          int y = at / 80 + dy;
          if (x >= 0 && y >= 0 && x < 80 && y < 60 && tone[y * 80 + x] != GoopMelter.AIR) {
            tone[y * 80 + x] = GoopMelter.AIR;
            stack[size++] = y * 80 + x;
          }
        }
      }
    }
  }

  @Test
  void neighbouringDiscsMeltIntoOneSilhouette() {
    Shape one = new Shape.Disc(30, -30, 8);
    Shape two = new Shape.Disc(46.5, -30, 8);
    byte[] together = melt(one, two);
    assertEquals(1, islands(together));
    assertTrue(together[30 * 80 + 38] != GoopMelter.AIR, "no bridge");
  }

  @Test
  void aSpeckIsNoGoop() {
    byte[] tone = melt(new Shape.Disc(30, -30, 8), new Shape.Disc(60, -10, 0.9));
    assertEquals(1, islands(tone));
    assertEquals(GoopMelter.AIR, tone[10 * 80 + 60]);
  }

  @Test
  void aPinholeBetweenPartsIsFilled() {
    byte[] tone =
        melt(
            new Shape.Disc(30, -30, 8),
            new Shape.Disc(45.5, -30, 8),
            new Shape.Disc(37.8, -17.5, 8),
            new Shape.Disc(37.8, -42, 8));
    int y = 25;
    for (int x = 33; x < 43; x++) {
      assertTrue(tone[y * 80 + x] != GoopMelter.AIR, "a hole at " + x);
    }
  }

  @Test
  void aRaggedLegNeverBreaks() {
    for (int step = 0; step < 60; step++) {
      assertEquals(1, islands(melt(leg(step, 1.5))), "scrolled by " + step);
    }
  }

  @Test
  void theRaggedEdgeMovesAndComesBack() {
    byte[] start = melt(leg(0, 4));
    assertFalse(Arrays.equals(start, melt(leg(7, 4))));
    assertArrayEquals(start, melt(leg(60, 4)));
    assertTrue(Math.abs(count(start) - count(melt(leg(31, 4)))) < count(start) / 4);
  }

  @Test
  void whatLeavesTheFrameIsCutOff() {
    byte[] tone = melt(new Shape.Disc(-3, 3, 12), leg(0, 3));
    assertTrue(tone[0] != GoopMelter.AIR);
    assertEquals(80 * 60, tone.length);
  }
}
