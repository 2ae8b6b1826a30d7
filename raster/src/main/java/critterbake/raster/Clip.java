package critterbake.raster;

import java.util.List;

/**
 * A finished animation.
 *
 * @param name clip name
 * @param frames at least one, all of one size
 * @param repeat how often it plays: 0 for ever
 * @param root how the engine should move it while it plays, per frame
 */
public record Clip(String name, List<Frame> frames, int repeat, RootMotion root) {
  public Clip {
    frames = List.copyOf(frames);
    if (frames.isEmpty()) {
      throw new IllegalArgumentException("clip " + name + " has no frames");
    }
  }

  /**
   * Root motion of a clip.
   *
   * @param unitsPerSecond ground speed in world units
   * @param pixelsPerFrame ground speed in pixels a frame
   * @param stridePixels distance of one gait cycle in pixels
   * @param distanceX pixels per loop, picture axes (y down)
   * @param distanceY pixels per loop
   * @param framePixels the root's whole-pixel place at each frame, relative to frame 0, {x, y} each
   */
  public record RootMotion(
      double unitsPerSecond,
      double pixelsPerFrame,
      double stridePixels,
      double distanceX,
      double distanceY,
      List<int[]> framePixels) {
    public static final RootMotion NONE = new RootMotion(0, 0, 0, 0, 0, List.of());

    public RootMotion {
      framePixels = List.copyOf(framePixels);
    }
  }
}
