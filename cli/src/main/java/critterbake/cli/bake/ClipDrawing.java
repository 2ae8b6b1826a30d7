package critterbake.cli.bake;

import critterbake.cli.bake.FramePipeline.Aimed;
import critterbake.cli.console.Progress;
import critterbake.cli.output.OutputWriter;
import critterbake.cli.output.OutputWriter.ClipHeader;
import critterbake.cli.output.Picturing;
import critterbake.cli.scenario.ClipScenario;
import critterbake.cli.verify.ExpectedClip.ExpectedFrame;
import critterbake.cli.verify.PixelHash;
import critterbake.raster.Frame;
import critterbake.raster.LayeredFrame;
import critterbake.raster.render.Backing;
import critterbake.raster.render.FrameRenderer;
import critterbake.raster.view.Window;
import critterbake.sim.Actor;
import critterbake.sim.MotionMetrics;
import critterbake.sim.loop.ClosedLoop;
import critterbake.sim.pose.Gauge.Overlay;
import critterbake.sim.shot.FrameRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Draws one clip for all outputs that take it. Outputs that want the same pictures share them; each
 * distinct way to draw is one run of the clip.
 */
final class ClipDrawing {
  private final PreparedClip clip;
  private final Framing framing;
  private final Renderers renderers;
  private final Lanes lanes;
  private final PixelLedger ledger;

  ClipDrawing(
      PreparedClip clip, Framing framing, Renderers renderers, Lanes lanes, PixelLedger ledger) {
    this.clip = clip;
    this.framing = framing;
    this.renderers = renderers;
    this.lanes = lanes;
    this.ledger = ledger;
  }

  /**
   * One way to draw, and the outputs that share it.
   *
   * @param background whether all of them want the background drawn; else those that do have it
   *     laid under their frames
   */
  private record Way(boolean background, Optional<List<String>> only, List<OutputWriter> writers) {}

  /** The clip as outputs see it. */
  ClipHeader header() {
    return new ClipHeader(
        clip.name(),
        clip.take().frames(),
        framing.size().width(),
        framing.size().height(),
        (double) framing.originX() / framing.size().width(),
        (double) framing.originY() / framing.size().height(),
        clip.take().loop().isPresent() ? 0 : 1);
  }

  /** How many frames are drawn for these outputs in one variant. */
  int frames(List<OutputWriter> writers) {
    return header().frames() * ways(writers).size();
  }

  /**
   * Draws the clip in one variant and hands the frames to the outputs; empty when none takes it.
   *
   * @param looks the clip as this variant has it
   */
  Optional<DrawnClip> draw(
      String variant, ClipScenario looks, List<OutputWriter> writers, Progress progress)
      throws IOException {
    Optional<DrawnClip> drawn = Optional.empty();
    for (Way way : ways(writers)) {
      DrawnClip run = draw(way, variant, looks, progress);
      drawn = drawn.isPresent() ? drawn : Optional.of(run);
    }
    return drawn;
  }

  private List<Way> ways(List<OutputWriter> writers) {
    boolean laid = renderers.backing(clip.scenario()).isPresent();
    List<Way> ways = new ArrayList<>();
    for (OutputWriter writer : writers) {
      Picturing picturing = writer.picturing(header());
      way(ways, picturing.background() && !laid, picturing.only()).writers.add(writer);
    }
    return ways;
  }

  private static Way way(List<Way> ways, boolean background, Optional<List<String>> only) {
    for (Way way : ways) {
      if (way.background == background && way.only.equals(only)) {
        return way;
      }
    }
    Way way = new Way(background, only, new ArrayList<>());
    ways.add(way);
    return way;
  }

  private DrawnClip draw(Way way, String variant, ClipScenario looks, Progress progress)
      throws IOException {
    List<OutputWriter> writers = way.writers;
    FrameRenderer renderer = renderers.renderer(looks, way.background);
    boolean parts = writers.stream().anyMatch(OutputWriter::wantsParts);
    FramePipeline pipeline = new FramePipeline(renderer, lanes.workers(), parts);
    if (clip.take().loop().isPresent() && looks.look().steady()) {
      pipeline.rehearse(new AimedRun(clip.run(way.only)));
    }
    Optional<Backing> backing = way.background ? Optional.empty() : renderers.backing(looks);
    List<Finish> finishes = finishes(looks, way);
    for (OutputWriter writer : writers) {
      lanes.add(writer, () -> writer.begin(header(), variant));
    }
    AimedRun frames = new AimedRun(clip.run(way.only));
    CutWatch cuts = new CutWatch();
    pipeline.draw(
        frames,
        (aimed, covered) -> cuts.frame(aimed.posed().index(), covered),
        (aimed, picture) -> finished(new Views(aimed, picture, backing), finishes),
        pictures -> {
          hand(pictures, finishes, variant);
          progress.frameDone();
        });
    List<String> notes = new ArrayList<>(renderer.notes());
    notes.addAll(cuts.notes(framing.size().width(), framing.size().height()));
    DrawnClip drawn = frames.drawn(notes);
    for (OutputWriter writer : writers) {
      lanes.add(writer, () -> writer.end(drawn.root()));
    }
    return drawn;
  }

  /**
   * A size and overlay that some outputs want, and those outputs.
   *
   * @param backed whether the background is laid under the frames
   */
  private record Finish(
      boolean backed, int zoom, Set<Overlay> overlays, List<OutputWriter> writers) {
    boolean serves(boolean backing, Picturing picturing, Set<Overlay> debug) {
      return backed == backing && zoom == picturing.zoom() && overlays.equals(debug);
    }

    /** The enlargement that comes after the hashed pixels; overlays are drawn last of all. */
    int hashedZoom() {
      return overlays.isEmpty() ? zoom : 1;
    }
  }

  private List<Finish> finishes(ClipScenario looks, Way way) {
    List<Finish> finishes = new ArrayList<>();
    for (OutputWriter writer : way.writers) {
      Picturing picturing = writer.picturing(header());
      boolean backed = picturing.background() && !way.background;
      Set<Overlay> overlays = picturing.debug().orElse(looks.debug());
      Optional<Finish> same =
          finishes.stream().filter(f -> f.serves(backed, picturing, overlays)).findFirst();
      if (same.isPresent()) {
        same.get().writers.add(writer);
      } else {
        finishes.add(
            new Finish(backed, picturing.zoom(), overlays, new ArrayList<>(List.of(writer))));
      }
    }
    return finishes;
  }

  /**
   * A frame in one size and overlay.
   *
   * @param layered what its parts show by themselves, before enlargement
   * @param hash of its pixels before enlargement
   * @param prepared what the outputs that take it could do by then
   */
  private record Finished(
      LayeredFrame layered, Frame frame, String hash, List<Optional<byte[]>> prepared) {
    void tell(OutputWriter writer, Optional<byte[]> ofWriter) throws IOException {
      if (writer.wantsParts()) {
        writer.parts(layered);
      }
      writer.frame(frame, ofWriter);
    }
  }

  /** A drawn frame as it is, and with the background under it where some output wants that. */
  private static final class Views {
    private final Aimed aimed;
    private final LayeredFrame drawn;
    private final Optional<Backing> backing;
    private View bare;
    private View backed;

    /**
     * One of the two.
     *
     * @param hash of its pixels
     */
    private record View(LayeredFrame layered, String hash) {
      static View of(LayeredFrame layered) {
        return new View(layered, PixelHash.of(layered.frame()));
      }
    }

    Views(Aimed aimed, LayeredFrame drawn, Optional<Backing> backing) {
      this.aimed = aimed;
      this.drawn = drawn;
      this.backing = backing;
    }

    View bare() {
      bare = bare == null ? View.of(drawn) : bare;
      return bare;
    }

    View backed() {
      if (backed == null) {
        Frame under = backing.orElseThrow().under(drawn.frame(), aimed.window());
        backed = View.of(new LayeredFrame(under, drawn.parts(), drawn.lines()));
      }
      return backed;
    }
  }

  /** A frame in each wanted size and overlay; runs on a worker. */
  private List<Finished> finished(Views views, List<Finish> finishes) throws IOException {
    Aimed aimed = views.aimed;
    List<Finished> all = new ArrayList<>();
    for (Finish finish : finishes) {
      Views.View view = finish.backed ? views.backed() : views.bare();
      Frame frame =
          renderers.finished(
              view.layered.frame(),
              aimed.posed().pose(),
              aimed.window(),
              finish.zoom,
              finish.overlays);
      List<Optional<byte[]>> prepared = new ArrayList<>();
      for (OutputWriter writer : finish.writers) {
        prepared.add(writer.prepare(frame));
      }
      String hash = finish.overlays.isEmpty() ? view.hash : PixelHash.of(frame);
      all.add(new Finished(view.layered, frame, hash, prepared));
    }
    return all;
  }

  private void hand(List<Finished> finished, List<Finish> finishes, String variant)
      throws IOException {
    for (int i = 0; i < finishes.size(); i++) {
      Finish finish = finishes.get(i);
      Finished done = finished.get(i);
      ExpectedFrame expected = new ExpectedFrame(done.hash, done.frame.time());
      for (int k = 0; k < finish.writers.size(); k++) {
        OutputWriter writer = finish.writers.get(k);
        Optional<byte[]> prepared = done.prepared.get(k);
        lanes.add(writer, () -> done.tell(writer, prepared));
        ledger.add(writer, clip.name(), variant, finish.hashedZoom(), expected);
      }
    }
  }

  /** The frames of one run with the camera on them; remembers what the run showed. */
  private final class AimedRun implements Iterator<Aimed> {
    private final FrameRun run;
    private final Framing.Aiming camera;
    private final RootWatch root = new RootWatch(clip);

    AimedRun(FrameRun run) {
      this.run = run;
      this.camera = framing.aiming(clip);
    }

    @Override
    public boolean hasNext() {
      return run.hasNext();
    }

    @Override
    public Aimed next() {
      var posed = run.next();
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
}
