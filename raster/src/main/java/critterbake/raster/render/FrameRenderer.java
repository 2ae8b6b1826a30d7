package critterbake.raster.render;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.LayeredFrame;
import critterbake.raster.view.CutOff;
import critterbake.raster.view.FrameBounds;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Pose;
import java.util.List;

/**
 * Draws poses, in three stages, so that frames can be drawn in parallel and still depend on the
 * frame before: {@link #cover} and {@link #shade} may run on any threads at once, {@link #decide}
 * runs in frame order, one frame at a time. Frames in flight hold their own buffers, which go back
 * to the renderer when they are shaded, so a bounded number of frames in flight takes bounded
 * memory.
 *
 * <p>A loop is decided twice around: {@link #rehearse} every frame in order, then cover and decide
 * them again for good; that way the step from the last frame to the first is steady too.
 */
public interface FrameRenderer {
  /** A renderer for a scene. */
  static FrameRenderer of(RenderScene scene) {
    return Drawing.renderer(scene);
  }

  /** Stage one, parallel: what each part covers. */
  Covered cover(Pose pose, Window window);

  /** Stage two, in frame order: which part each pixel belongs to. Uses up what it is given. */
  Decided decide(Covered covered);

  /** Decides a frame only for the sake of those after it. Uses up what it is given. */
  void rehearse(Covered covered);

  /** Stage three, parallel: the finished picture. Uses up what it is given. */
  Frame shade(Decided decided, FrameTime time);

  /**
   * Stage three with what each part shows by itself, where the picture is made of whole pixels.
   * Uses up what it is given.
   */
  default LayeredFrame shadeParts(Decided decided, FrameTime time) {
    return LayeredFrame.flat(shade(decided, time));
  }

  /** Gives back a frame that will not be drawn. */
  void discard(Covered covered);

  /** All three stages at once. */
  default Frame draw(Pose pose, Window window, FrameTime time) {
    return shade(decide(cover(pose, window)), time);
  }

  /** What a person should know of the colors, such as tones that had to share a palette entry. */
  default List<String> notes() {
    return List.of();
  }

  /** A frame after stage one. */
  interface Covered {
    /**
     * Bounds of everything seen, outline included, in frame pixels; they may reach beyond the
     * frame.
     */
    FrameBounds bounds();

    /** The parts that leave the frame, by part and side; outlines count. */
    List<CutOff> cuts();
  }

  /** A frame after stage two. */
  interface Decided {}
}
