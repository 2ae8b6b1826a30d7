package critterbake.sim.creature.swarm;

import critterbake.sim.loop.LoopPart;
import critterbake.sim.loop.LoopPart.Closing;
import critterbake.sim.loop.LoopPart.Travel;
import critterbake.sim.math.Strict;
import org.joml.Vector2d;

/**
 * How members fly after the points that guide them: with them as long as they can turn so fast,
 * else as well as they can, making the rest good soon after.
 */
final class Following {
  /** Fastest turn, so that 12 frames a second show at most 25 degrees a frame. */
  private static final double TURN = Strict.radians(300);

  /** A ring so small that it takes more is flown all the same. */
  private static final double TURN_OF_RING = 1.5;

  /** Share of the swarm's speed that is kept in the tightest turn. */
  private static final double SLOWEST = 0.25;

  /** Time in which most of a miss is made good, seconds. */
  private static final double REGAINING = 0.25;

  /** Nearer to its guide than this, in units, a member is with it. */
  private static final double WITH_IT = 1e-9;

  private final Slugs slugs;
  private final double dt;
  private final TurnLimit turns;
  private final double[] guideX;
  private final double[] guideY;
  private final Vector2d velocity = new Vector2d();

  /**
   * @param turnRate of the ring, radians a second
   * @param speed of the swarm, units a second
   * @param dt seconds in a tick
   */
  Following(Slugs slugs, double turnRate, double speed, double dt) {
    this.slugs = slugs;
    this.dt = dt;
    this.turns = new TurnLimit(Math.max(TURN, TURN_OF_RING * turnRate), SLOWEST * speed);
    this.guideX = new double[slugs.count];
    this.guideY = new double[slugs.count];
  }

  /** Puts a member at its guide, flying at a velocity. */
  void begin(int i, double x, double y, double vx, double vy) {
    guideX[i] = x;
    guideY[i] = y;
    slugs.x[i] = x;
    slugs.y[i] = y;
    slugs.vx[i] = vx;
    slugs.vy[i] = vy;
  }

  /** The guide has moved here, and the member with it, whatever turn that takes. */
  void carry(int i, double x, double y) {
    guideX[i] = x;
    guideY[i] = y;
    slugs.move(i, x, y, dt);
  }

  /** The guide has moved here, and the member follows. */
  void follow(int i, double x, double y) {
    double missX = guideX[i] - slugs.x[i];
    double missY = guideY[i] - slugs.y[i];
    velocity.set(
        (x - guideX[i]) / dt + missX / REGAINING, (y - guideY[i]) / dt + missY / REGAINING);
    guideX[i] = x;
    guideY[i] = y;
    boolean held = turns.hold(slugs.vx[i], slugs.vy[i], velocity, dt);
    if (held || missX * missX + missY * missY > WITH_IT * WITH_IT) {
      slugs.move(i, slugs.x[i] + velocity.x * dt, slugs.y[i] + velocity.y * dt, dt);
    } else {
      slugs.move(i, x, y, dt);
    }
  }

  /** Moves everybody's flight up some places, when members took each other's. */
  void moveUp(int places) {
    Slugs.moveUp(places, guideX, guideY, slugs.x, slugs.y, slugs.vx, slugs.vy);
  }

  LoopPart part(Closing closing) {
    return new RowPart(
        "flight",
        closing,
        new double[][] {slugs.x, slugs.y, slugs.vx, slugs.vy, guideX, guideY},
        new Travel[] {Travel.X, Travel.Y, Travel.NONE, Travel.NONE, Travel.X, Travel.Y});
  }
}
