package critterbake.sim.creature.goop;

import critterbake.sim.loop.LoopPart;
import critterbake.sim.math.Damper;
import critterbake.sim.math.PeriodicNoise;
import critterbake.sim.math.RandomStream;
import critterbake.sim.math.Strict;
import org.joml.Vector2dc;

/**
 * Eyes that drift about in the mass: drawn to the side it looks to, pushed back into a ring, pushed
 * apart (larger ones push harder), stirred by noise, damped. Places are from the body, in units.
 */
final class Eyes implements LoopPart {
  private static final double PULL = 9;
  private static final double RING_PULL = 140;
  private static final double RING = 0.80;
  private static final double REPULSION = 420;
  private static final double DAMPING = 7;
  private static final double STIR = 1.86;
  private static final double STIR_HERTZ = 0.35;
  private static final double FELT_ACCELERATION = 0.15;

  /**
   * Least gap between two eyes, and how far the middle moves to the looking side, in body radii.
   */
  private static final double GAP = 0.18;

  private static final double LEAN = 0.2;
  private static final double RAISED = 0.03;
  private static final double LEAN_FROM = 1.4;
  private static final double GAZE_FULL = 1.0;
  private static final double GAZE_OFFSET = 0.35;
  private static final Damper GAZE = new Damper(0.05);
  private static final double LONGEST_STEP = 1.0 / 60;
  private static final double GOLDEN_ANGLE = 2.399963;
  private static final int STATE_SIZE = 6;

  private final int count;
  private final double bodyRadius;
  private final double[] radius;
  private final double[] x;
  private final double[] y;
  private final double[] vx;
  private final double[] vy;
  private final double[] fx;
  private final double[] fy;
  private final double[] gazeX;
  private final double[] gazeY;
  private final PeriodicNoise[] stir;
  private final Blinks blinks;
  private final RandomStream random;
  private final int steps;
  private final double dt;

  Eyes(EyesSpec spec, double bodyRadius, RandomStream random, double loopSeconds, double tick) {
    this.bodyRadius = bodyRadius;
    this.random = random;
    count = spec.sizes().size();
    radius = new double[count];
    x = new double[count];
    y = new double[count];
    vx = new double[count];
    vy = new double[count];
    fx = new double[count];
    fy = new double[count];
    gazeX = new double[count];
    gazeY = new double[count];
    stir = new PeriodicNoise[2 * count];
    double period = Math.min(loopSeconds, Goop.OPEN_PERIOD_SECONDS);
    for (int i = 0; i < count; i++) {
      radius[i] = spec.sizes().get(i) * bodyRadius;
      x[i] = 0.4 * bodyRadius * Strict.cos(i * GOLDEN_ANGLE);
      y[i] = 0.4 * bodyRadius * Strict.sin(i * GOLDEN_ANGLE);
      stir[2 * i] = new PeriodicNoise(random, 100 + 2 * i, period, STIR_HERTZ, 3);
      stir[2 * i + 1] = new PeriodicNoise(random, 101 + 2 * i, period, STIR_HERTZ, 3);
    }
    blinks = new Blinks(spec.blinkRate(), random, loopSeconds);
    steps = Math.max(1, (int) Math.ceil(tick / LONGEST_STEP - 1e-9));
    dt = tick / steps;
  }

  int count() {
    return count;
  }

  /** Moves the eyes on by a tick that ends at the given time; they look at a world place. */
  void step(double seconds, GoopBody body, Vector2dc lookAt) {
    for (int i = 1; i <= steps; i++) {
      force(seconds - (steps - i) * dt, body, lookAt);
      move();
    }
    for (int i = 0; i < count; i++) {
      gaze(i, seconds, body, lookAt);
    }
  }

  private void force(double seconds, GoopBody body, Vector2dc lookAt) {
    double lookX = lookAt.x() - body.x;
    double lookY = lookAt.y() - body.y;
    double far = Math.max(LEAN_FROM * bodyRadius, Math.sqrt(lookX * lookX + lookY * lookY));
    double middleX = LEAN * bodyRadius * lookX / far;
    double middleY = LEAN * bodyRadius * lookY / far + RAISED * bodyRadius;
    for (int i = 0; i < count; i++) {
      double distance = Math.sqrt(x[i] * x[i] + y[i] * y[i]);
      double ring = RING * bodyRadius - 0.5 * radius[i];
      double back = distance > ring ? RING_PULL * (distance - ring) / distance : 0;
      double noise = STIR * bodyRadius;
      fx[i] = PULL * (middleX - x[i]) - back * x[i] + noise * stir[2 * i].at(seconds);
      fy[i] = PULL * (middleY - y[i]) - back * y[i] + noise * stir[2 * i + 1].at(seconds);
      fx[i] -= DAMPING * vx[i] + FELT_ACCELERATION * body.ax;
      fy[i] -= DAMPING * vy[i] + FELT_ACCELERATION * body.ay;
      for (int j = 0; j < count; j++) {
        if (j != i) {
          repel(i, j);
        }
      }
    }
  }

  private void repel(int i, int j) {
    double dx = x[i] - x[j];
    double dy = y[i] - y[j];
    double distance = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
    double overlap = radius[i] + radius[j] + GAP * bodyRadius - distance;
    if (overlap > 0) {
      double push = REPULSION * overlap * radius[j] / (radius[i] + radius[j]) / distance;
      fx[i] += push * dx;
      fy[i] += push * dy;
    }
  }

  private void move() {
    for (int i = 0; i < count; i++) {
      vx[i] += fx[i] * dt;
      vy[i] += fy[i] * dt;
      x[i] += vx[i] * dt;
      y[i] += vy[i] * dt;
    }
  }

  private void gaze(int i, double seconds, GoopBody body, Vector2dc lookAt) {
    double dx = lookAt.x() - body.x - x[i];
    double dy = lookAt.y() - body.y - y[i];
    double far = Math.max(GAZE_FULL * bodyRadius, Math.sqrt(dx * dx + dy * dy));
    long blink = blinks.number(i, seconds);
    double angle = Strict.TAU * random.unit(i, 3 * blink + 1);
    double offset = GAZE_OFFSET * Math.sqrt(random.unit(i, 3 * blink + 2));
    double wantX = dx / far + offset * Strict.cos(angle);
    double wantY = dy / far + offset * Strict.sin(angle);
    double size = Math.max(1, Math.sqrt(wantX * wantX + wantY * wantY));
    double share = GAZE.share(steps * dt);
    gazeX[i] += (wantX / size - gazeX[i]) * share;
    gazeY[i] += (wantY / size - gazeY[i]) * share;
  }

  double x(int i) {
    return x[i];
  }

  double y(int i) {
    return y[i];
  }

  double radius(int i) {
    return radius[i];
  }

  /** Where the iris is drawn to, as a share of the way it can go: at most length 1. */
  double gazeX(int i) {
    return gazeX[i];
  }

  double gazeY(int i) {
    return gazeY[i];
  }

  double open(int i, double seconds) {
    return blinks.open(i, seconds);
  }

  @Override
  public String name() {
    return "eyes";
  }

  @Override
  public Closing closing() {
    return Closing.CLOSING;
  }

  @Override
  public int size() {
    return STATE_SIZE * count;
  }

  @Override
  public void save(double[] into, int offset) {
    for (int i = 0; i < count; i++) {
      int at = offset + STATE_SIZE * i;
      into[at] = x[i];
      into[at + 1] = y[i];
      into[at + 2] = vx[i];
      into[at + 3] = vy[i];
      into[at + 4] = gazeX[i];
      into[at + 5] = gazeY[i];
    }
  }

  @Override
  public void restore(double[] from, int offset) {
    for (int i = 0; i < count; i++) {
      int at = offset + STATE_SIZE * i;
      x[i] = from[at];
      y[i] = from[at + 1];
      vx[i] = from[at + 2];
      vy[i] = from[at + 3];
      gazeX[i] = from[at + 4];
      gazeY[i] = from[at + 5];
    }
  }

  @Override
  public Travel travel(int index) {
    return Travel.NONE;
  }
}
