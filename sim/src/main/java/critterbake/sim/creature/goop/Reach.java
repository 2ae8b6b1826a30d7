package critterbake.sim.creature.goop;

import critterbake.sim.world.Hit;
import critterbake.sim.world.Terrain;
import java.util.Arrays;

/**
 * The footholds the body can send a leg to at this tick: neither too near nor beyond 92 % of a leg,
 * now and where the body will be in a moment. Whether one is in sight is found out when it is first
 * asked.
 */
final class Reach {
  private static final double NEAREST = 0.30;
  private static final double FARTHEST = 0.92;
  private static final double FARTHEST_SOON = 0.93;
  private static final double SOON_SECONDS = 0.25;

  /** Farther than this no leg is sent, and tips are drawn back, in leg lengths. */
  private static final double OUT_OF_SIGHT = 8;

  private static final byte UNKNOWN = 0;
  private static final byte SEEN = 1;
  private static final byte HIDDEN = 2;

  private final Terrain terrain;
  private final Footholds footholds;
  private final double legLength;
  private final Hit hit = new Hit();
  private final PointGrid.Visitor collect = this::collect;
  private double[] x = new double[64];
  private double[] y = new double[64];
  private double[] normalX = new double[64];
  private double[] normalY = new double[64];
  private double[] towardX = new double[64];
  private double[] towardY = new double[64];
  private byte[] sight = new byte[64];
  private int count;
  private double bodyX;
  private double bodyY;
  private double soonX;
  private double soonY;

  Reach(Terrain terrain, double legLength) {
    this.terrain = terrain;
    this.legLength = legLength;
    footholds = new Footholds(terrain, legLength);
  }

  void update(GoopBody body) {
    count = 0;
    bodyX = body.x;
    bodyY = body.y;
    soonX = body.x + SOON_SECONDS * body.vx;
    soonY = body.y + SOON_SECONDS * body.vy;
    footholds.near(bodyX, bodyY, FARTHEST * legLength, collect);
  }

  private void collect(double px, double py, double nx, double ny) {
    double dx = px - bodyX;
    double dy = py - bodyY;
    double squared = dx * dx + dy * dy;
    double soonSquared = (px - soonX) * (px - soonX) + (py - soonY) * (py - soonY);
    double near = NEAREST * legLength;
    double far = FARTHEST * legLength;
    double farSoon = FARTHEST_SOON * legLength;
    boolean faces = dx * nx + dy * ny < 0;
    if (!faces || squared < near * near || squared > far * far || soonSquared > farSoon * farSoon) {
      return;
    }
    if (count == x.length) {
      grow();
    }
    double distance = Math.sqrt(squared);
    x[count] = px;
    y[count] = py;
    normalX[count] = nx;
    normalY[count] = ny;
    towardX[count] = dx / distance;
    towardY[count] = dy / distance;
    sight[count++] = UNKNOWN;
  }

  private void grow() {
    int size = 2 * count;
    x = Arrays.copyOf(x, size);
    y = Arrays.copyOf(y, size);
    normalX = Arrays.copyOf(normalX, size);
    normalY = Arrays.copyOf(normalY, size);
    towardX = Arrays.copyOf(towardX, size);
    towardY = Arrays.copyOf(towardY, size);
    sight = Arrays.copyOf(sight, size);
  }

  int count() {
    return count;
  }

  double x(int i) {
    return x[i];
  }

  double y(int i) {
    return y[i];
  }

  double normalX(int i) {
    return normalX[i];
  }

  double normalY(int i) {
    return normalY[i];
  }

  /** Unit vector from the body. */
  double towardX(int i) {
    return towardX[i];
  }

  double towardY(int i) {
    return towardY[i];
  }

  /** Whether no rock lies between the body and this place. */
  boolean seen(int i) {
    if (sight[i] == UNKNOWN) {
      sight[i] = terrain.sees(bodyX, bodyY, x[i], y[i], hit) ? SEEN : HIDDEN;
    }
    return sight[i] == SEEN;
  }

  /** Whether a leg can hold on to a place now and in a moment. */
  boolean takes(double px, double py) {
    return Leg.distance(px, py, bodyX, bodyY) <= FARTHEST * legLength
        && Leg.distance(px, py, soonX, soonY) <= FARTHEST_SOON * legLength
        && sees(px, py);
  }

  /** How far a place is off a leg's direction, as the chord of that angle on the unit circle. */
  double chord(Leg leg, double px, double py) {
    double distance = Math.max(1e-12, Leg.distance(bodyX, bodyY, px, py));
    return Leg.distance(leg.fanX, leg.fanY, (px - bodyX) / distance, (py - bodyY) / distance);
  }

  /** Whether no rock lies between the body and any place in the air. */
  boolean sees(double px, double py) {
    double far = OUT_OF_SIGHT * legLength;
    return Math.abs(px - bodyX) < far
        && Math.abs(py - bodyY) < far
        && terrain.sees(bodyX, bodyY, px, py, hit);
  }
}
