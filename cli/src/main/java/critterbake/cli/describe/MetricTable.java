package critterbake.cli.describe;

import critterbake.cli.metric.Metric;

/** Writes what {@code inspect} measures and the keys of its JSON as Markdown. */
public final class MetricTable {
  private static final String HEADING =
      """

      ## What `inspect` measures

      `inspect --json` prints `{"scenario", "clips": [...]}` with an object for each clip:

      | key | holds |
      |---|---|
      | `name`, `frames`, `fps`, `ticks_per_frame` | the clip and its clock |
      | `loop` | `closed`; of loops also `by`, how each part closed (`construction`, `solving`, `settling`, `closing`), `state_error_px`, `seam_step`, `seam_jerk` |
      | `root` | root motion: `speed` in units/s, `px_per_frame`, `stride_px`, `distance_px` as [x, y] of the whole clip, y down |
      | `contacts` | feet and tips that take hold or let go: `frame` shown at the time, `time_ms`, `actor`, `part`, `type` (`down` or `up`), `x`, `y` in frame pixels |
      | `actors.NAME` | an actor's metrics below, those that apply to its kind |
      | `image` | metrics of the pictures below, `pixel_hash` over all frames, `distinct_frames` |

      A scenario's `gates` limit these metrics, and `check` fails beyond them. A gate is the most allowed, or the least
      where the table says so.

      | gate | in the JSON | meaning | refined scenes |
      |---|---|---|---|
      """;

  private MetricTable() {}

  /** The section, from its heading on. */
  public static String write() {
    StringBuilder text = new StringBuilder(HEADING);
    for (Metric metric : Metric.ALL) {
      text.append("| `").append(metric.name()).append("` | `").append(place(metric)).append("` | ");
      text.append(metric.meaning()).append(metric.least() ? " The gate is the least allowed." : "");
      text.append(" | ").append(metric.target()).append(" |\n");
    }
    return text.toString();
  }

  private static String place(Metric metric) {
    return switch (metric.group()) {
      case LOOP -> "loop." + metric.json();
      case ACTORS -> "actors.NAME." + metric.json();
      case IMAGE -> "image." + metric.json();
    };
  }
}
