package critterbake.sim.loop;

import critterbake.sim.Clock;
import java.util.List;
import java.util.Locale;

/**
 * How far the root moves in one loop, rounded to whole pixels where that changes the speed by at
 * most 5 %: even a perfect simulation wobbles when an engine moves it by 2.5 pixels a frame.
 *
 * @param x world units a loop
 * @param y world units a loop
 * @param snap how it was rounded in the end
 */
record RootStep(double x, double y, RootSnap snap) {
  /** The largest change of speed that rounding may make, as a share. */
  static final double LARGEST_CHANGE = 0.05;

  /** A root that stands still needs no rounding. */
  private static final double STILL = 1e-12;

  /** The wanted distance, rounded as far as the wish and the limit allow. */
  static RootStep round(
      double x,
      double y,
      int frames,
      Clock clock,
      RootSnap wish,
      double scale,
      List<String> notes) {
    RootStep wanted = new RootStep(x, y, RootSnap.NONE);
    if (wish == RootSnap.NONE || wanted.length() < STILL) {
      return wanted;
    }
    RootStep byFrame = wanted.rounded(scale / frames, RootSnap.FRAME);
    RootStep byLoop = wanted.rounded(scale, RootSnap.LOOP);
    RootStep chosen = wanted;
    if (wish != RootSnap.LOOP && byFrame.change(wanted) <= LARGEST_CHANGE) {
      chosen = byFrame;
    } else if (byLoop.change(wanted) <= LARGEST_CHANGE) {
      chosen = byLoop;
    }
    if (chosen.snap != wish && wish != RootSnap.AUTO) {
      notes.add(
          String.format(
              Locale.ROOT,
              "root.snap %s would change the speed by more than 5 %%, so it is %s",
              word(wish),
              word(chosen.snap)));
    }
    if (chosen.change(wanted) > 1e-9) {
      notes.add(chosen.speedNote(wanted, frames, clock, scale));
    }
    return chosen;
  }

  private RootStep rounded(double pixelsPerUnit, RootSnap how) {
    return new RootStep(
        Math.rint(x * pixelsPerUnit) / pixelsPerUnit,
        Math.rint(y * pixelsPerUnit) / pixelsPerUnit,
        how);
  }

  /** How much the speed differs from another step's, as a share of it. */
  private double change(RootStep from) {
    double dx = x - from.x;
    double dy = y - from.y;
    return Math.sqrt(dx * dx + dy * dy) / from.length();
  }

  private double length() {
    return Math.sqrt(x * x + y * y);
  }

  private String speedNote(RootStep wanted, int frames, Clock clock, double scale) {
    double seconds = frames / clock.fps();
    String pixels =
        snap == RootSnap.FRAME
            ? String.format(Locale.ROOT, "%d px a frame", Math.round(length() * scale / frames))
            : String.format(Locale.ROOT, "%d px a loop", Math.round(length() * scale));
    return String.format(
        Locale.ROOT,
        "the speed is rounded from %.4g to %.4g units/s, which is %s (root.snap: none keeps it)",
        wanted.length() / seconds,
        length() / seconds,
        pixels);
  }

  private static String word(RootSnap snap) {
    return snap.name().toLowerCase(Locale.ROOT);
  }
}
