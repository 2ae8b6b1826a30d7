package critterbake.raster.render;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.LayeredFrame;
import critterbake.raster.color.Ramps;
import critterbake.raster.crisp.Decision;
import critterbake.raster.effect.Effect;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Pose;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Draws crisp pictures: every pixel belongs to one part, and color is the last step, so there are
 * no colors but those of the ramps.
 */
final class CrispRenderer implements FrameRenderer {
  private final Decision before;
  private final Decision after;
  private final List<String> notes;
  private final Kept<FrameInFlight> frames;
  private final Kept<Covering> coverings;
  private final Kept<CrispPainter> painters;
  private final SpriteAngles angles;

  CrispRenderer(
      RenderScene scene, Ramps ramps, List<Effect> effects, Supplier<Covering> newCovering) {
    int margin = scene.look().outline().width();
    this.notes = ramps.warnings();
    this.frames = new Kept<>(() -> new FrameInFlight(margin, 1));
    this.coverings = new Kept<>(newCovering);
    this.painters = new Kept<>(() -> new CrispPainter(scene, ramps, effects));
    this.before = new Decision(scene.look().steady());
    this.after = new Decision(scene.look().steady());
    this.angles = new SpriteAngles(scene.look().rotation(), scene.sprites());
  }

  @Override
  public Covered cover(Pose pose, Window window) {
    FrameInFlight frame = frames.take();
    frame.begin(pose, window);
    Covering covering = coverings.take();
    covering.cover(frame, window);
    coverings.giveBack(covering);
    angles.showRounded(frame.before.masks);
    angles.showRounded(frame.after.masks);
    return frame;
  }

  @Override
  public Decided decide(Covered covered) {
    FrameInFlight frame = (FrameInFlight) covered;
    angles.decide(frame.before.masks);
    angles.decide(frame.after.masks);
    int width = frame.window.width();
    int height = frame.window.height();
    before.decide(frame.before.masks, frame.before.owners, width, height);
    after.decide(frame.after.masks, frame.after.owners, width, height);
    return frame;
  }

  @Override
  public void rehearse(Covered covered) {
    decide(covered);
    discard(covered);
  }

  @Override
  public Frame shade(Decided decided, FrameTime time) {
    return shade((FrameInFlight) decided, time, Optional.empty());
  }

  @Override
  public LayeredFrame shadeParts(Decided decided, FrameTime time) {
    FrameInFlight frame = (FrameInFlight) decided;
    PartPixels parts = new PartPixels(frame.window.width(), frame.window.height());
    Frame done = shade(frame, time, Optional.of(parts));
    return new LayeredFrame(done, parts.pictures(), parts.lines());
  }

  private Frame shade(FrameInFlight frame, FrameTime time, Optional<PartPixels> parts) {
    Frame done = painters.lend(painter -> painter.paint(frame, time, parts));
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
