package critterbake.sim.creature.goop;

import critterbake.sim.math.Damper;
import critterbake.sim.math.Strict;
import critterbake.sim.world.Hit;
import critterbake.sim.world.Terrain;

/**
 * The mass itself: pulled to the target as firmly as legs hold it, falling as far as they do not,
 * kept out of rock by a soft push.
 */
final class GoopBody {
  /** With no legs holding it still answers a little, so that it can get up again. */
  private static final double LEAST_SUPPORT = 0.08;

  /** The share of legs that carries the whole body. */
  private static final double FULL_SUPPORT = 0.65;

  /** The target pulls no harder than from this far, in leg lengths. */
  private static final double PULL_REACH = 0.456;

  private static final double AIR_DRAG = 0.6;

  /** Half-life of the velocity the fan of legs turns with. */
  private static final Damper FAN = new Damper(0.18);

  /** The body's core, which rock pushes, as a share of its radius. */
  private static final double CORE = 0.75;

  /**
   * Share of the overlap with rock that is left after 1/60 s: a hard push hangs it under corners.
   */
  private static final double OVERLAP_LEFT = 0.65;

  private static final double RATE = 60;

  final double radius;
  private final BodySpec spec;
  private final double legLength;
  private final double gravity;
  private final Terrain terrain;
  private final Tether tether;
  private final Hit hit = new Hit();
  double x;
  double y;
  double vx;
  double vy;
  double ax;
  double ay;

  /** Velocity smoothed for the fan of legs. */
  double fanX;

  double fanY;

  GoopBody(BodySpec spec, double legLength, double gravity, Terrain terrain, Tether tether) {
    this.spec = spec;
    this.radius = spec.radius();
    this.legLength = legLength;
    this.gravity = gravity;
    this.terrain = terrain;
    this.tether = tether;
  }

  /**
   * Moves on under the pull of the target and of the legs as they held at the end of the last step.
   *
   * @param time seconds at the end of this step
   */
  void step(double targetX, double targetY, Feet feet, double time, double dt) {
    double share = feet.count() == 0 ? 0 : (double) feet.attached() / feet.count();
    double support = Math.min(1, Math.max(LEAST_SUPPORT, share) / FULL_SUPPORT);
    double dx = targetX - x;
    double dy = targetY - y;
    double distance = Math.sqrt(dx * dx + dy * dy);
    double reach = PULL_REACH * legLength;
    double held = distance > reach ? reach / distance : 1;
    ax = support * (spec.pull() * held * dx - spec.damping() * vx) - AIR_DRAG * vx;
    ay = support * (spec.pull() * held * dy - spec.damping() * vy) - AIR_DRAG * vy;
    ay -= (1 - support) * gravity;
    tether.pull(this, feet, time, dt);
    ax += tether.pullX();
    ay += tether.pullY();
    vx += ax * dt;
    vy += ay * dt;
    x += vx * dt;
    y += vy * dt;
    pushOut(dt);
    double share0 = FAN.share(dt);
    fanX += (vx - fanX) * share0;
    fanY += (vy - fanY) * share0;
  }

  private void pushOut(double dt) {
    double core = CORE * radius;
    boolean buried = terrain.inside(x, y);
    if (!terrain.closest(x, y, buried ? 4 * radius + legLength : core, hit)) {
      return;
    }
    double depth = buried ? core + hit.distance : core - hit.distance;
    // Away from the closest point, not along the edge's normal: that would hang it under corners.
    double nx = hit.normalX;
    double ny = hit.normalY;
    if (hit.distance > 0.05 * radius) {
      double sign = buried ? -1 : 1;
      nx = sign * (x - hit.x) / hit.distance;
      ny = sign * (y - hit.y) / hit.distance;
    }
    double push = depth * (1 - Strict.pow(OVERLAP_LEFT, RATE * dt));
    x += nx * push;
    y += ny * push;
    double inward = vx * nx + vy * ny;
    if (inward < 0) {
      vx -= inward * nx;
      vy -= inward * ny;
    }
  }
}
