package critterbake.cli.check;

import critterbake.cli.bake.Inspection.Inspected;
import critterbake.cli.compare.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Holds a scenario's metrics to its gates. */
final class GateKeeper {
  /** Metrics that should be large: their gate is the least allowed. */
  private static final Set<String> LEAST = Set.of("duty", "min_planted", "separation");

  private GateKeeper() {}

  /** A line for each metric beyond its gate; a gate whose metric no clip has is one too. */
  static List<String> broken(Map<String, Double> gates, List<Inspected> clips) {
    List<String> lines = new ArrayList<>();
    gates.forEach(
        (name, limit) -> {
          boolean measured = false;
          for (Inspected clip : clips) {
            measured |= hold(name, limit, clip.json(), lines);
          }
          if (!measured) {
            lines.add("gate " + name + ": no clip measures it");
          }
        });
    return lines;
  }

  private static boolean hold(
      String name, double limit, Map<String, Object> clip, List<String> lines) {
    boolean measured = false;
    for (Map<?, ?> group : groups(clip)) {
      for (String key : List.of(name, name + "_px", name + "_step")) {
        if (group.get(key) instanceof Number value) {
          measured = true;
          boolean least = LEAST.contains(name);
          if (least ? value.doubleValue() < limit : !(value.doubleValue() <= limit)) {
            lines.add(
                "clip "
                    + clip.get("name")
                    + ": "
                    + name
                    + " is "
                    + Numbers.ratio(value.doubleValue())
                    + (least ? ", under " : ", over ")
                    + Numbers.ratio(limit));
          }
        }
      }
    }
    return measured;
  }

  /** The objects of an inspected clip that hold numbers by metric name. */
  private static List<Map<?, ?>> groups(Map<String, Object> clip) {
    List<Map<?, ?>> groups = new ArrayList<>();
    for (String key : List.of("loop", "image")) {
      if (clip.get(key) instanceof Map<?, ?> group) {
        groups.add(group);
      }
    }
    if (clip.get("actors") instanceof Map<?, ?> actors) {
      for (Object actor : actors.values()) {
        groups.add((Map<?, ?>) actor);
      }
    }
    return groups;
  }
}
