package critterbake.cli.bake;

import critterbake.raster.FrameTime;
import critterbake.raster.view.Camera;
import critterbake.raster.view.View;
import critterbake.raster.view.View.Aim;
import critterbake.raster.view.Window;
import critterbake.sim.math.Strict;
import critterbake.sim.shot.FrameRun;
import critterbake.sim.shot.PosedFrame;
import java.util.List;
import java.util.Optional;

/**
 * Where the frame lies over the world: the view with its size found, aimed frame by frame.
 *
 * @param view scale, origin, lag
 * @param size pixels of a frame
 * @param originX column at whose left edge the followed point sits
 * @param originY row at whose top edge it sits
 */
record Framing(View view, View.Size size, int originX, int originY) {
  /** The view's own size and origin. */
  static Framing of(View view, View.Size size) {
    return new Framing(
        view,
        size,
        (int) Math.round(view.originX() * size.width()),
        (int) Math.round(view.originY() * size.height()));
  }

  /** A camera for one run of a clip, its lag settled where the clip is a loop. */
  Aiming aiming(PreparedClip clip) {
    Aiming aiming = new Aiming(clip);
    if (view.lagSeconds() > 0 && clip.take().loop().isPresent()) {
      aiming.settle();
    }
    return aiming;
  }

  /** Aims the camera at each frame in turn. */
  final class Aiming {
    private final Camera camera = new Camera(stiff(), size, originX, originY);
    private final PreparedClip clip;
    private final double rest;
    private double trailX;
    private double trailY;
    private double lastX = Double.NaN;
    private double lastY;

    private Aiming(PreparedClip clip) {
      this.clip = clip;
      this.rest =
          view.lagSeconds() > 0
              ? Strict.exp(-Strict.log(2) / clip.clock().fps() / view.lagSeconds())
              : 0;
    }

    /** A camera that trails by itself would not find back to where a loop began. */
    private View stiff() {
      return new View(
          view.size(),
          view.pixelsPerUnit(),
          view.aim(),
          0,
          view.originX(),
          view.originY(),
          view.background());
    }

    /**
     * Finds the trail that comes back to itself in one lap: each frame it shrinks by the same
     * share.
     */
    private void settle() {
      FrameRun lap = clip.run(Optional.of(List.of()));
      lap.forEachRemaining(this::trail);
      double[] end = lap.root();
      double left = Strict.pow(rest, clip.take().frames());
      trail(end[0] + lap.moved()[0], end[1] + lap.moved()[1]);
      trailX /= 1 - left;
      trailY /= 1 - left;
      lastX = Double.NaN;
    }

    private void trail(PosedFrame frame) {
      trail(frame.wayX(), frame.wayY());
    }

    private void trail(double x, double y) {
      if (!Double.isNaN(lastX)) {
        trailX = (trailX + lastX - x) * rest;
        trailY = (trailY + lastY - y) * rest;
      }
      lastX = x;
      lastY = y;
    }

    Window at(PosedFrame frame) {
      double seconds = 1 / clip.clock().fps();
      if (view.aim() instanceof Aim.At standing) {
        return camera.aim(standing.x(), standing.y(), seconds);
      }
      trail(frame);
      return camera.aim(frame.rootX() + trailX, frame.rootY() + trailY, seconds);
    }

    /** How long a frame is shown. */
    FrameTime time(PosedFrame frame) {
      return new FrameTime(
          frame.hold() * clip.clock().fpsDenominator(), clip.clock().fpsNumerator());
    }
  }
}
