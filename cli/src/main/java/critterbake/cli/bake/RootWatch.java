package critterbake.cli.bake;

import critterbake.raster.Clip.ContactChange;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.view.Window;
import critterbake.sim.contact.ContactEvent;
import critterbake.sim.loop.CycleWish;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.pose.Grid;
import critterbake.sim.shot.FrameRun;
import critterbake.sim.shot.PosedFrame;
import critterbake.sim.shot.ShownContact;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Follows the root through a run: how an engine has to move the sprite while it plays. */
final class RootWatch {
  private final PreparedClip clip;
  private final Grid grid;
  private final List<int[]> places = new ArrayList<>();
  private final List<Window> windows = new ArrayList<>();
  private long firstX;
  private long firstY;
  private double beganX;
  private double beganY;

  RootWatch(PreparedClip clip) {
    this.clip = clip;
    this.grid = clip.grid();
  }

  void frame(PosedFrame frame, Window window) {
    windows.add(window);
    long x = grid.pixel(frame.wayX());
    long y = grid.pixel(frame.wayY());
    if (places.isEmpty()) {
      firstX = x;
      firstY = y;
      beganX = frame.rootX();
      beganY = frame.rootY();
    }
    places.add(new int[] {(int) (x - firstX), (int) (firstY - y)});
  }

  /** The motion, when all frames have passed. */
  RootMotion motion(FrameRun run) {
    Optional<LoopPlan> plan = clip.take().loop().map(loop -> loop.plan());
    double x = moved(plan.map(LoopPlan::advanceX).orElseGet(() -> run.root()[0] - beganX));
    double y = moved(plan.map(LoopPlan::advanceY).orElseGet(() -> run.root()[1] - beganY));
    double distance = Math.sqrt(x * x + y * y);
    double scale = grid.pixelsPerUnit();
    double seconds = clip.take().frames() / clip.clock().fps();
    return new RootMotion(
        distance / seconds,
        distance * scale / clip.take().frames(),
        plan.map(loop -> distance * scale * loop.cycleShare() / loop.cycles())
            .orElseGet(() -> naturalStride(distance / seconds) * scale),
        x * scale,
        y == 0 ? 0 : -y * scale,
        places,
        run.contacts().stream().map(this::change).toList());
  }

  /** A way without what sums of floating point leave of one that leads back to its start. */
  private static double moved(double units) {
    return Math.abs(units) < 1e-9 ? 0 : units;
  }

  private ContactChange change(ShownContact contact) {
    ContactEvent event = contact.event();
    Window window = windows.get(contact.frame());
    return new ContactChange(
        contact.frame(),
        1000 * contact.frames() / clip.clock().fps(),
        event.actor(),
        event.part(),
        event.down(),
        window.x(event.x()),
        window.y(event.y()));
  }

  /** In open shots a stride is what the gait itself makes of the mean speed; 0 without a gait. */
  private double naturalStride(double speed) {
    return PreparedClip.followed(clip.scenario())
        .map(clip.scenario().actors()::get)
        .flatMap(spec -> spec.cycleWish(clip.emptyStage()))
        .map(CycleWish::seconds)
        .map(seconds -> seconds * speed)
        .orElse(0.0);
  }
}
