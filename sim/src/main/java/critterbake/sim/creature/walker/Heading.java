package critterbake.sim.creature.walker;

/**
 * Which way a walker goes, and which way it is seen to face: what is seen of a turn comes a moment
 * later, so that a stutter of the way is not. One that is thrown back by a trip, or told to face
 * the other way, goes backward.
 */
final class Heading {
  /** Seconds it must have moved the other way before it is seen to turn round. */
  private static final double TURN_HOLD = 0.05;

  /** Seconds in which a gait turns from forward to backward. */
  private static final double REVERSE = 0.1;

  private final WalkerSpec.Facing facing;
  private final double dt;
  private double direction;
  private double wanted;
  private double seen;
  private double turning;
  private double backward;

  /**
   * @param velocity it sets out with, 0 when it stands
   * @param dt seconds of a tick
   */
  Heading(WalkerSpec.Facing facing, double velocity, double dt) {
    this.facing = facing;
    this.dt = dt;
    double standing = facing == WalkerSpec.Facing.LEFT ? -1 : 1;
    this.direction = velocity == 0 ? standing : Math.signum(velocity);
    this.wanted = facing == WalkerSpec.Facing.AUTO ? direction : standing;
    this.seen = wanted;
    this.backward = direction == wanted ? 0 : 1;
  }

  /** The way it goes, or went last: 1 to the right, -1 to the left. */
  double direction() {
    return direction;
  }

  /** The way it means to face: 1 to the right, -1 to the left. */
  double wanted() {
    return wanted;
  }

  /** The way it is seen to face: 1 to the right, -1 to the left. */
  double seen() {
    return seen;
  }

  /** 0 when it goes the way it faces, to 1 when it goes backward. */
  double backward() {
    return backward;
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

  /** Means to face the way of a velocity, unless it was told which way to face. */
  void face(double velocity) {
    if (facing == WalkerSpec.Facing.AUTO) {
      wanted = Math.signum(velocity);
    }
  }

  /** One tick on. */
  void step() {
    turning = wanted == seen ? 0 : turning + dt;
    if (turning > TURN_HOLD) {
      seen = wanted;
      turning = 0;
    }
    double change = dt / REVERSE;
    backward =
        direction == wanted ? Math.max(0, backward - change) : Math.min(1, backward + change);
  }

  /** How many numbers make its state. */
  static final int STATE = 5;

  void save(double[] into, int offset) {
    into[offset] = direction;
    into[offset + 1] = wanted;
    into[offset + 2] = seen;
    into[offset + 3] = turning;
    into[offset + 4] = backward;
  }

  void restore(double[] from, int offset) {
    direction = from[offset];
    wanted = from[offset + 1];
    seen = from[offset + 2];
    turning = from[offset + 3];
    backward = from[offset + 4];
  }
}
