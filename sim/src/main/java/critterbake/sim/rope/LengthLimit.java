package critterbake.sim.rope;

/**
 * Holds the links of a chain with led ends at their full length or less, in time linear in the
 * links. Links that are too long pull at the nodes between them; how hard each one has to pull is a
 * tridiagonal system (the constraint Newton step of Goldenthal et al., "Efficient Simulation of
 * Inextensible Cloth", 2007), solved in one sweep along the chain and one back that leave out the
 * links which would have to push (the projected elimination of Brennan and Schwartz, "The Valuation
 * of American Put Options", 1977). The number of steps does not grow with the chain: links far too
 * long are first {@linkplain #drag dragged}, and so are those that are left after the last step.
 */
final class LengthLimit {
  /** Newton steps at most. */
  private static final int STEPS = 4;

  /** Strain that needs no more steps. */
  private static final double ENOUGH = 0.02;

  /** Strain from which a link is too far off for a Newton step. */
  private static final double FAR = 0.25;

  /** Strain no link keeps, if the ends are no farther apart than the chain is long. */
  private static final double MOST = 0.08;

  /** Softens the pulls, without which a chain drawn straight would be flung about. */
  private static final double SOFTNESS = 0.01;

  private static final double LEAST = 1e-12;

  private final int links;

  /** Direction of each link, and by how much it is too long: units, negative when slack. */
  private final double[] alongX;

  private final double[] alongY;
  private final double[] excess;

  /** One over the pivots of the elimination, and how far each link draws the nodes it joins. */
  private final double[] scale;

  private final double[] pull;

  LengthLimit(int links) {
    this.links = links;
    alongX = new double[links];
    alongY = new double[links];
    excess = new double[links];
    scale = new double[links];
    pull = new double[links];
  }

  /**
   * Moves the inner nodes as far as links are too long.
   *
   * @param full full length of a link, units
   * @return whether nodes were moved by pulls alone, so that their velocities follow; those of a
   *     dragged chain do not, or a long one boils
   */
  boolean hold(double[] x, double[] y, double full) {
    double worst = measure(x, y, full);
    if (worst <= 0) {
      return false;
    }
    boolean far = worst > FAR * full;
    if (far) {
      worst = drag(x, y, full);
    }
    for (int step = 0; step < STEPS && worst > (step == 0 ? 0 : ENOUGH * full); step++) {
      solve();
      draw(x, y);
      worst = measure(x, y, full);
    }
    boolean left = worst > MOST * full;
    if (left) {
      worst = drag(x, y, full);
    }
    if (worst > MOST * full) {
      straighten(x, y, full, worst);
    }
    return !far && !left;
  }

  /** The largest excess of any link. */
  private double measure(double[] x, double[] y, double full) {
    double worst = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < links; i++) {
      double dx = x[i + 1] - x[i];
      double dy = y[i + 1] - y[i];
      double length = Math.sqrt(dx * dx + dy * dy);
      double inverse = length > LEAST ? 1 / length : 0;
      alongX[i] = dx * inverse;
      alongY[i] = dy * inverse;
      excess[i] = length - full;
      worst = Math.max(worst, excess[i]);
    }
    return worst;
  }

  /** Finds the pulls that take out every excess, as far as links keep their directions. */
  private void solve() {
    double before = 0;
    for (int i = 0; i < links; i++) {
      double pivot = SOFTNESS + (i == 0 ? 0 : 1) + (i == links - 1 ? 0 : 1);
      double needed = excess[i];
      if (before > 0) {
        double bend = bend(i);
        needed += bend * before;
        pivot -= bend * bend * scale[i - 1];
      }
      scale[i] = 1 / pivot;
      before = needed * scale[i];
      pull[i] = before;
    }
    pull[links - 1] = Math.max(0, pull[links - 1]);
    for (int i = links - 2; i >= 0; i--) {
      double after = pull[i + 1];
      pull[i] = Math.max(0, after > 0 ? pull[i] + bend(i + 1) * after * scale[i] : pull[i]);
    }
  }

  /** Cosine between a link and the one before it. */
  private double bend(int i) {
    return alongX[i - 1] * alongX[i] + alongY[i - 1] * alongY[i];
  }

  private void draw(double[] x, double[] y) {
    for (int i = 1; i < links; i++) {
      x[i] += pull[i] * alongX[i] - pull[i - 1] * alongX[i - 1];
      y[i] += pull[i] * alongY[i] - pull[i - 1] * alongY[i - 1];
    }
  }

  /**
   * Each end drags the chain along, link after link, as far as links are too long (a round of
   * Aristidou and Lasenby's FABRIK, 2011). What the last link then lacks is shared by all.
   *
   * @return the largest excess that is left
   */
  private double drag(double[] x, double[] y, double full) {
    for (int i = links - 1; i > 0; i--) {
      follow(x, y, i + 1, i, full);
    }
    for (int i = 1; i < links; i++) {
      follow(x, y, i - 1, i, full);
    }
    double dx = x[links] - x[links - 1];
    double dy = y[links] - y[links - 1];
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length > full) {
      double share = (1 - full / length) / links;
      for (int i = 1; i < links; i++) {
        x[i] += share * i * dx;
        y[i] += share * i * dy;
      }
    }
    return measure(x, y, full);
  }

  private static void follow(double[] x, double[] y, int leader, int node, double full) {
    double dx = x[node] - x[leader];
    double dy = y[node] - y[leader];
    double squared = dx * dx + dy * dy;
    if (squared > full * full) {
      double kept = full / Math.sqrt(squared);
      x[node] = x[leader] + kept * dx;
      y[node] = y[leader] + kept * dy;
    }
  }

  /**
   * Moves all nodes toward the straight line between the ends by one share, the least that brings
   * the longest link to the limit: a link's length is a convex function of that share.
   */
  private void straighten(double[] x, double[] y, double full, double worst) {
    double dx = x[links] - x[0];
    double dy = y[links] - y[0];
    double even = Math.sqrt(dx * dx + dy * dy) / links;
    double longest = full + worst;
    double share = Math.min(1, (worst - MOST * full) / Math.max(LEAST, longest - even));
    for (int i = 1; i < links; i++) {
      x[i] += share * (x[0] + dx * i / links - x[i]);
      y[i] += share * (y[0] + dy * i / links - y[i]);
    }
  }
}
