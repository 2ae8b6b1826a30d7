package critterbake.cli.check;

import critterbake.cli.bake.Manifest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Compares the manifests of two bakes: whether the motion changed, from when on, and the versions.
 */
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
    Map<String, List<?>> oldStates = states(approved);
    Map<String, String> pixels = changedFrames(approved, baked);
    states(baked)
        .forEach(
            (clip, ticks) -> {
              if (oldStates.containsKey(clip) && pixels.containsKey(clip)) {
                lines.add(
                    "clip " + clip + ": " + pixels.get(clip) + motion(oldStates.get(clip), ticks));
              }
            });
    return lines;
  }

  /** Which frames have other pixels, in words, by the name of each clip that has any. */
  private static Map<String, String> changedFrames(Manifest approved, Manifest baked) {
    Map<List<Object>, List<?>> before = pixels(approved);
    Map<String, String> changed = new LinkedHashMap<>();
    pixels(baked)
        .forEach(
            (key, hashes) -> {
              List<?> old = before.getOrDefault(key, List.of());
              List<String> frames = new ArrayList<>();
              for (int i = 0; i < Math.min(old.size(), hashes.size()); i++) {
                if (!old.get(i).equals(hashes.get(i))) {
                  frames.add(Integer.toString(i));
                }
              }
              if (old.size() != hashes.size()) {
                changed.putIfAbsent((String) key.get(1), "");
              } else if (!frames.isEmpty()) {
                changed.putIfAbsent(
                    (String) key.get(1), "frames " + String.join(", ", frames) + " changed; ");
              }
            });
    return changed;
  }

  /** Pixel hashes of each frame by output, clip and variant. */
  private static Map<List<Object>, List<?>> pixels(Manifest manifest) {
    Map<List<Object>, List<?>> pixels = new LinkedHashMap<>();
    if (manifest.json().get("frames") instanceof List<?> entries) {
      for (Object entry : entries) {
        if (entry instanceof Map<?, ?> object
            && object.get("clip") instanceof String clip
            && object.get("pixels") instanceof List<?> hashes) {
          pixels.put(
              List.of(
                  String.valueOf(object.get("output")),
                  clip,
                  String.valueOf(object.get("variant"))),
              hashes);
        }
      }
    }
    return pixels;
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
        : "same motion up to tick "
            + (common - 1)
            + ", then another length: "
            + before.size()
            + " ticks against "
            + now.size();
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
