package critterbake.sim.rope;

import critterbake.sim.math.Strict;

/**
 * A rope of elastic links between two led ends, in flat arrays. A link is free between half and
 * full length, pushed apart below and pulled together above (our reading of the goop article's
 * "closer than half... further"), the force continuous at both ends of that zone. Steps are
 * semi-implicit; after each, links that are too long are brought back to full length between the
 * pinned ends, which forces alone would need a far smaller step for. A step costs time linear in
 * the links.
 */
public final class Rope {
  private static final double LEAST = 1e-12;

  private final double[] x;
  private final double[] y;
  private final double[] vx;
  private final double[] vy;
  private final double[] fx;
  private final double[] fy;
  private final double[] heldX;
  private final double[] heldY;
  private final LengthLimit limit;

  /** A straight rope at rest. */
  public Rope(int links, double rootX, double rootY, double tipX, double tipY) {
    int nodes = links + 1;
    x = new double[nodes];
    y = new double[nodes];
    vx = new double[nodes];
    vy = new double[nodes];
    fx = new double[nodes];
    fy = new double[nodes];
    heldX = new double[nodes];
    heldY = new double[nodes];
    limit = new LengthLimit(links);
    for (int i = 0; i < nodes; i++) {
      double share = (double) i / links;
      x[i] = rootX + (tipX - rootX) * share;
      y[i] = rootY + (tipY - rootY) * share;
    }
  }

  /** Nodes, ends included: one more than links. */
  public int nodes() {
    return x.length;
  }

  public int links() {
    return x.length - 1;
  }

  public double x(int node) {
    return x[node];
  }

  public double y(int node) {
    return y[node];
  }

  /** Where the ends go and what acts on every node during a step. */
  public static final class Drive {
    /** Where the ends are at the end of the step. */
    public double rootX;

    public double rootY;
    public double tipX;
    public double tipY;

    /** Full length of one link at the end of the step, units. */
    public double linkLength;

    /** The same at the beginning, from where it changes evenly; 0 when it is the same. */
    public double linkLengthBefore;

    /** Acceleration felt by every node: gravity less the frame's own acceleration, units/s^2. */
    public double accelerationX;

    public double accelerationY;

    private double linkLength(double share) {
      return linkLengthBefore > 0 ? between(linkLengthBefore, linkLength, share) : linkLength;
    }
  }

  /**
   * One step in equal substeps; the ends move evenly from where they are to where they are led.
   *
   * @param seconds length of the whole step
   * @param substeps at least 1
   */
  public void step(Drive drive, RopeMaterial material, double seconds, int substeps) {
    int last = x.length - 1;
    double rootX = x[0];
    double rootY = y[0];
    double tipX = x[last];
    double tipY = y[last];
    double h = seconds / substeps;
    double kept = Strict.exp(-material.drag() * h);
    for (int i = 1; i <= substeps; i++) {
      double share = (double) i / substeps;
      double full = drive.linkLength(share);
      accelerate(drive, material, full);
      move(h, kept);
      x[0] = between(rootX, drive.rootX, share);
      y[0] = between(rootY, drive.rootY, share);
      x[last] = between(tipX, drive.tipX, share);
      y[last] = between(tipY, drive.tipY, share);
      holdLength(full, h);
    }
  }

  /** At a share of 1 exactly where it is led. */
  private static double between(double from, double to, double share) {
    return (1 - share) * from + share * to;
  }

  private void accelerate(Drive drive, RopeMaterial material, double full) {
    int last = x.length - 1;
    for (int i = 1; i < last; i++) {
      double bendX = x[i - 1] + x[i + 1] - 2 * x[i];
      double bendY = y[i - 1] + y[i + 1] - 2 * y[i];
      fx[i] = drive.accelerationX + material.bending() * bendX;
      fy[i] = drive.accelerationY + material.bending() * bendY;
    }
    for (int i = 0; i < last; i++) {
      double dx = x[i + 1] - x[i];
      double dy = y[i + 1] - y[i];
      double length = Math.sqrt(dx * dx + dy * dy);
      double excess = length > full ? length - full : length < full / 2 ? length - full / 2 : 0;
      if (excess != 0 && length > LEAST) {
        double pull = material.stiffness() * excess / length;
        fx[i] += pull * dx;
        fy[i] += pull * dy;
        fx[i + 1] -= pull * dx;
        fy[i + 1] -= pull * dy;
      }
    }
  }

  private void move(double h, double kept) {
    for (int i = 1; i < x.length - 1; i++) {
      vx[i] = kept * (vx[i] + fx[i] * h);
      vy[i] = kept * (vy[i] + fy[i] * h);
      x[i] += vx[i] * h;
      y[i] += vy[i] * h;
    }
  }

  /** Shortens links that are too long and lets the velocities follow what was moved. */
  private void holdLength(double full, double h) {
    System.arraycopy(x, 0, heldX, 0, x.length);
    System.arraycopy(y, 0, heldY, 0, y.length);
    if (!limit.hold(x, y, full)) {
      return;
    }
    for (int i = 1; i < x.length - 1; i++) {
      vx[i] += (x[i] - heldX[i]) / h;
      vy[i] += (y[i] - heldY[i]) / h;
    }
  }

  /** Shortens links that are too long without a step; the ends stay. */
  public void holdLength(double full) {
    limit.hold(x, y, full);
  }

  /** The largest length of a link over its full length, less 1; negative when all are slack. */
  public double strain(double full) {
    double longest = 0;
    for (int i = 0; i + 1 < x.length; i++) {
      double dx = x[i + 1] - x[i];
      double dy = y[i + 1] - y[i];
      longest = Math.max(longest, dx * dx + dy * dy);
    }
    return Math.sqrt(longest) / full - 1;
  }

  /** Doubles its state takes: position and velocity of every node. */
  public int stateSize() {
    return 4 * x.length;
  }

  /** Writes x, y, vx, vy of node 0, then of node 1... */
  public void save(double[] into, int offset) {
    for (int i = 0; i < x.length; i++) {
      into[offset + 4 * i] = x[i];
      into[offset + 4 * i + 1] = y[i];
      into[offset + 4 * i + 2] = vx[i];
      into[offset + 4 * i + 3] = vy[i];
    }
  }

  /** Puts back what {@link #save} wrote. */
  public void restore(double[] from, int offset) {
    for (int i = 0; i < x.length; i++) {
      x[i] = from[offset + 4 * i];
      y[i] = from[offset + 4 * i + 1];
      vx[i] = from[offset + 4 * i + 2];
      vy[i] = from[offset + 4 * i + 3];
    }
  }

  /** Moves an end without a step, for putting a blended rope back on its anchors. */
  public void pin(double rootX, double rootY, double tipX, double tipY) {
    int last = x.length - 1;
    x[0] = rootX;
    y[0] = rootY;
    x[last] = tipX;
    y[last] = tipY;
  }
}
