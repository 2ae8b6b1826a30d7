package critterbake.cli.bake;

import critterbake.sim.loop.ClosedLoop;
import critterbake.sim.loop.ClosedLoop.PartClosing;
import critterbake.sim.loop.LoopPart.Closing;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** One line about a clip: its length, how its loop closed, the seam, and how far the root gets. */
public final class ClipLine {
  private ClipLine() {}

  /** Such as {@code walk: 10 frames, 0.833 s, closed by construction and solving (tail)...}. */
  public static String of(DrawnClip drawn) {
    int frames = drawn.clip().take().frames();
    double seconds = frames / drawn.clip().clock().fps();
    String line =
        String.format(
            Locale.ROOT,
            "%s: %d %s, %.3g s",
            drawn.clip().name(),
            frames,
            frames == 1 ? "frame" : "frames",
            seconds);
    return line + drawn.clip().take().loop().map(ClipLine::closed).orElse(", open") + root(drawn);
  }

  private static String closed(ClosedLoop loop) {
    List<String> ways = new ArrayList<>();
    for (Closing way : Closing.values()) {
      Set<String> parts = new LinkedHashSet<>();
      for (PartClosing part : loop.parts()) {
        if (part.by() == way) {
          parts.add(part.part());
        }
      }
      if (!parts.isEmpty()) {
        ways.add(way.name().toLowerCase(Locale.ROOT) + " (" + String.join(" ", parts) + ")");
      }
    }
    return String.format(
        Locale.ROOT,
        ", %s by %s, state error %.2g px, seam step %.2f, jerk %.2f",
        loop.proof().passes() ? "closed" : "NOT closed",
        ways.isEmpty() ? "standing still" : String.join(", ", ways),
        loop.proof().stateErrorPx(),
        loop.proof().step(),
        loop.proof().jerk());
  }

  private static String root(DrawnClip drawn) {
    double x = drawn.root().distanceX();
    double y = drawn.root().distanceY();
    if (x == 0 && y == 0) {
      return "";
    }
    String place =
        y == 0
            ? String.format(Locale.ROOT, "%.4g px", x)
            : String.format(Locale.ROOT, "(%.4g, %.4g) px", x, y);
    return String.format(
        Locale.ROOT,
        ", root %s%s, %.3g px a frame",
        place,
        drawn.clip().take().loop().isPresent() ? " a loop" : "",
        drawn.root().pixelsPerFrame());
  }
}
