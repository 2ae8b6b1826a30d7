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
   * @param contacts feet and tips that take hold or let go, in the order of time
   */
  public record RootMotion(
      double unitsPerSecond,
      double pixelsPerFrame,
      double stridePixels,
      double distanceX,
      double distanceY,
      List<int[]> framePixels,
      List<ContactChange> contacts) {
    public static final RootMotion NONE = new RootMotion(0, 0, 0, 0, 0, List.of(), List.of());

    public RootMotion {
      framePixels = List.copyOf(framePixels);
      contacts = List.copyOf(contacts);
    }
  }

  /**
   * A foot or tip that takes hold of the ground or lets go of it.
   *
   * @param frame the frame shown at that time
   * @param milliseconds since frame 0
   * @param actor whose it is
   * @param part such as {@code foot.left}
   * @param down whether it takes hold
   * @param x place in the pixels of that frame, y down
   * @param y likewise
   */
  public record ContactChange(
      int frame,
      double milliseconds,
      String actor,
      String part,
      boolean down,
      double x,
      double y) {}
}
