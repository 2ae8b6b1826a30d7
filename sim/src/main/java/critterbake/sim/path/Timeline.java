package critterbake.sim.path;

import critterbake.sim.Clock;
import java.util.Arrays;

/**
 * The corners of a path in time: which stretch a moment falls in, and how often the path has begun
 * anew. A moment within a nanosecond before a corner counts as the corner, so that sums of
 * durations and counts of ticks agree on when it is reached.
 *
 * @param corners seconds, rising; the first is the path's start, the last its end
 * @param repeat whether the end is a new start
 */
record Timeline(double[] corners, boolean repeat) {
  private static final double NANOSECOND = 1e-9;

  double start() {
    return corners[0];
  }

  double end() {
    return corners[corners.length - 1];
  }

  double length() {
    return end() - start();
  }

  double period() {
    return repeat && length() > 0 ? length() : Double.POSITIVE_INFINITY;
  }

  /** How many whole rounds lie before a moment. */
  long rounds(double seconds) {
    double period = period();
    return period < Double.POSITIVE_INFINITY
        ? (long) Math.floor((seconds - start() + NANOSECOND) / period)
        : 0;
  }

  /** The moment within the round it falls in. */
  double within(double seconds) {
    long rounds = rounds(seconds);
    return rounds == 0 ? seconds : Math.max(start(), seconds - rounds * length());
  }

  /** The last corner at or before a moment within a round; -1 before the first. */
  int stretch(double within) {
    int found = Arrays.binarySearch(corners, within + NANOSECOND);
    return found >= 0 ? found : -found - 2;
  }

  /** The first corner after a moment, in any round; infinity after the last. */
  double nextCorner(double seconds) {
    int next = stretch(within(seconds)) + 1;
    return next < corners.length
        ? corners[next] + rounds(seconds) * length()
        : Double.POSITIVE_INFINITY;
  }

  Timeline onWholeTicks(Clock clock) {
    double[] moved = new double[corners.length];
    for (int i = 0; i < moved.length; i++) {
      moved[i] = clock.seconds(clock.ticks(corners[i]));
    }
    return new Timeline(moved, repeat);
  }

  Timeline repeating() {
    return new Timeline(corners, true);
  }
}
