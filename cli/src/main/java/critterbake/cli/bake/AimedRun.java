package critterbake.cli.bake;

import critterbake.cli.bake.FramePipeline.Aimed;
import critterbake.raster.view.Window;
import critterbake.sim.Actor;
import critterbake.sim.MotionMetrics;
import critterbake.sim.loop.ClosedLoop;
import critterbake.sim.shot.FrameRun;
import critterbake.sim.shot.PosedFrame;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The frames of one run of a clip with the camera on them; remembers what the run showed. */
final class AimedRun implements Iterator<Aimed> {
  private final PreparedClip clip;
  private final FrameRun run;
  private final Framing.Aiming camera;
  private final RootWatch root;

  /**
   * Starts a run.
   *
   * @param only the actors it poses, or empty for those of the clip
   */
  AimedRun(PreparedClip clip, Framing framing, Optional<List<String>> only) {
    this.clip = clip;
    this.run = clip.run(only);
    this.camera = framing.aiming(clip);
    this.root = new RootWatch(clip);
  }

  @Override
  public boolean hasNext() {
    return run.hasNext();
  }

  @Override
  public Aimed next() {
    PosedFrame posed = run.next();
    Window window = camera.at(posed);
    root.frame(posed, window);
    return new Aimed(posed, window, camera.time(posed));
  }

  /** What the run showed; its actors' own notes come before those on its pictures. */
  DrawnClip drawn(List<String> pictureNotes) {
    Map<String, MotionMetrics> metrics = new LinkedHashMap<>();
    List<String> notes = new ArrayList<>();
    for (Actor actor : run.actors()) {
      metrics.put(actor.id(), actor.metrics());
      notes.addAll(actor.notes());
    }
    notes.addAll(pictureNotes);
    return new DrawnClip(
        clip,
        root.motion(run),
        clip.take().loop().map(ClosedLoop::metrics).orElse(metrics),
        run.stateHashes(),
        notes);
  }
}
