package critterbake.cli.bake;

import critterbake.cli.console.Interruption;
import critterbake.raster.FrameTime;
import critterbake.raster.LayeredFrame;
import critterbake.raster.render.FrameRenderer;
import critterbake.raster.render.FrameRenderer.Covered;
import critterbake.raster.render.FrameRenderer.Decided;
import critterbake.raster.view.FrameBounds;
import critterbake.raster.view.Window;
import critterbake.sim.shot.PosedFrame;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Queue;
import java.util.concurrent.Future;

/**
 * Draws the frames of one run. Posing and deciding go in frame order on the calling thread,
 * covering and shading on the workers; finished pictures are handed over in order. A bounded number
 * of frames is in flight, so memory does not grow with the length of a clip, and which thread did
 * what never shows.
 */
final class FramePipeline {
  /** A posed frame and where it is seen from. */
  record Aimed(PosedFrame posed, Window window, FrameTime time) {}

  /** What is done with a picture on the worker that drew it. */
  interface Finishing<T> {
    T finished(Aimed aimed, LayeredFrame picture) throws IOException;
  }

  /** Takes what became of the pictures, in order. */
  interface Sink<T> {
    void take(T finished) throws IOException;
  }

  /** Looks at a frame before its pixels are decided. */
  interface Inspector {
    void covered(Aimed aimed, Covered covered);
  }

  private record Waiting(Aimed aimed, Future<Covered> covered) {}

  private final FrameRenderer renderer;
  private final Workers workers;
  private final int inFlight;
  private final boolean parts;

  FramePipeline(FrameRenderer renderer, Workers workers) {
    this(renderer, workers, false);
  }

  /**
   * @param parts whether the parts of frames are wanted by themselves, too
   */
  FramePipeline(FrameRenderer renderer, Workers workers, boolean parts) {
    this.renderer = renderer;
    this.parts = parts;
    this.workers = workers;
    this.inFlight = workers.inFlight();
  }

  /** Draws all frames. */
  <T> void draw(Iterator<Aimed> frames, Inspector inspector, Finishing<T> finish, Sink<T> sink)
      throws IOException {
    Queue<Waiting> covering = new ArrayDeque<>();
    Queue<Future<T>> shading = new ArrayDeque<>();
    while (frames.hasNext() || !covering.isEmpty() || !shading.isEmpty()) {
      Interruption.check();
      if (frames.hasNext() && covering.size() < inFlight) {
        Aimed aimed = frames.next();
        covering.add(new Waiting(aimed, workers.submit(() -> cover(aimed))));
      } else if (!covering.isEmpty() && shading.size() < inFlight) {
        shading.add(decide(covering.remove(), inspector, finish));
      } else {
        sink.take(Workers.await(shading.remove()));
      }
    }
  }

  /** Decides all frames once for the sake of those after them, as the step around a loop asks. */
  void rehearse(Iterator<Aimed> frames) {
    Queue<Future<Covered>> covering = new ArrayDeque<>();
    while (frames.hasNext() || !covering.isEmpty()) {
      Interruption.check();
      if (frames.hasNext() && covering.size() < inFlight) {
        Aimed aimed = frames.next();
        covering.add(workers.submit(() -> cover(aimed)));
      } else {
        renderer.rehearse(Workers.await(covering.remove()));
      }
    }
  }

  /** What all frames together cover, in the pixels of their own windows. */
  FrameBounds bounds(Iterator<Aimed> frames) {
    FrameBounds bounds = FrameBounds.EMPTY;
    while (frames.hasNext()) {
      Interruption.check();
      Covered covered = cover(frames.next());
      bounds = bounds.with(covered.bounds());
      renderer.discard(covered);
    }
    return bounds;
  }

  private LayeredFrame shaded(Decided decided, Aimed aimed) {
    return parts
        ? renderer.shadeParts(decided, aimed.time)
        : LayeredFrame.flat(renderer.shade(decided, aimed.time));
  }

  private Covered cover(Aimed aimed) {
    return renderer.cover(aimed.posed.pose(), aimed.window);
  }

  private <T> Future<T> decide(Waiting waiting, Inspector inspector, Finishing<T> finish) {
    Aimed aimed = waiting.aimed;
    Covered covered = Workers.await(waiting.covered);
    inspector.covered(aimed, covered);
    Decided decided = renderer.decide(covered);
    return workers.submit(() -> finish.finished(aimed, shaded(decided, aimed)));
  }
}
