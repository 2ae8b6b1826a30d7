package critterbake.cli.check;

import critterbake.cli.bake.Manifest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What the manifests of two bakes tell before anyone looks at pictures: whether the motion changed,
 * from when on, and the versions.
 */
final class Diagnosis {
  /** Under this key a manifest names the version of the tool that wrote it. */
  private static final String VERSION = "critterbake";

  private final List<String> general = new ArrayList<>();
  private final Map<String, String> lineByClip = new LinkedHashMap<>();
  private final Map<String, String> clipByFile = new LinkedHashMap<>();

  private Diagnosis() {}

  /** Compares what lies in both folders; silent when a manifest is missing. */
  static Diagnosis of(ApprovedFolder approved, Path baked) {
    Optional<Manifest> before = Manifest.read(approved.manifest());
    Optional<Manifest> now = Manifest.read(baked.resolve(Manifest.fileName(approved.scenario())));
    Diagnosis diagnosis = new Diagnosis();
    if (before.isPresent() && now.isPresent()) {
      diagnosis.compare(before.get(), now.get());
    }
    return diagnosis;
  }

  /** All lines. */
  List<String> all() {
    List<String> lines = new ArrayList<>(general);
    lines.addAll(lineByClip.values());
    return lines;
  }

  /** The lines that concern a file, or a clip of a sheet. */
  List<String> of(String name) {
    int hash = name.indexOf('#');
    String clip = hash < 0 ? clipByFile.getOrDefault(name, "") : name.substring(hash + 1);
    if (clip.isEmpty()) {
      return all();
    }
    List<String> lines = new ArrayList<>(general);
    Optional.ofNullable(lineByClip.get(clip)).ifPresent(lines::add);
    return lines;
  }

  private void compare(Manifest approved, Manifest baked) {
    Object before = approved.json().get(VERSION);
    Object now = baked.json().get(VERSION);
    if (before != null && !before.equals(now)) {
      general.add("approved with version " + before + ", this is " + now);
    }
    for (Manifest.Entry entry : baked.entries()) {
      clipByFile.put(entry.file().name(), entry.file().clip());
    }
    Map<String, List<?>> oldStates = states(approved);
    Map<String, String> pixels = changedFrames(approved, baked);
    states(baked)
        .forEach(
            (clip, ticks) -> {
              if (oldStates.containsKey(clip) && pixels.containsKey(clip)) {
                String line = pixels.get(clip) + motion(oldStates.get(clip), ticks);
                lineByClip.put(clip, "clip " + clip + ": " + line);
              }
            });
  }

  /** Which frames have other pixels, in words, by the name of each clip that has any. */
  private static Map<String, String> changedFrames(Manifest approved, Manifest baked) {
    Map<List<Object>, List<?>> before = pixels(approved);
    Map<String, String> changed = new LinkedHashMap<>();
    pixels(baked)
        .forEach(
            (key, hashes) -> {
              List<?> old = before.getOrDefault(key, List.of());
              List<Integer> frames = changed(old, hashes);
              String clip = (String) key.get(1);
              if (old.size() != hashes.size()) {
                changed.putIfAbsent(clip, "");
              } else if (!frames.isEmpty()) {
                changed.putIfAbsent(clip, inWords(frames) + " changed; ");
              }
            });
    return changed;
  }

  private static List<Integer> changed(List<?> before, List<?> now) {
    List<Integer> frames = new ArrayList<>();
    for (int i = 0; i < Math.min(before.size(), now.size()); i++) {
      if (!Objects.equals(before.get(i), now.get(i))) {
        frames.add(i);
      }
    }
    return frames;
  }

  /** Numbers with runs drawn together: {@code frames 0, 3 to 7, 9}. */
  private static String inWords(List<Integer> frames) {
    List<String> runs = new ArrayList<>();
    for (int i = 0; i < frames.size(); ) {
      int end = i;
      while (end + 1 < frames.size() && frames.get(end + 1) == frames.get(end) + 1) {
        end++;
      }
      runs.add(frames.get(i) + (end == i ? "" : " to " + frames.get(end)));
      i = end + 1;
    }
    return (frames.size() == 1 ? "frame " : "frames ") + String.join(", ", runs);
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
    List<Integer> changed = changed(before, now);
    if (!changed.isEmpty()) {
      return "motion changed from tick " + changed.get(0) + " on";
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
