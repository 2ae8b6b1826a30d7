package critterbake.sim.loop;

import critterbake.sim.loop.SceneState.Slot;
import java.util.List;

/**
 * The linear followers of a scene (tails, ears, lag). How one tick passes on each number of its
 * state, to the power of the period, says how a difference at the start shows at the end, and so
 * what start would repeat.
 */
final class Followers {
  private final List<Follower> followers;

  /** A follower and how its state after a period depends on that before. */
  private record Follower(Slot slot, double[][] period) {
    static Follower of(Slot slot, long ticks) {
      return new Follower(slot, LinearSystem.power(tick((LinearPart) slot.part()), ticks));
    }

    /** Column by column, what one tick makes of a state that is 1 in one number and 0 elsewhere. */
    private static double[][] tick(LinearPart part) {
      int n = part.size();
      double[][] tick = new double[n][n];
      double[] after = new double[n];
      for (int j = 0; j < n; j++) {
        double[] before = new double[n];
        before[j] = 1;
        part.restore(before, 0);
        part.relax();
        part.save(after, 0);
        for (int i = 0; i < n; i++) {
          tick[i][j] = after[i];
        }
      }
      return tick;
    }

    void correct(double[] start, double[] end) {
      int first = slot.offset();
      double[] missed = new double[period.length];
      for (int i = 0; i < missed.length; i++) {
        missed[i] = end[first + i] - start[first + i];
      }
      double[] change = LinearSystem.solveFixedPoint(period, missed);
      for (int i = 0; i < missed.length; i++) {
        double solved = start[first + i] + change[i];
        end[first + i] = Double.isFinite(solved) ? solved : end[first + i];
      }
    }
  }

  /** Finds how the followers answer over so many ticks; leaves their state changed. */
  Followers(SceneState state, long ticks) {
    followers =
        state.slots().stream()
            .filter(slot -> slot.part() instanceof LinearPart)
            .map(slot -> Follower.of(slot, ticks))
            .toList();
  }

  /**
   * Turns the state after a period into a better start: the followers' numbers become those that
   * would have come back to themselves, had they been the start.
   */
  void correct(double[] start, double[] end) {
    followers.forEach(follower -> follower.correct(start, end));
  }
}
