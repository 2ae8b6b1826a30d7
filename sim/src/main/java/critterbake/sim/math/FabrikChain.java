package critterbake.sim.math;

/**
 * A chain of rigid links whose end is to reach a point, for more than two links (FABRIK: Aristidou
 * and Lasenby, "FABRIK: A fast, iterative solver for the Inverse Kinematics problem", 2011). Each
 * solve starts from the rest pose handed in, so it has no memory and repeats exactly. The end's
 * target is met to a tolerance; links keep their length.
 */
public final class FabrikChain {
  private final double[] lengths;
  private final double total;
  private final double tolerance;
  private final int maxIterations;

  /**
   * @param lengths of the links from the root on, each above 0
   * @param tolerance how far from the target the end may stay, units, above 0
   * @param maxIterations sweeps at most, at least 1
   */
  public FabrikChain(double[] lengths, double tolerance, int maxIterations) {
    double sum = 0;
    for (double length : lengths) {
      if (!(length > 0)) {
        throw new IllegalArgumentException("each link needs a length above 0, had " + length);
      }
      sum += length;
    }
    this.lengths = lengths.clone();
    this.total = sum;
    this.tolerance = tolerance;
    this.maxIterations = maxIterations;
  }

  /**
   * Bends a chain toward a target.
   *
   * @param x joints in the rest pose, one more than links; overwritten with the solved pose. The
   *     first stays where it is
   * @param y likewise
   * @return whether the end came within the tolerance of the target
   */
  public boolean solve(double[] x, double[] y, double targetX, double targetY) {
    int end = lengths.length;
    double rootX = x[0];
    double rootY = y[0];
    double dx = targetX - rootX;
    double dy = targetY - rootY;
    double distance = Math.sqrt(dx * dx + dy * dy);
    if (distance >= total) {
      straighten(x, y, dx / distance, dy / distance);
      return distance - total <= tolerance;
    }
    if (distance > 0) {
      aim(x, y, dx / distance, dy / distance);
    }
    for (int i = 0; i < maxIterations && !near(x[end], y[end], targetX, targetY); i++) {
      sweepFromEnd(x, y, targetX, targetY);
      sweepFromRoot(x, y, rootX, rootY);
    }
    return near(x[end], y[end], targetX, targetY);
  }

  private void straighten(double[] x, double[] y, double dirX, double dirY) {
    for (int i = 0; i < lengths.length; i++) {
      x[i + 1] = x[i] + dirX * lengths[i];
      y[i + 1] = y[i] + dirY * lengths[i];
    }
  }

  /**
   * Turns the rest pose as a whole until its end lies in the target's direction. Sweeps alone bend
   * a chain that points away from its target very slowly.
   */
  private static void aim(double[] x, double[] y, double dirX, double dirY) {
    int end = x.length - 1;
    double endX = x[end] - x[0];
    double endY = y[end] - y[0];
    double reach = Math.sqrt(endX * endX + endY * endY);
    if (reach == 0) {
      return;
    }
    double cos = (endX * dirX + endY * dirY) / reach;
    double sin = (endX * dirY - endY * dirX) / reach;
    for (int i = 1; i <= end; i++) {
      double jointX = x[i] - x[0];
      double jointY = y[i] - y[0];
      x[i] = x[0] + jointX * cos - jointY * sin;
      y[i] = y[0] + jointX * sin + jointY * cos;
    }
  }

  private void sweepFromEnd(double[] x, double[] y, double targetX, double targetY) {
    int end = lengths.length;
    x[end] = targetX;
    y[end] = targetY;
    for (int i = end - 1; i >= 0; i--) {
      pull(x, y, i, i + 1, lengths[i]);
    }
  }

  private void sweepFromRoot(double[] x, double[] y, double rootX, double rootY) {
    x[0] = rootX;
    y[0] = rootY;
    for (int i = 0; i < lengths.length; i++) {
      pull(x, y, i + 1, i, lengths[i]);
    }
  }

  /** Moves one joint along the line to its anchor until the link between them has its length. */
  private static void pull(double[] x, double[] y, int joint, int anchor, double length) {
    double dx = x[joint] - x[anchor];
    double dy = y[joint] - y[anchor];
    double distance = Math.sqrt(dx * dx + dy * dy);
    double share = distance > 0 ? length / distance : 0;
    x[joint] = x[anchor] + (distance > 0 ? dx * share : length);
    y[joint] = y[anchor] + dy * share;
  }

  private boolean near(double x, double y, double targetX, double targetY) {
    double dx = x - targetX;
    double dy = y - targetY;
    return dx * dx + dy * dy <= tolerance * tolerance;
  }
}
