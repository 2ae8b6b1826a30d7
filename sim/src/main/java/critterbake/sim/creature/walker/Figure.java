package critterbake.sim.creature.walker;

/**
 * A walker's skeleton at one instant, as skin and trace read it. Lengths are units; angles are
 * degrees for a body that faces right.
 */
final class Figure {
  /** 1 when it faces right, -1 left. */
  int facing = 1;

  /** 0 when it goes the way it faces, to 1 when it goes backward. */
  double backward;

  /** The body's place on the ground. */
  double rootX;

  double rootY;

  /** Height of the hip over the soles' ground, where the leg bones begin. */
  double hipY;

  /** 0 standing to 1 walking. */
  double walk;

  /** The left foot's phase, cycles since its touchdown. */
  double phase;

  /** Seconds of a cycle. */
  double cycleSeconds = 1;

  /** Ground covered in a cycle, units. */
  double strideLength = 1;

  /** Seconds since the shot or the lap began. */
  double seconds;

  /** Seconds after which idle movements repeat. */
  double breathSeconds = 1.5;

  double leanDegrees;

  /** Rise of the chest by breathing, -1 to 1. */
  double chest;

  /** Degrees of the lean that a trip has added, against which ears and tail turn. */
  double thrown;

  /** What the head's height differs from the body's by its lag. */
  double headLift;

  /** Lean a moment ago, which the head still follows. */
  double headLeanDegrees;

  /** How much arms are thrown about, 0 to 1, and seconds since the trip. */
  double flail;

  double sinceTrip;

  /** Whether the eyes are shut. */
  boolean blink;

  /** Where they look. */
  EyeMotion.Gaze gaze = EyeMotion.Gaze.STRAIGHT;

  /** Rise over run of the ground ahead of it, seen the way it faces. */
  double slope;

  final Leg[] legs;

  Figure(int count) {
    legs = new Leg[count];
    for (int i = 0; i < count; i++) {
      legs[i] = new Leg(i);
    }
  }

  /** One leg: hip, knee and foot joints in the world. */
  static final class Leg {
    /** What its joints are called in the trace. */
    final String hip;

    final String knee;
    final String foot;

    double hipX;
    double hipY;
    double kneeX;
    double kneeY;
    double footX;
    double footY;

    /** Height of the ground below the foot. */
    double groundY;

    /** Degrees the ground rises where it stands or lands, ahead of it. */
    double slopeDegrees;

    boolean planted;

    /** Share of the stance or of the swing that is over, 0 to 1. */
    double share;

    /** Cycles since touchdown. */
    double phase;

    Leg(int index) {
      hip = WalkerTrace.name("hip", index);
      knee = WalkerTrace.name("knee", index);
      foot = WalkerTrace.name("foot", index);
    }
  }
}
