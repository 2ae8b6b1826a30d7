package critterbake.cli.scenario;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Limits on metrics that {@code check} enforces: the scenario's {@code gates}. */
final class Gates {
  static final ObjectType<Map<String, Double>> TYPE =
      ObjectType.of(
          "gates",
          "Limits on metrics that check enforces.",
          Gates::from,
          gate("slip", "Most a planted foot moves over the ground, px."),
          gate("penetration", "Deepest a foot goes under the ground, px."),
          gate("bone_error", "Largest relative error of a bone's length."),
          gate("extension", "Largest distance from hip to foot, as a share of the leg."),
          gate("pop", "Largest second difference of a joint's angle over the median."),
          gate("seam", "Seam step of a loop over the largest step inside."),
          gate("seam_jerk", "Second difference at the seam over the largest inside."),
          gate("symmetry", "Difference of left and right steps, as a share."),
          gate("duty", "Share of the cycle a foot is planted."),
          gate("min_planted", "Fewest planted feet."),
          gate("rope_strain", "Largest strain of a rope's link."),
          gate("gap_cv", "Coefficient of variation of a swarm's gaps."),
          gate("separation", "Nearest pair of a swarm over their size."),
          gate("radius_error", "Relative error of a swarm's distance from its target."),
          gate("orphans", "Single pixels without a neighbour of their color."),
          gate("doubled_corners", "Doubled corners along thin lines."),
          gate("boil", "Pixels that change and change back."),
          gate("colors", "Number of colors."));

  private Gates() {}

  private static Key gate(String name, String doc) {
    return Key.optional(name, new ValueType.Real(0, 1e9, Unit.NONE), "none", doc);
  }

  private static Map<String, Double> from(Values values) {
    Map<String, Double> limits = new LinkedHashMap<>();
    for (Key key : TYPE.keys()) {
      if (values.has(key.name())) {
        limits.put(key.name(), values.number(key.name()));
      }
    }
    return Collections.unmodifiableMap(limits);
  }
}
