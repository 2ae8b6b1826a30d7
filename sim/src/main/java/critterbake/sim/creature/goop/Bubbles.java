package critterbake.sim.creature.goop;

import critterbake.sim.math.RandomStream;
import critterbake.sim.math.Strict;

/**
 * The bubbling mass: bubbles are born on a circle, pushed outward and drawn back while they swell
 * and shrink. A function of time alone; births are spread evenly, so that there is never a gap.
 */
final class Bubbles {
  private static final double INNER = 0.35;
  private static final double OUTER = 0.98;
  private static final double OUTWARD_POWER = 0.8;
  private static final double WIDER = 1.06;
  private static final double FLATTER = 0.94;
  private static final double SWAY = 1.3;
  private static final double SAG = 0.1;
  private static final double TURN_A_LIFE = 0.381966;
  private static final double TURN_JITTER = 0.12;

  private final BubblesSpec spec;
  private final double bodyRadius;
  private final RandomStream random;
  private final long livesPerLoop;
  private final double life;
  private double x;
  private double y;
  private double radius;

  /**
   * @param loopSeconds length of the loop, or infinity in open shots
   */
  Bubbles(BubblesSpec spec, double bodyRadius, RandomStream random, double loopSeconds) {
    this.spec = spec;
    this.bodyRadius = bodyRadius;
    this.random = random;
    boolean loops = loopSeconds < Double.POSITIVE_INFINITY;
    livesPerLoop = loops ? Math.max(1, Math.round(loopSeconds / spec.lifeSeconds())) : 0;
    life = loops ? loopSeconds / livesPerLoop : spec.lifeSeconds();
  }

  int count() {
    return spec.count();
  }

  /** Finds a bubble at a time; its place is from the body, swayed with the mass. */
  void place(int bubble, double seconds, double swayX, double swayY) {
    double lives = seconds / life + (double) bubble / spec.count();
    double number = Math.floor(lives);
    double age = lives - number;
    long key = livesPerLoop > 0 ? Math.floorMod((long) number, livesPerLoop) : (long) number;
    double jitter = TURN_JITTER * random.signed(bubble, 2 * key);
    double angle = Strict.TAU * ((double) bubble / spec.count() + jitter + key * TURN_A_LIFE);
    double out = Strict.pow(4 * age * (1 - age), OUTWARD_POWER);
    double distance = bodyRadius * (INNER + (OUTER - INNER) * out);
    double size = random.unit(bubble, 2 * key + 1);
    double grown = spec.least() + (spec.most() - spec.least()) * size * size;
    radius = bodyRadius * grown * Math.sqrt(Math.max(0, Strict.sin(Math.PI * age)));
    x = Strict.cos(angle) * distance * WIDER + swayX * SWAY * age;
    y = Strict.sin(angle) * distance * FLATTER + swayY * SWAY * age - SAG * bodyRadius * age;
  }

  /** Place of the bubble last found, from the body, units. */
  double x() {
    return x;
  }

  double y() {
    return y;
  }

  double radius() {
    return radius;
  }
}
