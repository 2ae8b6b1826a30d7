package critterbake.raster.render;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.color.Ramps;
import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.effect.Effect;
import critterbake.raster.look.Look;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Pose;
import critterbake.sim.pose.Shape;
import java.util.List;
import java.util.function.Supplier;

/**
 * Draws pictures with blended edges, at the final size (smooth) or larger and then picked
 * (downsample). Frames do not depend on each other here, so the second stage does nothing.
 */
final class BlendedRenderer implements FrameRenderer {
  private final RenderScene scene;
  private final int factor;
  private final int margin;
  private final List<String> notes;
  private final Kept<FrameInFlight> frames;
  private final Kept<Covering> coverings;
  private final Kept<BlendedFramePainter> painters;

  BlendedRenderer(
      RenderScene scene, Ramps ramps, List<Effect> effects, Supplier<Covering> newCovering) {
    Look look = scene.look();
    this.scene = scene;
    this.factor = look.oversampling();
    this.margin = look.outline().width();
    this.notes = ramps.warnings();
    this.frames = new Kept<>(() -> new FrameInFlight(margin, factor));
    this.coverings = new Kept<>(newCovering);
    this.painters = new Kept<>(() -> new BlendedFramePainter(scene, ramps, effects, factor));
  }

  @Override
  public Covered cover(Pose pose, Window window) {
    FrameInFlight frame = frames.take();
    frame.begin(pose, window);
    Covering covering = coverings.take();
    covering.cover(frame, frame.drawn);
    coverings.giveBack(covering);
    show(frame.before.masks);
    show(frame.after.masks);
    return frame;
  }

  /** Hangs cut-outs at their own angle and place, fractions of pixels included. */
  private void show(Masks masks) {
    for (int i = 0; i < masks.size(); i++) {
      PartMask mask = masks.get(i);
      if (mask.part().shape() instanceof Shape.Sprite sprite) {
        double x = mask.originX() - Math.floor(mask.originX());
        double y = mask.originY() - Math.floor(mask.originY());
        mask.hang(scene.sprites().turned(sprite, sprite.angleRadians(), x, y, factor));
      }
    }
  }

  @Override
  public Decided decide(Covered covered) {
    return (FrameInFlight) covered;
  }

  @Override
  public void rehearse(Covered covered) {
    discard(covered);
  }

  @Override
  public Frame shade(Decided decided, FrameTime time) {
    FrameInFlight frame = (FrameInFlight) decided;
    Frame done = painters.lend(painter -> painter.paint(frame, time));
    discard(frame);
    return done;
  }

  @Override
  public void discard(Covered covered) {
    frames.giveBack((FrameInFlight) covered);
  }

  @Override
  public List<String> notes() {
    return notes;
  }
}
