package critterbake.cli.bake;

import critterbake.raster.render.FrameRenderer.Covered;
import critterbake.raster.view.CutOff;
import critterbake.raster.view.FrameBounds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Notices parts that leave the frame, and finds the size that would hold everything. */
final class CutWatch {
  /** Parts named in full; the rest is counted. */
  private static final int NAMED = 3;

  private final Map<String, List<Integer>> framesByCut = new LinkedHashMap<>();
  private FrameBounds bounds = FrameBounds.EMPTY;

  void frame(int index, Covered covered) {
    bounds = bounds.with(covered.bounds());
    for (CutOff cut : covered.cuts()) {
      String key =
          cut.part() + " leaves the frame at the " + cut.side().name().toLowerCase(Locale.ROOT);
      framesByCut.computeIfAbsent(key, name -> new ArrayList<>()).add(index);
    }
  }

  FrameBounds bounds() {
    return bounds;
  }

  /** One note, or none when everything stayed inside. */
  List<String> notes(int width, int height) {
    if (framesByCut.isEmpty()) {
      return List.of();
    }
    StringBuilder text = new StringBuilder();
    int told = 0;
    for (Map.Entry<String, List<Integer>> entry : framesByCut.entrySet()) {
      if (told < NAMED) {
        text.append(told == 0 ? "" : ", ").append(entry.getKey()).append(frames(entry.getValue()));
      }
      told++;
    }
    if (told > NAMED) {
      text.append(" and ").append(told - NAMED).append(" more");
    }
    text.append("; ").append(needed(width, height)).append(" would hold it (view.size: auto)");
    return List.of(text.toString());
  }

  /** The size with the same origin share, even on both sides of it where that matters. */
  private String needed(int width, int height) {
    int left = Math.max(0, -bounds.left());
    int right = Math.max(0, bounds.right() - width);
    int top = Math.max(0, -bounds.top());
    int bottom = Math.max(0, bounds.bottom() - height);
    return (width + 2 * Math.max(left, right)) + "x" + (height + top + bottom);
  }

  private static String frames(List<Integer> frames) {
    int first = frames.get(0);
    int last = frames.get(frames.size() - 1);
    if (first == last) {
      return " in frame " + first;
    }
    boolean all = frames.size() == last - first + 1;
    return " in frames " + first + (all ? " to " : " and others to ") + last;
  }
}
