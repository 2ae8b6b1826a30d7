package critterbake.cli.check;

import critterbake.cli.bake.Inspection.Inspected;
import critterbake.cli.compare.ReportNumbers;
import critterbake.cli.metric.Metric;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Holds a scenario's metrics to its gates. */
final class GateKeeper {
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
    Metric metric = Metric.gated(name);
    boolean measured = false;
    for (Map<?, ?> group : groups(metric.group(), clip)) {
      if (group.get(metric.json()) instanceof Number value) {
        measured = true;
        if (breaks(metric, value.doubleValue(), limit)) {
          lines.add(line(metric, clip.get("name"), value.doubleValue(), limit));
        }
      }
    }
    return measured;
  }

  private static boolean breaks(Metric metric, double value, double limit) {
    return metric.least() ? value < limit : !(value <= limit);
  }

  private static String line(Metric metric, Object clip, double value, double limit) {
    return "clip "
        + clip
        + ": "
        + metric.name()
        + " is "
        + ReportNumbers.ratio(value)
        + (metric.least() ? ", under " : ", over ")
        + ReportNumbers.ratio(limit);
  }

  /** The objects of an inspected clip that hold a group's numbers. */
  private static List<Map<?, ?>> groups(Metric.Group group, Map<String, Object> clip) {
    Object held = clip.get(group.name().toLowerCase(Locale.ROOT));
    if (!(held instanceof Map<?, ?> object)) {
      return List.of();
    }
    if (group != Metric.Group.ACTORS) {
      return List.of(object);
    }
    List<Map<?, ?>> actors = new ArrayList<>();
    object.values().forEach(actor -> actors.add((Map<?, ?>) actor));
    return actors;
  }
}
