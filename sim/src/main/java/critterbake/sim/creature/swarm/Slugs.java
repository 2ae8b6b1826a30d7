package critterbake.sim.creature.swarm;

import java.util.Arrays;

/** Where the members of a swarm are and what they do: flat arrays, one entry a member. */
final class Slugs {
  /** What a member does, in the words of the trace. */
  enum State {
    APPROACH(0.5),
    CIRCLE(1),
    DIVE(1.5),
    RECOVER(2);

    /** Size of the overlay's mark, by which the states are told apart. */
    final double markSize;

    State(double markSize) {
      this.markSize = markSize;
    }

    /**
     * What a diver does.
     *
     * @param seconds since its dive began
     * @param away from the ring, as a share of its radius
     */
    static State ofDiver(double seconds, AttackSpec attack, double away) {
      if (seconds < attack.leavesAt()) {
        return DIVE;
      }
      return Math.abs(away) <= RefinedSwarm.ON_RING ? CIRCLE : RECOVER;
    }
  }

  final int count;

  /** World position, units. */
  final double[] x;

  final double[] y;

  /** World velocity over the last tick, units a second. */
  final double[] vx;

  final double[] vy;

  /** Angle of its place in the ring, which a diver keeps. */
  final double[] angle;

  final State[] state;

  /** Seconds since its dive began, from wind-up to the end of recovering; below 0 outside dives. */
  final double[] diving;

  Slugs(int count) {
    this.count = count;
    x = new double[count];
    y = new double[count];
    vx = new double[count];
    vy = new double[count];
    angle = new double[count];
    state = new State[count];
    diving = new double[count];
    Arrays.fill(state, State.APPROACH);
    Arrays.fill(diving, -1);
  }

  boolean dives(int slug) {
    return diving[slug] >= 0;
  }

  /** Moves a member; its velocity is what brought it there. */
  void move(int slug, double toX, double toY, double seconds) {
    vx[slug] = (toX - x[slug]) / seconds;
    vy[slug] = (toY - y[slug]) / seconds;
    x[slug] = toX;
    y[slug] = toY;
  }

  double distanceSquared(int a, int b) {
    double dx = x[a] - x[b];
    double dy = y[a] - y[b];
    return dx * dx + dy * dy;
  }

  /** Moves the entries of some rows up by some places, around the end. */
  static void moveUp(int places, double[]... rows) {
    if (places == 0) {
      return;
    }
    for (double[] row : rows) {
      double[] before = row.clone();
      for (int i = 0; i < row.length; i++) {
        row[(i + places) % row.length] = before[i];
      }
    }
  }
}
