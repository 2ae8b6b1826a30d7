package critterbake.raster.render;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.color.Ramps;
import critterbake.raster.crisp.Decision;
import critterbake.raster.effect.Effect;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Pose;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.Supplier;

/**
 * Draws crisp pictures: every pixel belongs to one part, and color is the last step, so there are
 * no colors but those of the ramps.
 */
final class CrispRenderer implements FrameRenderer {
  private final Scene scene;
  private final Supplier<Covering> newCovering;
  private final Supplier<CrispPainter> newPainter;
  private final int margin;
  private final Decision before;
  private final Decision after;
  private final Deque<FrameInFlight> frames = new ConcurrentLinkedDeque<>();
  private final Deque<Covering> coverings = new ConcurrentLinkedDeque<>();
  private final Deque<CrispPainter> painters = new ConcurrentLinkedDeque<>();
  private final SpriteAngles angles;

  CrispRenderer(Scene scene, Ramps ramps, List<Effect> effects, Supplier<Covering> newCovering) {
    this.scene = scene;
    this.newCovering = newCovering;
    this.newPainter = () -> new CrispPainter(scene, ramps, effects);
    this.margin = scene.look().outline().width();
    this.before = new Decision(scene.look().steady());
    this.after = new Decision(scene.look().steady());
    this.angles = new SpriteAngles(scene.look().rotation(), scene.sprites());
  }

  @Override
  public Covered cover(Pose pose, Window window) {
    FrameInFlight frame = take(frames, () -> new FrameInFlight(margin));
    frame.begin(pose, window);
    Covering covering = take(coverings, newCovering);
    covering.cover(frame, window);
    coverings.push(covering);
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
    FrameInFlight frame = (FrameInFlight) decided;
    CrispPainter painter = take(painters, newPainter);
    Frame done = painter.paint(frame, time);
    painters.push(painter);
    discard(frame);
    return done;
  }

  @Override
  public void discard(Covered covered) {
    frames.push((FrameInFlight) covered);
  }

  private static <T> T take(Deque<T> kept, Supplier<T> fresh) {
    T one = kept.poll();
    return one != null ? one : fresh.get();
  }

  Scene scene() {
    return scene;
  }
}
