package critterbake.sim.loop;

import java.util.Locale;

/**
 * What a loop of a free length must be long enough for.
 *
 * @param seconds it takes, above 0
 * @param what takes so long, in words
 */
record Filling(double seconds, String what) {
  Filling atLeast(double others, String whose) {
    return others > seconds ? new Filling(others, whose) : this;
  }

  Filling atMost(double most, String whose) {
    return most < seconds ? new Filling(most, whose) : this;
  }

  /** Why a loop has several cycles of its lead. */
  String note(int cycles, String lead) {
    return String.format(
        Locale.ROOT,
        "%d cycles of %s fill the loop, because %s takes %.4g s",
        cycles,
        lead,
        what,
        seconds);
  }
}
