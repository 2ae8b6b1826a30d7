package critterbake.cli.compare;

import java.util.ArrayList;
import java.util.List;

/** What became of a pair of files, in one line for a person. */
public final class PairText {
  private static final int FRAMES_NAMED = 8;

  private PairText() {}

  public static String of(PairComparison pair) {
    return switch (pair.status()) {
      case SAME -> pair.name() + ": same" + excused(pair);
      case NEW -> pair.name() + ": new, nothing to compare with";
      case SURPLUS -> pair.name() + ": surplus, the scenario no longer makes it";
      case MISSING -> pair.name() + ": missing";
      case UNREADABLE -> pair.name() + ": unreadable: " + pair.reason();
      case DIFFERENT -> pair.name() + ": " + of(pair.difference().orElseThrow());
    };
  }

  private static String excused(PairComparison pair) {
    if (pair.difference().isEmpty()) {
      return pair.reason().isEmpty() ? "" : ", " + pair.reason();
    }
    AnimationDifference found = pair.difference().get();
    if (found.different() > 0) {
      return " within the limits (" + counts(found) + ")";
    }
    return found.antialiased() > 0 ? " (" + found.antialiased() + " antialiased excused)" : "";
  }

  /** The numbers of a difference. */
  public static String of(AnimationDifference found) {
    List<String> parts = new ArrayList<>();
    if (found.different() > 0) {
      parts.add(counts(found) + frames(found));
    }
    parts.addAll(found.notes());
    return String.join("; ", parts);
  }

  private static String counts(AnimationDifference found) {
    return found.different()
        + " of "
        + found.compared()
        + " pixels differ (ratio "
        + ReportNumbers.ratio(found.ratio())
        + ", largest channel difference "
        + found.maxDelta()
        + (found.antialiased() > 0 ? ", " + found.antialiased() + " antialiased excused" : "")
        + ")";
  }

  private static String frames(AnimationDifference found) {
    if (found.frames().size() < 2) {
      return "";
    }
    List<String> named = new ArrayList<>();
    for (FrameDifference frame : found.frames()) {
      if (frame.different() > 0) {
        named.add(frame.index() + " (" + frame.different() + ")");
      }
    }
    int more = named.size() - FRAMES_NAMED;
    return " in frames "
        + String.join(", ", named.subList(0, Math.min(named.size(), FRAMES_NAMED)))
        + (more > 0 ? " and " + more + " more" : "");
  }
}
