package critterbake.cli.bake;

import critterbake.raster.FrameTime;
import critterbake.raster.view.Camera;
import critterbake.raster.view.View;
import critterbake.raster.view.View.Aim;
import critterbake.raster.view.Window;
import critterbake.sim.shot.PosedFrame;

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
    return new Aiming(clip);
  }

  /** Aims the camera at each frame in turn. */
  final class Aiming {
    private final Camera camera = new Camera(view, size, originX, originY);
    private final PreparedClip clip;

    private Aiming(PreparedClip clip) {
      this.clip = clip;
    }

    Window at(PosedFrame frame) {
      double seconds = 1 / clip.clock().fps();
      if (view.aim() instanceof Aim.At standing) {
        return camera.aim(standing.x(), standing.y(), seconds);
      }
      return camera.aim(frame.rootX(), frame.rootY(), seconds);
    }

    /** How long a frame is shown. */
    FrameTime time(PosedFrame frame) {
      return new FrameTime(
          frame.hold() * clip.clock().fpsDenominator(), clip.clock().fpsNumerator());
    }
  }
}
