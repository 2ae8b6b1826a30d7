package critterbake.cli.bake;

import critterbake.raster.render.FrameRenderer;
import critterbake.raster.view.FrameBounds;
import critterbake.raster.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds where the frame lies: as the view says, or as tight as all frames of all clips allow. */
final class FrameFitting {
  private final Renderers renderers;
  private final Workers workers;

  FrameFitting(Renderers renderers, Workers workers) {
    this.renderers = renderers;
    this.workers = workers;
  }

  /** A framing for each clip; clips whose size is automatic share one. */
  List<Framing> framings(List<PreparedClip> clips) {
    FrameBounds bounds = FrameBounds.EMPTY;
    for (PreparedClip clip : clips) {
      if (clip.scenario().view().size().isEmpty()) {
        bounds = bounds.with(bounds(clip));
      }
    }
    List<Framing> framings = new ArrayList<>();
    for (PreparedClip clip : clips) {
      View view = clip.scenario().view();
      framings.add(
          view.size().isPresent() ? Framing.of(view, view.size().get()) : tight(view, bounds));
    }
    return framings;
  }

  private static Framing tight(View view, FrameBounds bounds) {
    if (bounds.isEmpty()) {
      return new Framing(view, new View.Size(1, 1), 0, 0);
    }
    View.Size size = new View.Size(bounds.right() - bounds.left(), bounds.bottom() - bounds.top());
    return new Framing(view, size, -bounds.left(), -bounds.top());
  }

  /** What all frames of a clip cover, seen from the followed point. */
  private FrameBounds bounds(PreparedClip clip) {
    Framing pinhole = new Framing(clip.scenario().view(), new View.Size(1, 1), 0, 0);
    FrameRenderer renderer = renderers.renderer(clip.scenario(), false);
    AimedRun frames = new AimedRun(clip, pinhole, Optional.empty());
    return new FramePipeline(renderer, workers).bounds(frames);
  }
}
