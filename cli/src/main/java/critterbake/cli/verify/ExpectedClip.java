package critterbake.cli.verify;

import critterbake.cli.json.JsonView;
import critterbake.raster.FrameTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The frames a clip should have.
 *
 * @param sheet the name of the sheet, which some formats put before that of the clip
 * @param name of the clip
 * @param variant whose colors it has, "" for the scenario's own
 * @param zoom how many times the frames were enlarged after they were hashed
 * @param frames in playing order
 */
public record ExpectedClip(
    String sheet, String name, String variant, int zoom, List<ExpectedFrame> frames) {
  public ExpectedClip {
    frames = List.copyOf(frames);
  }

  /**
   * A frame.
   *
   * @param pixels its pixel hash
   * @param time how long it is shown
   */
  public record ExpectedFrame(String pixels, FrameTime time) {
    /**
     * The frames that a row of a manifest tells of.
     *
     * @throws IllegalArgumentException if it makes no sense
     */
    public static List<ExpectedFrame> of(JsonView row) {
      List<JsonView> pixels = row.get("pixels").items();
      List<JsonView> times = row.get("times").items();
      List<ExpectedFrame> frames = new ArrayList<>();
      for (int i = 0; i < Math.min(pixels.size(), times.size()); i++) {
        frames.add(new ExpectedFrame(pixels.get(i).text(), ratio(times.get(i).text())));
      }
      return frames;
    }

    private static FrameTime ratio(String text) {
      String[] parts = text.split("/", -1);
      return new FrameTime(Long.parseLong(parts[0]), Long.parseLong(parts[parts.length - 1]));
    }
  }

  /**
   * Whether a data file means it by a name: that of the clip, or, as names of pictures are, the
   * sheet's with the clip's behind it, unless it is alone there, and the variant's last.
   */
  boolean calledBy(String word, boolean alone) {
    String last = variant.isEmpty() ? "" : "-" + variant;
    return word.equals(name)
        || word.equals(sheet + "-" + name + last)
        || alone && word.equals(sheet + last);
  }

  /**
   * The same in equal steps, as engines without times for frames play it: a longer frame stands
   * several times. The clip itself when its times are no multiples of the shortest.
   */
  ExpectedClip inSteps() {
    FrameTime step =
        frames.stream()
            .map(ExpectedFrame::time)
            .min(Comparator.comparingDouble(FrameTime::seconds))
            .orElseThrow();
    List<ExpectedFrame> steps = new ArrayList<>();
    for (ExpectedFrame frame : frames) {
      double count = frame.time().seconds() / step.seconds();
      if (!(Math.abs(count - Math.rint(count)) < 1e-6)) {
        return this;
      }
      for (int i = 0; i < Math.rint(count); i++) {
        steps.add(new ExpectedFrame(frame.pixels(), step));
      }
    }
    return new ExpectedClip(sheet, name, variant, zoom, steps);
  }
}
