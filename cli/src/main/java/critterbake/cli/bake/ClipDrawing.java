package critterbake.cli.bake;

import critterbake.cli.console.Progress;
import critterbake.cli.output.OutputWriter;
import critterbake.cli.output.OutputWriter.ClipHeader;
import critterbake.cli.output.Picturing;
import critterbake.cli.scenario.ClipScenario;
import critterbake.raster.render.Backing;
import critterbake.raster.render.FrameRenderer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
      pipeline.rehearse(new AimedRun(clip, framing, way.only));
    }
    Optional<Backing> backing = way.background ? Optional.empty() : renderers.backing(looks);
    Finishes finishes = finishes(way, looks);
    for (OutputWriter writer : writers) {
      lanes.add(writer, () -> writer.begin(header(), variant));
    }
    AimedRun frames = new AimedRun(clip, framing, way.only);
    CutWatch cuts = new CutWatch();
    pipeline.draw(
        frames,
        (aimed, covered) -> cuts.frame(aimed.posed().index(), covered),
        (aimed, picture) -> finishes.finished(new FrameViews(aimed, picture, backing)),
        pictures -> {
          finishes.hand(pictures, clip.name(), variant);
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

  private Finishes finishes(Way way, ClipScenario looks) {
    Finishes finishes = new Finishes(renderers, lanes, ledger);
    for (OutputWriter writer : way.writers) {
      Picturing picturing = writer.picturing(header());
      finishes.add(
          writer,
          picturing.background() && !way.background,
          picturing.zoom(),
          picturing.debug().orElse(looks.debug()));
    }
    return finishes;
  }
}
