package critterbake.raster.encode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.raster.Frame;
import java.util.ArrayList;
import java.util.List;

/** What a decoded animation shows while each frame of its source is to be seen. */
public final class Moments {
  private static final double EXACT = 1e-9;

  private Moments() {}

  /**
   * For each frame of the source the decoded frame that is shown then; fails where frames do not
   * change at the same times, or both do not end together.
   */
  public static List<Frame> shown(List<Frame> source, List<Frame> decoded) {
    List<Frame> shown = new ArrayList<>();
    int at = -1;
    double shownUntil = 0;
    double end = 0;
    for (Frame frame : source) {
      if (end > shownUntil - EXACT) {
        at++;
        assertTrue(at < decoded.size(), "ends early");
        shownUntil += decoded.get(at).time().seconds();
      }
      end += frame.time().seconds();
      assertTrue(end < shownUntil + EXACT, "changes within a frame");
      shown.add(decoded.get(at));
    }
    assertEquals(end, shownUntil, EXACT);
    assertEquals(decoded.size() - 1, at, "frames left over");
    return shown;
  }
}
