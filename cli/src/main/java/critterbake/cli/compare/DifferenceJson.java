package critterbake.cli.compare;

import critterbake.cli.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Differences as JSON objects, under the names other programs rely on. */
public final class DifferenceJson {
  private DifferenceJson() {}

  /** One pair of animations. */
  public static Map<String, Object> of(AnimationDifference difference) {
    List<Object> frames = new ArrayList<>();
    for (FrameDifference frame : difference.frames()) {
      frames.add(
          Json.object(
              "index", frame.index(),
              "different", frame.different(),
              "antialiased", frame.antialiased(),
              "duration_a", frame.firstMilliseconds(),
              "duration_b", frame.secondMilliseconds()));
    }
    return Json.object(
        "equal", difference.equal(),
        "different", difference.different(),
        "antialiased", difference.antialiased(),
        "compared", difference.compared(),
        "ratio", difference.ratio(),
        "max_delta", difference.maxDelta(),
        "frames", frames,
        "notes", difference.notes());
  }

  /** One pair of files of two folders. */
  public static Map<String, Object> of(PairComparison pair) {
    Map<String, Object> json =
        Json.object("name", pair.name(), "status", pair.status().name().toLowerCase(Locale.ROOT));
    pair.difference().ifPresent(difference -> json.putAll(of(difference)));
    if (!pair.reason().isEmpty()) {
      json.put("reason", pair.reason());
    }
    return json;
  }

  /** All pairs of two folders, with their sums. */
  public static Map<String, Object> of(List<PairComparison> pairs) {
    long different = 0;
    long antialiased = 0;
    long compared = 0;
    int maxDelta = 0;
    List<String> notes = new ArrayList<>();
    for (PairComparison pair : pairs) {
      if (pair.difference().isPresent()) {
        AnimationDifference found = pair.difference().get();
        different += found.different();
        antialiased += found.antialiased();
        compared += found.compared();
        maxDelta = Math.max(maxDelta, found.maxDelta());
      }
      if (!pair.passed()) {
        notes.add(PairText.of(pair));
      }
    }
    return Json.object(
        "equal", pairs.stream().allMatch(PairComparison::passed),
        "different", different,
        "antialiased", antialiased,
        "compared", compared,
        "ratio", compared == 0 ? 0.0 : (double) different / compared,
        "max_delta", maxDelta,
        "frames", List.of(),
        "notes", notes,
        "files", pairs.stream().map(DifferenceJson::of).toList());
  }
}
