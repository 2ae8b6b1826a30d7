package critterbake.raster.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.raster.Frame;
import critterbake.raster.look.Look;
import critterbake.raster.measure.PictureMetrics;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Pose;
import critterbake.sim.pose.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class SteadyTest {
  @Test
  void noPixelOfABreathingBallBoils() {
    FrameRenderer renderer = Scenes.renderer(Look.STANDARD);
    PictureMetrics metrics = new PictureMetrics();
    Frame first = null;
    for (int i = 0; i < 48; i++) {
      double breath = 0.05 * Strict.sin(i * 1.7);
      Pose pose =
          Scenes.pose(Scenes.part("body", new Shape.Disc(16.5 + breath, 16.5, 8.3), Finish.PLAIN));
      Frame frame = renderer.draw(pose, Scenes.window(33, 33), Scenes.TIME);
      first = first == null ? frame : first;
      assertArrayEquals(first.argb(), frame.argb(), "frame " + i);
      metrics.add(frame);
    }
    assertEquals(0, metrics.boil());
  }

  @Test
  void aLoopDecidedTwiceAroundComesBackToItsFirstFrame() {
    FrameRenderer renderer = FrameRenderer.of(StriderFixture.scene(Look.STANDARD));
    for (int i = 0; i < 12; i++) {
      renderer.rehearse(renderer.cover(StriderFixture.pose(i / 12.0), StriderFixture.WINDOW));
    }
    List<Frame> lap = new ArrayList<>();
    for (int i = 0; i < 24; i++) {
      Pose pose = StriderFixture.pose(i % 12 / 12.0);
      lap.add(renderer.draw(pose, StriderFixture.WINDOW, Scenes.TIME));
    }
    for (int i = 0; i < 12; i++) {
      assertArrayEquals(lap.get(i).argb(), lap.get(i + 12).argb(), "frame " + i);
    }
  }

  @Test
  void framesDrawnOnSeveralThreadsAreTheSame() throws Exception {
    List<Frame> alone = new ArrayList<>();
    FrameRenderer one = FrameRenderer.of(StriderFixture.scene(Look.STANDARD));
    for (int i = 0; i < 36; i++) {
      alone.add(one.draw(StriderFixture.pose(i / 36.0), StriderFixture.WINDOW, Scenes.TIME));
    }
    ExecutorService workers = Executors.newFixedThreadPool(4);
    try {
      FrameRenderer shared = FrameRenderer.of(StriderFixture.scene(Look.STANDARD));
      List<Future<FrameRenderer.Covered>> covered = new ArrayList<>();
      for (int i = 0; i < 36; i++) {
        Pose pose = StriderFixture.pose(i / 36.0);
        covered.add(workers.submit(() -> shared.cover(pose, StriderFixture.WINDOW)));
      }
      List<Future<Frame>> shaded = new ArrayList<>();
      for (Future<FrameRenderer.Covered> frame : covered) {
        FrameRenderer.Decided decided = shared.decide(frame.get());
        shaded.add(workers.submit(() -> shared.shade(decided, Scenes.TIME)));
      }
      for (int i = 0; i < 36; i++) {
        assertArrayEquals(alone.get(i).argb(), shaded.get(i).get().argb(), "frame " + i);
        assertArrayEquals(alone.get(i).partIds(), shaded.get(i).get().partIds(), "frame " + i);
      }
    } finally {
      workers.shutdown();
    }
  }
}
