package critterbake.raster.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.Frame;
import critterbake.raster.look.LineLook;
import critterbake.raster.look.Look;
import critterbake.raster.measure.PictureMetrics;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Shape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThinLimbTest {
  private static final Look BARE = Scenes.look(LineLook.Style.NONE, false);

  @ParameterizedTest
  @ValueSource(doubles = {1, 1.5, 2})
  void limbsHaveNoDoubledCornersOrphansOrBreaksInAnyDirection(double width) {
    PictureMetrics metrics = new PictureMetrics();
    for (int degrees = 0; degrees < 360; degrees++) {
      double angle = Strict.radians(degrees);
      Frame frame =
          Scenes.draw(
              BARE,
              48,
              48,
              Scenes.part(
                  "limb",
                  Scenes.bone(
                      24.3,
                      23.6,
                      24.3 + 19 * Strict.cos(angle),
                      23.6 + 19 * Strict.sin(angle),
                      width / 2),
                  Finish.PLAIN));
      metrics.add(frame);
      assertEquals(1, pieces(frame), degrees + " degrees:\n" + Scenes.silhouette(frame));
    }
    assertEquals(0, metrics.doubledCorners());
    assertEquals(0, metrics.orphans());
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 2})
  void bentLimbsHaveCornersAtTheirJointOnly(double width) {
    for (int degrees = -120; degrees < 80; degrees += 2) {
      PictureMetrics metrics = new PictureMetrics();
      double angle = Strict.radians(degrees);
      double[] x = {8, 20, 20 + 12 * Strict.cos(angle)};
      double[] y = {24, 20, 20 + 12 * Strict.sin(angle)};
      double[] radius = {width / 2, width / 2, width / 2};
      Frame frame =
          Scenes.draw(
              BARE, 48, 48, Scenes.part("limb", new Shape.Capsules(x, y, radius), Finish.PLAIN));
      metrics.add(frame);
      assertTrue(metrics.doubledCorners() <= 1, degrees + "\n" + Scenes.silhouette(frame));
      assertEquals(1, pieces(frame));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.4, 0.9})
  void thinCurvesRunWithoutDoubledCorners(double bend) {
    for (int start = 0; start < 360; start += 3) {
      double[] x = new double[9];
      double[] y = new double[9];
      double[] radius = new double[9];
      double angle = Strict.radians(start);
      x[0] = 30;
      y[0] = 30;
      radius[0] = 0.6;
      for (int i = 1; i < 9; i++) {
        x[i] = x[i - 1] + 3 * Strict.cos(angle);
        y[i] = y[i - 1] + 3 * Strict.sin(angle);
        angle += bend / 3;
        radius[i] = 0.6;
      }
      PictureMetrics metrics = new PictureMetrics();
      Frame frame =
          Scenes.draw(
              BARE, 60, 60, Scenes.part("tail", new Shape.Capsules(x, y, radius), Finish.PLAIN));
      metrics.add(frame);
      assertEquals(0, metrics.doubledCorners(), start + "\n" + Scenes.silhouette(frame));
      assertEquals(1, pieces(frame), start + "\n" + Scenes.silhouette(frame));
    }
  }

  /** Counts pieces that do not even touch at a corner. */
  private static int pieces(Frame frame) {
    boolean[] seen = new boolean[frame.argb().length];
    int pieces = 0;
    for (int i = 0; i < seen.length; i++) {
      if (frame.argb()[i] != 0 && !seen[i]) {
        pieces++;
        flood(frame, i, seen);
      }
    }
    return pieces;
  }

  private static void flood(Frame frame, int pixel, boolean[] seen) {
    int x = pixel % frame.width();
    int y = pixel / frame.width();
    if (seen[pixel] || frame.argb()[pixel] == 0) {
      return;
    }
    seen[pixel] = true;
    for (int ny = Math.max(0, y - 1); ny <= Math.min(frame.height() - 1, y + 1); ny++) {
      for (int nx = Math.max(0, x - 1); nx <= Math.min(frame.width() - 1, x + 1); nx++) {
        flood(frame, ny * frame.width() + nx, seen);
      }
    }
  }
}
