package critterbake.sim.loop;

import critterbake.sim.Simulation;
import critterbake.sim.loop.LoopPart.Closing;

/**
 * The linear followers of a scene (tails, ears, lag), taken together: x' = A x + drive, A the same
 * every tick. One tick from a state moved a little along each number gives A; A to the power of the
 * period says how a difference at the start shows at the end, and so what start would repeat.
 */
final class Followers {
  /** How far each number is moved to see what comes of it; a power of two, so that it is exact. */
  private static final double NUDGE = 0x1p-3;

  private final SceneState state;
  private final int[] index;
  private double[][] period = new double[0][0];

  Followers(SceneState state) {
    this.state = state;
    this.index =
        state.slots().stream()
            .filter(slot -> slot.part().closing() == Closing.SOLVING)
            .flatMapToInt(slot -> java.util.stream.IntStream.range(slot.offset(), slot.end()))
            .toArray();
  }

  /**
   * Finds how the followers answer over a period, from the state at a tick; leaves the state
   * changed.
   */
  void measure(Simulation simulation, double[] base, long tick, long ticks) {
    int n = index.length;
    if (n == 0) {
      return;
    }
    double[][] one = new double[n][n];
    double[] unmoved = stepped(simulation, base, tick);
    double[] start = base.clone();
    for (int j = 0; j < n; j++) {
      start[index[j]] = base[index[j]] + NUDGE;
      double[] end = stepped(simulation, start, tick);
      start[index[j]] = base[index[j]];
      for (int i = 0; i < n; i++) {
        one[i][j] = (end[index[i]] - unmoved[index[i]]) / NUDGE;
      }
    }
    period = LinearSystem.power(one, ticks);
  }

  private double[] stepped(Simulation simulation, double[] from, long tick) {
    state.restore(from, tick, 0, 0);
    simulation.step();
    return state.saved();
  }

  /**
   * Turns the state after a period into a better start: the followers' numbers become those that
   * would have come back to themselves, had they been the start.
   */
  void correct(double[] start, double[] end) {
    int n = index.length;
    double[] missed = new double[n];
    for (int i = 0; i < n; i++) {
      missed[i] = end[index[i]] - start[index[i]];
    }
    double[] change = LinearSystem.solveFixedPoint(period, missed);
    for (int i = 0; i < n; i++) {
      double solved = start[index[i]] + change[i];
      end[index[i]] = Double.isFinite(solved) ? solved : end[index[i]];
    }
  }
}
