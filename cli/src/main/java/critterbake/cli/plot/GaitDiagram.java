package critterbake.cli.plot;

import critterbake.cli.plot.MotionRecord.Curve;
import critterbake.cli.plot.MotionRecord.Row;
import critterbake.raster.plot.PlotCanvas;
import critterbake.sim.loop.SeamProof;
import critterbake.sim.shot.Take;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The gait diagram of one clip: a bar for each time a foot stands, the height of the body below,
 * frames along the bottom, the seam of a loop as a dashed line with what follows it.
 */
final class GaitDiagram {
  private static final int INK = 0xff2b2438;
  private static final int FAINT = 0xffd9d4e0;
  private static final int PANEL = 0xfff6f4f8;
  private static final int NEAR = 0xffd9702b;
  private static final int FAR = 0xff3f6b80;
  private static final int BODY = 0xff5a4a8a;
  private static final int SEAM = 0xff1e9e5a;
  private static final int FAULT = 0xffd0103a;

  private static final int MARGIN = 16;
  private static final int ROW = 24;
  private static final int BAR = 14;
  private static final int CURVE = 96;
  private static final int LINE = PlotCanvas.TEXT_HEIGHT + 8;
  private static final int LEAST_FRAME = 8;
  private static final int MOST_FRAME = 48;
  private static final int USUAL_WIDTH = 768;

  /** Pixels a foot may slide before it is marked. */
  private static final double SLIP = 0.25;

  private final String title;
  private final Take take;
  private final double pixelsPerUnit;
  private final MotionRecord record;
  private final int frameWidth;
  private final int left;

  /**
   * @param name of the clip
   * @param pixelsPerUnit final pixels for one world unit
   */
  GaitDiagram(String name, Take take, double pixelsPerUnit) {
    this.take = take;
    this.pixelsPerUnit = pixelsPerUnit;
    this.record = MotionRecord.of(take);
    this.title = title(name);
    this.frameWidth = Math.max(LEAST_FRAME, Math.min(MOST_FRAME, USUAL_WIDTH / record.frames()));
    this.left = MARGIN + labelWidth() + MARGIN;
  }

  private String title(String name) {
    String clock =
        String.format(
            Locale.ROOT, "%s: %d frames, %.4g fps", name, take.frames(), take.clock().fps());
    return clock + take.loop().map(loop -> seam(loop.proof())).orElse(", open");
  }

  private static String seam(SeamProof proof) {
    return String.format(Locale.ROOT, ", seam step %.2f jerk %.2f", proof.step(), proof.jerk());
  }

  private int labelWidth() {
    int widest = PlotCanvas.textWidth("height px");
    for (Row row : record.rows()) {
      widest = Math.max(widest, PlotCanvas.textWidth(label(row)));
    }
    for (String actor : record.curves().keySet()) {
      widest = Math.max(widest, PlotCanvas.textWidth(curveLabel(actor)));
    }
    return widest;
  }

  private String label(Row row) {
    return take.actors().size() > 1 ? row.actor() + " " + row.label() : row.label();
  }

  private String curveLabel(String actor) {
    return take.actors().size() > 1 ? actor + " height" : "height";
  }

  int width() {
    int plot = left + record.frames() * frameWidth + 2 * MARGIN;
    return Math.max(plot, Math.max(PlotCanvas.textWidth(title), legendWidth()) + 2 * MARGIN);
  }

  int height() {
    return 2 * MARGIN
        + LINE
        + record.rows().size() * ROW
        + record.curves().size() * (CURVE + MARGIN)
        + 2 * LINE;
  }

  /** Draws the diagram from a row of the canvas on. */
  void draw(PlotCanvas canvas, int top) {
    int y = top + MARGIN;
    canvas.text(MARGIN, y, title, INK);
    y += LINE;
    int bottom = y + record.rows().size() * ROW + record.curves().size() * (CURVE + MARGIN);
    grid(canvas, y, bottom);
    for (Row row : record.rows()) {
      bars(canvas, row, y);
      y += ROW;
    }
    for (Map.Entry<String, Curve> curve : record.curves().entrySet()) {
      curve(canvas, curve.getKey(), curve.getValue(), y + MARGIN / 2);
      y += CURVE + MARGIN;
    }
    seamLine(canvas, top + MARGIN + LINE, bottom);
    axis(canvas, bottom + 6);
    legend(canvas, bottom + 6 + LINE);
  }

  private int x(int tick) {
    return left + (int) Math.round((double) tick * frameWidth / record.ticksPerFrame());
  }

  private void grid(PlotCanvas canvas, int top, int bottom) {
    canvas.fill(left, top, record.frames() * frameWidth, bottom - top, PANEL);
    for (int frame = 0; frame <= record.frames(); frame++) {
      canvas.fill(left + frame * frameWidth, top, 1, bottom - top, FAINT);
    }
  }

  private void bars(PlotCanvas canvas, Row row, int top) {
    int middle = (ROW - BAR) / 2;
    canvas.text(MARGIN, top + (ROW - PlotCanvas.TEXT_HEIGHT) / 2 + 2, label(row), INK);
    int color = row.far() ? FAR : NEAR;
    for (int tick = 0; tick < record.ticks(); tick++) {
      if (row.on(tick)) {
        int from = x(tick);
        canvas.fill(from, top + middle, x(tick + 1) - from, BAR, color);
        if (row.holds() && row.slid(tick) * pixelsPerUnit > SLIP) {
          canvas.fill(from, top + middle + BAR - 4, x(tick + 1) - from, 4, FAULT);
        }
      }
    }
  }

  private void curve(PlotCanvas canvas, String actor, Curve curve, int top) {
    double low = curve.lowest();
    double high = curve.highest();
    double span = Math.max(high - low, 1 / pixelsPerUnit);
    int[] xs = new int[record.ticks() + 1];
    int[] ys = new int[xs.length];
    for (int tick = 0; tick < xs.length; tick++) {
      xs[tick] = x(tick);
      ys[tick] = top + (int) Math.round((high - curve.height(tick)) / span * (CURVE - 2));
    }
    canvas.text(MARGIN, top + (CURVE - PlotCanvas.TEXT_HEIGHT) / 2, curveLabel(actor), INK);
    canvas.text(MARGIN, top, pixels(high), BODY);
    canvas.text(MARGIN, top + CURVE - PlotCanvas.TEXT_HEIGHT, pixels(low), BODY);
    canvas.curve(xs, ys, BODY);
  }

  private String pixels(double units) {
    return String.format(Locale.ROOT, "%.1f px", units * pixelsPerUnit);
  }

  /** The line after the last frame of a loop: red where the seam shows. */
  private void seamLine(PlotCanvas canvas, int top, int bottom) {
    if (take.loop().isPresent()) {
      boolean passes = take.loop().get().proof().passes();
      canvas.dashes(
          x(take.frames() * record.ticksPerFrame()) - 1,
          top,
          bottom - top + 6,
          passes ? SEAM : FAULT);
    }
  }

  private void axis(PlotCanvas canvas, int top) {
    int every = 1;
    int widest = PlotCanvas.textWidth(Integer.toString(record.frames())) + 8;
    while (every * frameWidth < widest) {
      every = every < 5 ? 5 : 2 * every;
    }
    canvas.text(MARGIN, top, "frame", INK);
    for (int frame = 0; frame < record.frames(); frame++) {
      int shown = frame % take.frames();
      int room = (frame < take.frames() ? take.frames() - frame : every) * frameWidth;
      if (shown % every == 0 && (room >= widest || record.frames() == take.frames())) {
        canvas.text(left + frame * frameWidth + 2, top, Integer.toString(shown), INK);
      }
    }
  }

  private record Entry(String words, int color) {}

  private List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    if (record.rows().stream().anyMatch(Row::far)) {
      entries.add(new Entry("near foot stands", NEAR));
      entries.add(new Entry("far foot stands", FAR));
    }
    if (record.rows().stream().anyMatch(Row::holds)) {
      entries.add(new Entry("slips over 0.25 px", FAULT));
    }
    if (!record.curves().isEmpty()) {
      entries.add(new Entry("body height", BODY));
    }
    if (take.loop().isPresent()) {
      entries.add(new Entry("seam", SEAM));
    }
    return entries;
  }

  private int legendWidth() {
    return entries().stream().mapToInt(GaitDiagram::entryWidth).sum();
  }

  private static int entryWidth(Entry entry) {
    return BAR + 6 + PlotCanvas.textWidth(entry.words) + 2 * MARGIN;
  }

  private void legend(PlotCanvas canvas, int top) {
    int x = MARGIN;
    for (Entry entry : entries()) {
      canvas.fill(x, top, BAR, BAR, entry.color);
      canvas.text(x + BAR + 6, top, entry.words, INK);
      x += entryWidth(entry);
    }
  }
}
