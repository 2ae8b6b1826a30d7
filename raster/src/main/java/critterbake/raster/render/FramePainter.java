package critterbake.raster.render;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.crisp.Owners;
import critterbake.raster.effect.Effect;
import critterbake.raster.effect.Picture;
import critterbake.raster.render.FrameInFlight.Plane;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The last stage of a frame, in the order of all looks: what stands behind, the creatures, effects,
 * what stays above the effects. How a plane is painted is left to others. Every worker has its own.
 */
final class FramePainter {
  private final RenderScene scene;
  private final List<Effect> effects;
  private final PlanePainter planes;
  private final PartNames names = new PartNames();
  private final Picture picture = new Picture();
  private final Optional<Backdrop> backdrop;

  FramePainter(RenderScene scene, List<Effect> effects, PlanePainter planes) {
    this.scene = scene;
    this.effects = effects;
    this.planes = planes;
    this.backdrop = scene.scenery().map(scenery -> new Backdrop(scenery, scene.look()));
  }

  /** Paints the planes of a frame. */
  interface PlanePainter {
    /**
     * Paints what is drawn together.
     *
     * @param lined whether it gets lines
     * @param names says which part each mask belongs to
     * @param partIds receives, by pixel, the part that shows there
     * @param argb receives the colors; pixels nobody owns are left alone
     */
    void paint(
        FrameInFlight frame, Plane plane, boolean lined, Names names, short[] partIds, int[] argb);

    /** Lays a pixel of what stays above the effects over the picture. */
    int over(int top, int argb);
  }

  /** The names of a plane's masks. */
  record Names(PartNames all, int first) {
    /** The key's index of a mask of the plane. */
    short index(int mask) {
      return all.index(first + mask);
    }
  }

  Frame paint(FrameInFlight frame, FrameTime time) {
    int width = frame.window.width();
    int height = frame.window.height();
    names.read(frame.before.masks, frame.after.masks);
    short[] partIds = new short[width * height];
    Arrays.fill(partIds, Owners.NOBODY);
    picture.open(width, height);
    backdrop.ifPresent(scenery -> scenery.paint(frame.window, picture));
    planes.paint(frame, frame.before, true, new Names(names, 0), partIds, picture.argb());
    for (Effect effect : effects) {
      effect.apply(picture);
    }
    if (frame.after.masks.size() > 0) {
      onTop(frame, partIds);
    }
    return new Frame(
        width,
        height,
        picture.flat(),
        partIds,
        names.names(),
        time,
        Labels.anchors(frame.pose, frame.window),
        Labels.boxes(scene.boxes(), frame),
        Labels.contacts(frame.pose, frame.window));
  }

  /** What stays above the effects: eyes. */
  private void onTop(FrameInFlight frame, short[] partIds) {
    int[] argb = picture.argb();
    int[] top = picture.scratch(0, argb.length);
    Arrays.fill(top, 0, argb.length, 0);
    Names above = new Names(names, frame.before.masks.size());
    planes.paint(frame, frame.after, false, above, partIds, top);
    for (int i = 0; i < argb.length; i++) {
      argb[i] = planes.over(top[i], argb[i]);
    }
  }
}
