package critterbake.sim.creature.walker;

/**
 * Which way a walker goes, and which way it is seen to face: what is seen of a turn comes a moment
 * later, so that a stutter of the way is not.
 */
final class Heading {
  /** Seconds it must have moved the other way before it is seen to turn round. */
  private static final double TURN_HOLD = 0.05;

  private final WalkerSpec.Facing facing;
  private final double dt;
  private double direction;
  private double seen;
  private double turning;

  /**
   * @param velocity it sets out with, 0 when it stands
   * @param dt seconds of a tick
   */
  Heading(WalkerSpec.Facing facing, double velocity, double dt) {
    this.facing = facing;
    this.dt = dt;
    this.direction = velocity == 0 ? standing(facing) : Math.signum(velocity);
    this.seen = direction;
  }

  private static double standing(WalkerSpec.Facing facing) {
    return facing == WalkerSpec.Facing.LEFT ? -1 : 1;
  }

  /** The way it goes, or went last: 1 to the right, -1 to the left. */
  double direction() {
    return direction;
  }

  /** The way it is seen to face: 1 to the right, -1 to the left. */
  double seen() {
    return seen;
  }

  /**
   * Goes the way of a velocity.
   *
   * @return whether that is another way than before
   */
  boolean turn(double velocity) {
    boolean reversed = Math.signum(velocity) != direction;
    direction = Math.signum(velocity);
    return reversed;
  }

  /** One tick on. */
  void step() {
    double wanted = facing == WalkerSpec.Facing.AUTO ? direction : standing(facing);
    turning = wanted == seen ? 0 : turning + dt;
    if (turning > TURN_HOLD) {
      seen = wanted;
      turning = 0;
    }
  }

  /** How many numbers make its state. */
  static final int STATE = 3;

  void save(double[] into, int offset) {
    into[offset] = direction;
    into[offset + 1] = seen;
    into[offset + 2] = turning;
  }

  void restore(double[] from, int offset) {
    direction = from[offset];
    seen = from[offset + 1];
    turning = from[offset + 2];
  }
}
