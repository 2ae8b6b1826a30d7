package critterbake.cli.check;

import critterbake.cli.bake.Manifest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Compares the manifests of two bakes: whether the motion changed, from when on, and the versions. */
final class Diagnosis {
  private Diagnosis() {}

  /** What a person should know before looking at pictures. */
  static List<String> of(Manifest approved, Manifest baked) {
    List<String> lines = new ArrayList<>();
    Object before = approved.json().get("critterbake");
    Object now = baked.json().get("critterbake");
    if (before != null && !before.equals(now)) {
      lines.add("approved with version " + before + ", this is " + now);
    }
    Map<String, List<?>> states = states(approved);
    states(baked)
        .forEach(
            (clip, ticks) -> {
              if (states.containsKey(clip)) {
                lines.add("clip " + clip + ": " + motion(states.get(clip), ticks));
              }
            });
    return lines;
  }

  private static String motion(List<?> before, List<?> now) {
    int common = Math.min(before.size(), now.size());
    for (int tick = 0; tick < common; tick++) {
      if (!before.get(tick).equals(now.get(tick))) {
        return "motion changed from tick " + tick + " on";
      }
    }
    return before.size() == now.size()
        ? "same motion, other pixels"
        : "same motion up to tick " + (common - 1) + ", then another length: " + before.size()
            + " ticks against " + now.size();
  }

  private static Map<String, List<?>> states(Manifest manifest) {
    Map<String, List<?>> states = new LinkedHashMap<>();
    for (Object clip : manifest.clips()) {
      if (clip instanceof Map<?, ?> object
          && object.get("name") instanceof String name
          && object.get("states") instanceof List<?> ticks) {
        states.put(name, ticks);
      }
    }
    return states;
  }
}
