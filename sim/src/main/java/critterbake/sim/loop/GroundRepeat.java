package critterbake.sim.loop;

import critterbake.sim.world.Ground;
import java.util.Locale;

/**
 * What the ground asks of a loop: the root must get a whole number of the ground's periods far, at
 * a speed that differs from the wanted one by at most 5 %.
 */
final class GroundRepeat {
  private final Ground ground;
  private final double velocity;
  private final double fps;

  /**
   * @param velocity wanted speed along x, units a second
   * @param fps frames a second
   */
  GroundRepeat(Ground ground, double velocity, double fps) {
    this.ground = ground;
    this.velocity = velocity;
    this.fps = fps;
  }

  /** How long the root takes over one of the ground's periods; 0 when the ground asks nothing. */
  double seconds() {
    return matters() && !never() ? ground.period() / Math.abs(velocity) : 0;
  }

  /** Whether the ground has features that must line up. */
  boolean matters() {
    return velocity != 0 && ground.period() > 0;
  }

  /** Whether no length helps. */
  boolean never() {
    return matters() && Double.isInfinite(ground.period());
  }

  boolean allows(int frames) {
    if (!matters()) {
      return true;
    }
    return !never() && periods(frames) >= 1 && change(frames) <= RootStep.LARGEST_CHANGE;
  }

  String reason(int frames) {
    return String.format(
        Locale.ROOT,
        "the root gets %.4g units far and the ground repeats every %.4g, so the speed would have to"
            + " change by %.3g %%",
        distance(frames),
        ground.period(),
        100 * change(frames));
  }

  /** The root's way in one loop of an allowed length: residues of a pixel stay in the frames. */
  RootStep step(int frames) {
    double sign = Math.signum(velocity);
    long periods = Math.max(1, periods(frames));
    return new RootStep(
        sign * periods * ground.period(), sign * periods * ground.risePerPeriod(), RootSnap.NONE);
  }

  private double distance(int frames) {
    return Math.abs(velocity) * frames / fps;
  }

  private long periods(int frames) {
    return Math.round(distance(frames) / ground.period());
  }

  private double change(int frames) {
    long periods = Math.max(1, periods(frames));
    return Math.abs(periods * ground.period() / distance(frames) - 1);
  }
}
