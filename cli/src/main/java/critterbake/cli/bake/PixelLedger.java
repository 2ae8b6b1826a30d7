package critterbake.cli.bake;

import critterbake.cli.json.JsonView;
import critterbake.cli.output.OutputWriter;
import critterbake.cli.verify.ExpectedClip;
import critterbake.cli.verify.ExpectedClip.ExpectedFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Keeps the pixel hashes of all frames, by output, clip and variant. */
public final class PixelLedger {
  /**
   * The frames of one clip in one output.
   *
   * @param zoom how many times they are enlarged after the pixels that were hashed
   */
  record Row(String output, String clip, String variant, int zoom, List<ExpectedFrame> frames) {}

  private final Map<OutputWriter, String> names;
  private final List<Row> rows = new ArrayList<>();

  /**
   * @param names the outputs' names
   */
  public PixelLedger(Map<OutputWriter, String> names) {
    this.names = names;
  }

  void add(OutputWriter writer, String clip, String variant, int zoom, ExpectedFrame frame) {
    row(names.get(writer), clip, variant, zoom).frames.add(frame);
  }

  /** Takes over the frames that a manifest tells of. */
  public void restore(JsonView row) {
    row(
            row.get("output").text(),
            row.get("clip").text(),
            row.get("variant").text(),
            row.get("zoom").whole())
        .frames
        .addAll(ExpectedFrame.of(row));
  }

  private Row row(String output, String clip, String variant, int zoom) {
    for (int i = rows.size() - 1; i >= 0; i--) {
      Row row = rows.get(i);
      boolean same = row.output.equals(output) && row.clip.equals(clip);
      if (same && row.variant.equals(variant)) {
        return row;
      }
    }
    Row row = new Row(output, clip, variant, zoom, new ArrayList<>());
    rows.add(row);
    return row;
  }

  /**
   * The clips of an output in one variant.
   *
   * @param sheet name of its sheet
   */
  List<ExpectedClip> expected(String sheet, String output, String variant) {
    return rows.stream()
        .filter(row -> row.output.equals(output) && row.variant.equals(variant))
        .map(row -> new ExpectedClip(sheet, row.clip, variant, row.zoom, row.frames))
        .toList();
  }

  List<Row> rows() {
    return rows;
  }
}
