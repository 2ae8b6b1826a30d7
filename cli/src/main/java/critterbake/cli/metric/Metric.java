package critterbake.cli.metric;

import java.util.List;
import java.util.Optional;

/**
 * A number that tells how good a motion or its pictures are.
 *
 * @param name as {@code gates} calls it
 * @param json its key in {@code inspect --json}
 * @param group the object that holds it there: loop, actors or image
 * @param meaning a sentence
 * @param target what a refined scene should reach; empty where there is no general one
 * @param least whether more is better, so that a gate is the least allowed
 */
public record Metric(
    String name, String json, Group group, String meaning, String target, boolean least) {
  /** All metrics, in the order they are reported. */
  public static final List<Metric> ALL =
      List.of(
          actor(
              "slip",
              "_px",
              "Most a planted foot moves over the ground, px.",
              "0; over 0.25 a" + " loop is refused"),
          actor("penetration", "_px", "Deepest a foot goes under the ground, px.", "at most 0.5"),
          actor("bone_error", "", "Largest relative error of a bone's length.", "at most 1e-9"),
          actor(
              "extension",
              "",
              "Largest distance from hip to foot, as a share of the leg.",
              "at most 0.98"),
          actor(
              "pop",
              "",
              "Largest second difference of a joint's angle over the median.",
              "at most 8"),
          loop(
              "state_error",
              "state_error_px",
              "Farthest any number of the state is from its start after a lap, px.",
              "at most 1e-6"),
          loop(
              "seam",
              "seam_step",
              "Seam step of a loop over the largest step inside.",
              "at most 1"),
          loop(
              "seam_jerk",
              "seam_jerk",
              "Second difference at the seam over the largest inside.",
              "at most 1"),
          actor("symmetry", "", "Difference of left and right steps, as a share.", "at most 0.05"),
          least(
              "duty",
              "Share of the cycle a foot is planted.",
              "walks 0.55 to 0.65, runs under" + " 0.5, goop 0.7"),
          least("min_planted", "Fewest planted feet.", "walks 1, six legs 3, eight 4, goop 2"),
          actor("rope_strain", "", "Largest strain of a rope's link.", "at most 0.1"),
          actor("gap_cv", "", "Coefficient of variation of a swarm's gaps.", "at most 0.25"),
          least("separation", "Nearest pair of a swarm over their size.", "at least 1"),
          actor("radius_error", "", "Relative error of a swarm's distance from its target.", ""),
          actor(
              "rate_independence",
              "_px",
              "Difference of the poses at twice as many ticks a frame, px rms.",
              "at most 1"),
          image("orphans", "Single pixels without a neighbour of their color."),
          image("doubled_corners", "Doubled corners along thin lines."),
          image("boil", "Pixels that change and change back."),
          image("colors", "Number of colors."));

  /** Where a metric stands in a clip's object. */
  public enum Group {
    LOOP,
    ACTORS,
    IMAGE
  }

  private static Metric actor(String name, String unit, String meaning, String target) {
    return new Metric(name, name + unit, Group.ACTORS, meaning, target, false);
  }

  private static Metric least(String name, String meaning, String target) {
    return new Metric(name, name, Group.ACTORS, meaning, target, true);
  }

  private static Metric loop(String name, String json, String meaning, String target) {
    return new Metric(name, json, Group.LOOP, meaning, target, false);
  }

  private static Metric image(String name, String meaning) {
    return new Metric(name, name, Group.IMAGE, meaning, "", false);
  }

  /** The metric of this key in {@code inspect --json}. */
  public static Optional<Metric> reportedAs(String json) {
    return ALL.stream().filter(metric -> metric.json.equals(json)).findFirst();
  }

  /** The metric that a gate of this name limits. */
  public static Metric gated(String name) {
    return ALL.stream().filter(metric -> metric.name.equals(name)).findFirst().orElseThrow();
  }
}
