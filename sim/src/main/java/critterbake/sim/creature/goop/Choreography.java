package critterbake.sim.creature.goop;

import java.util.ArrayList;
import java.util.List;

/**
 * The lifts by choice of a lap, written down as they happen. Followed in the next lap instead of
 * choosing anew, they make the feet of a loop periodic: whatever else feet do depends on the body
 * smoothly enough to repeat with it.
 */
final class Choreography {
  /** A lift that its leg may not do waits so many steps, then it is given up. */
  private static final int PATIENCE = 20;

  /** In the first lap that follows, and so much more in each one after, so that it ends. */
  private static final double RESTLESS = 1.25;

  private static final double CALMER = 0.15;

  private final List<Lift> waiting = new ArrayList<>();
  private List<Lift> followed = List.of();
  private List<Lift> written = new ArrayList<>();
  private int next;
  private long step;
  private boolean follows;

  /** Laps followed before this one. */
  private int laps;

  /**
   * One lift.
   *
   * @param step simulation steps since the lap began
   * @param leg which leg
   * @param x where it is sent, units
   * @param y likewise
   * @param normalX of the rock there
   * @param normalY likewise
   */
  record Lift(long step, int leg, double x, double y, double normalX, double normalY) {}

  /**
   * A lap begins.
   *
   * @param follow whether it goes by the lifts of the lap before
   */
  void beginLap(boolean follow) {
    laps = follows ? laps + 1 : 0;
    follows = follow;
    followed = written;
    written = new ArrayList<>();
    waiting.clear();
    next = 0;
    step = 0;
  }

  /** The next simulation step begins. */
  void step() {
    step++;
    waiting.removeIf(lift -> lift.step < step - PATIENCE);
    for (; next < followed.size() && followed.get(next).step <= step; next++) {
      waiting.add(followed.get(next));
    }
  }

  /** How restless a leg with no lift written for it must be to lift all the same, in lift radii. */
  double tolerance() {
    return RESTLESS + laps * CALMER;
  }

  /** Whether lifts are followed rather than chosen. */
  boolean follows() {
    return follows;
  }

  /** The lifts that should have happened by now. */
  List<Lift> waiting() {
    return waiting;
  }

  /** Writes down that a leg lifts now for its real place. */
  void write(int index, Leg leg) {
    waiting.removeIf(lift -> lift.leg == index);
    written.add(new Lift(step, index, leg.realX, leg.realY, leg.realNormalX, leg.realNormalY));
  }
}
