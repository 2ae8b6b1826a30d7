package critterbake.sim.creature.goop;

/** One leg's foot: its ideal, real and tip places, and the flight between two holds. */
final class Leg {
  /** What a tip is doing. */
  enum State {
    /** Holding on; it does not move. */
    ATTACHED(0),
    /** On its way to its real place. */
    LIFTED(1),
    /** Nothing to hold within reach: it feels about. */
    REACHING(2);

    /** How it is written in a row of state. */
    private final double number;

    State(double number) {
      this.number = number;
    }

    private static State of(double number) {
      return number == ATTACHED.number ? ATTACHED : number == LIFTED.number ? LIFTED : REACHING;
    }
  }

  static final int STATE_SIZE = 24;

  State state = State.REACHING;
  double idealX;
  double idealY;

  /** Unit vector the fan points this leg in. */
  double fanX;

  double fanY;
  double realX;
  double realY;
  double realNormalX;
  double realNormalY;
  double tipX;
  double tipY;

  /** Where this lift began: the leg does not come down right beside it. */
  double liftX;

  double liftY;

  /** Where the present flight began and how it bulges. */
  double fromX;

  double fromY;
  double fromNormalX;
  double fromNormalY;
  double detourX;
  double detourY;

  /** Seconds the flight takes, and seconds flown (or spent feeling about). */
  double duration;

  double flown;

  /** Where the tip feels about, before it trembles. */
  double feelX;

  double feelY;

  /** Whether a lift began somewhere. */
  boolean hasLift;

  /** Sets its real place. */
  void aimAt(double x, double y, double normalX, double normalY) {
    realX = x;
    realY = y;
    realNormalX = normalX;
    realNormalY = normalY;
  }

  /** It holds on: what its flight needed is forgotten, so that equal poses are equal states. */
  void arrive() {
    state = State.ATTACHED;
    forgetLift();
    forgetFlight();
    feelX = tipX;
    feelY = tipY;
  }

  /** It has nothing to hold: its real place is where it is. */
  void reach() {
    state = State.REACHING;
    aimAt(tipX, tipY, 0, 0);
    forgetFlight();
  }

  void forgetLift() {
    hasLift = false;
    liftX = tipX;
    liftY = tipY;
  }

  private void forgetFlight() {
    fromX = tipX;
    fromY = tipY;
    fromNormalX = 0;
    fromNormalY = 0;
    detourX = 0;
    detourY = 0;
    duration = 0;
    flown = 0;
  }

  double stretch(GoopBody body) {
    return distance(tipX, tipY, body.x, body.y);
  }

  static double distance(double x0, double y0, double x1, double y1) {
    return Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
  }

  void save(double[] into, int at) {
    double[] row = {
      state.number,
      idealX,
      idealY,
      fanX,
      fanY,
      realX,
      realY,
      realNormalX,
      realNormalY,
      tipX,
      tipY,
      liftX,
      liftY,
      fromX,
      fromY,
      fromNormalX,
      fromNormalY,
      detourX,
      detourY,
      duration,
      flown,
      feelX,
      feelY,
      hasLift ? 1 : 0
    };
    System.arraycopy(row, 0, into, at, STATE_SIZE);
  }

  /** Puts back what was saved, moved on by a vector. */
  void restore(double[] from, int at, double moveX, double moveY) {
    state = State.of(from[at]);
    idealX = from[at + 1] + moveX;
    idealY = from[at + 2] + moveY;
    fanX = from[at + 3];
    fanY = from[at + 4];
    realX = from[at + 5] + moveX;
    realY = from[at + 6] + moveY;
    realNormalX = from[at + 7];
    realNormalY = from[at + 8];
    tipX = from[at + 9] + moveX;
    tipY = from[at + 10] + moveY;
    liftX = from[at + 11] + moveX;
    liftY = from[at + 12] + moveY;
    fromX = from[at + 13] + moveX;
    fromY = from[at + 14] + moveY;
    fromNormalX = from[at + 15];
    fromNormalY = from[at + 16];
    detourX = from[at + 17];
    detourY = from[at + 18];
    duration = from[at + 19];
    flown = from[at + 20];
    feelX = from[at + 21] + moveX;
    feelY = from[at + 22] + moveY;
    hasLift = from[at + 23] != 0;
  }
}
