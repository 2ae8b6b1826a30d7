package critterbake.cli.bake;

import critterbake.cli.bake.FramePipeline.Aimed;
import critterbake.cli.output.OutputWriter;
import critterbake.cli.verify.ExpectedClip.ExpectedFrame;
import critterbake.cli.verify.PixelHash;
import critterbake.raster.Frame;
import critterbake.raster.LayeredFrame;
import critterbake.sim.pose.Gauge.Overlay;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The sizes and overlays that outputs want of the same pictures; each is made once. */
final class Finishes {
  private final Renderers renderers;
  private final Lanes lanes;
  private final PixelLedger ledger;
  private final List<Finish> finishes = new ArrayList<>();

  /**
   * A size and overlay that some outputs want, and those outputs.
   *
   * @param backed whether the background is laid under the frames
   */
  private record Finish(
      boolean backed, int zoom, Set<Overlay> overlays, List<OutputWriter> writers) {
    /** The enlargement that comes after the hashed pixels; overlays are drawn last of all. */
    int hashedZoom() {
      return overlays.isEmpty() ? zoom : 1;
    }
  }

  /**
   * A frame in one size and overlay.
   *
   * @param layered what its parts show by themselves, before enlargement
   * @param hash of its pixels before enlargement
   * @param prepared what the outputs that take it could do by then
   */
  record Finished(LayeredFrame layered, Frame frame, String hash, List<Optional<byte[]>> prepared) {
    private void tell(OutputWriter writer, Optional<byte[]> ofWriter) throws IOException {
      if (writer.wantsParts()) {
        writer.parts(layered);
      }
      writer.frame(frame, ofWriter);
    }
  }

  Finishes(Renderers renderers, Lanes lanes, PixelLedger ledger) {
    this.renderers = renderers;
    this.lanes = lanes;
    this.ledger = ledger;
  }

  /**
   * Adds what an output wants.
   *
   * @param backed whether the background is laid under its frames
   */
  void add(OutputWriter writer, boolean backed, int zoom, Set<Overlay> overlays) {
    for (Finish finish : finishes) {
      if (finish.backed == backed && finish.zoom == zoom && finish.overlays.equals(overlays)) {
        finish.writers.add(writer);
        return;
      }
    }
    finishes.add(new Finish(backed, zoom, overlays, new ArrayList<>(List.of(writer))));
  }

  /** A frame in each of them; runs on a worker. */
  List<Finished> finished(FrameViews views) throws IOException {
    Aimed aimed = views.aimed();
    List<Finished> all = new ArrayList<>();
    for (Finish finish : finishes) {
      FrameViews.View view = finish.backed ? views.backed() : views.bare();
      Frame frame =
          renderers.finished(
              view.layered().frame(),
              aimed.posed().pose(),
              aimed.window(),
              finish.zoom,
              finish.overlays);
      List<Optional<byte[]>> prepared = new ArrayList<>();
      for (OutputWriter writer : finish.writers) {
        prepared.add(writer.prepare(frame));
      }
      String hash = finish.overlays.isEmpty() ? view.hash() : PixelHash.of(frame);
      all.add(new Finished(view.layered(), frame, hash, prepared));
    }
    return all;
  }

  /** Hands a finished frame of a clip to the outputs, and its hashes to the ledger. */
  void hand(List<Finished> finished, String clip, String variant) throws IOException {
    for (int i = 0; i < finishes.size(); i++) {
      Finish finish = finishes.get(i);
      Finished done = finished.get(i);
      ExpectedFrame expected = new ExpectedFrame(done.hash, done.frame.time());
      for (int k = 0; k < finish.writers.size(); k++) {
        OutputWriter writer = finish.writers.get(k);
        Optional<byte[]> prepared = done.prepared.get(k);
        lanes.add(writer, () -> done.tell(writer, prepared));
        ledger.add(writer, clip, variant, finish.hashedZoom(), expected);
      }
    }
  }
}
