package critterbake.sim.creature.swarm;

import critterbake.sim.math.AngleMath;
import critterbake.sim.math.Strict;
import org.joml.Vector2d;

/**
 * Nothing that flies turns on the spot: a heading changes no faster than this, and a flyer that
 * must turn hard slows down but never stops.
 */
final class TurnLimit {
  private final double radiansPerSecond;
  private final double slowest;

  /**
   * @param radiansPerSecond the fastest turn
   * @param slowest units a second kept in the tightest turn
   */
  TurnLimit(double radiansPerSecond, double slowest) {
    this.radiansPerSecond = radiansPerSecond;
    this.slowest = slowest;
  }

  /**
   * Holds a wanted velocity to what can be flown.
   *
   * @param vx the velocity before
   * @param vy likewise
   * @param wanted the velocity wanted, changed in place
   * @return whether it was changed
   */
  boolean hold(double vx, double vy, Vector2d wanted, double seconds) {
    double before = Math.sqrt(vx * vx + vy * vy);
    double most = radiansPerSecond * seconds;
    double speed = wanted.length();
    double along = vx * wanted.x + vy * wanted.y;
    if (before == 0 || slowest == 0 || along >= Strict.cos(most) * before * speed && speed > 0) {
      return false;
    }
    double heading = Strict.atan2(vy, vx);
    double turn = AngleMath.shortestArc(heading, Strict.atan2(wanted.y, wanted.x));
    double held = heading + (turn < 0 ? -most : most);
    double left = speed * Strict.cos(Math.abs(turn) - most);
    double kept = Math.max(slowest, left);
    wanted.set(Strict.cos(held) * kept, Strict.sin(held) * kept);
    return true;
  }
}
