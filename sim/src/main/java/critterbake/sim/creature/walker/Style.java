package critterbake.sim.creature.walker;

/**
 * A way of walking: nothing but numbers. Lengths are in leg lengths, so that a style suits any
 * size; angles are degrees, 0 straight ahead, counter-clockwise when facing right.
 *
 * @param step how the feet step
 * @param carriage how the body is carried
 * @param arms how the arms swing
 * @param ears how the ears trail
 * @param tail how the tail trails
 */
record Style(Step step, Carriage carriage, Arms arms, Trail ears, Trail tail) {
  /**
   * How the feet step.
   *
   * @param duty share of the cycle a foot is planted
   * @param stepSpeed inverse of the swing's seconds, or NaN when the cycle follows from the speed
   * @param stride how long strides are beside those that animals of this size take
   * @param lift apex height of a swing as a share of the stride
   * @param uneven how much sooner than half a cycle the right foot follows the left, in cycles
   * @param center middle of the stance, ahead of the hip
   * @param toeUp degrees the toes point up at touchdown
   * @param roll degrees the heel is lifted at toe-off
   */
  record Step(
      double duty,
      double stepSpeed,
      double stride,
      double lift,
      double uneven,
      double center,
      double toeUp,
      double roll) {}

  /**
   * How the body is carried.
   *
   * @param hip height of the hip over the soles, in leg lengths
   * @param bob rise and fall, twice a cycle
   * @param low when in the cycle it is lowest
   * @param lean degrees forward
   * @param spine length of the spine beside the usual one
   * @param headX shift of the head forward, in leg lengths
   * @param headY likewise upward
   */
  record Carriage(
      double hip, double bob, double low, double lean, double spine, double headX, double headY) {}

  /**
   * How the arms move.
   *
   * @param swing degrees to each side
   * @param middle degrees behind straight down
   * @param elbow degrees it is always bent
   * @param elbowForward further degrees a degree of forward swing
   * @param crawling whether the hands walk on the ground
   */
  record Arms(double swing, double middle, double elbow, double elbowForward, boolean crawling) {}

  /**
   * How a chain of links trails behind.
   *
   * @param angle degrees of the first link when still
   * @param bend degrees more for each further link
   * @param quicken its natural frequency beside the body's own
   * @param inertia how much the body's jolts move it
   */
  record Trail(double angle, double bend, double quicken, double inertia) {}

  /** Named styles. */
  enum Name {
    STROLL(
        new Style(
            new Step(0.60, Double.NaN, 1.15, 0.12, 0, -0.058, 14, 38),
            new Carriage(0.83, 0.083, 0.11, 8, 1, 0, 0),
            new Arms(42, 2, 12, 0.8, false),
            new Trail(131, 8, 1, 0.7),
            new Trail(-150, -9, 1, 0.45))),
    RUN(
        new Style(
            new Step(0.28, 2.31, 1, 0.108, 0, -0.058, 12, 50),
            new Carriage(0.74, 0.095, 0.13, 22, 1, 0.058, -0.058),
            new Arms(50, -8, 62, 0.5, false),
            new Trail(176, -3, 1.54, 0.3),
            new Trail(-166, -4, 1.76, 0.45))),
    BOUNCE(
        new Style(
            new Step(0.55, Double.NaN, 1.05, 0.2, 0, -0.03, 16, 46),
            new Carriage(0.8, 0.16, 0.12, 4, 1, 0, 0.03),
            new Arms(50, 0, 26, 0.9, false),
            new Trail(124, 9, 1, 1),
            new Trail(-146, -12, 1.1, 0.7))),
    CHASE(
        new Style(
            new Step(0.42, Double.NaN, 1.1, 0.13, 0, -0.03, 10, 46),
            new Carriage(0.78, 0.09, 0.13, 30, 1.05, 0.12, -0.06),
            new Arms(16, -62, 18, 0.3, false),
            new Trail(165, 1, 1.4, 0.4),
            new Trail(-168, -3, 1.5, 0.45))),
    CRAWL(
        new Style(
            new Step(0.65, Double.NaN, 1.9, 0.05, 0, -0.104, 6, 34),
            new Carriage(0.562, 0.0405, 0.10, 70, 1.61, 0.145, -0.26),
            new Arms(42, 2, 12, 0.8, true),
            new Trail(148, 4, 1, 0.7),
            new Trail(-158, -7, 1, 0.45))),
    SNEAK(
        new Style(
            new Step(0.70, Double.NaN, 1.7, 0.16, 0, 0, 4, 24),
            new Carriage(0.70, 0.02, 0.12, 26, 1.05, 0.06, -0.05),
            new Arms(12, -38, 74, 0.4, false),
            new Trail(160, 2, 1, 0.5),
            new Trail(-172, -4, 0.9, 0.4))),
    LIMP(
        new Style(
            new Step(0.62, Double.NaN, 0.9, 0.09, 0.11, -0.058, 8, 30),
            new Carriage(0.83, 0.11, 0.08, 14, 1, 0, -0.03),
            new Arms(24, 4, 24, 0.6, false),
            new Trail(150, 6, 0.9, 0.8),
            new Trail(-138, -4, 0.9, 0.5)));

    @SuppressWarnings("ImmutableEnumChecker") // records of numbers only
    private final Style style;

    Name(Style style) {
      this.style = style;
    }

    Style style() {
      return style;
    }
  }

  /** How any of them stands still. */
  static final Style STANDING =
      new Style(
          new Step(1, Double.NaN, 1, 0.12, 0, 0, 0, 0),
          new Carriage(0.874, 0.029, 0, 11, 1, 0.035, -0.058),
          new Arms(2, -16, 88, 0, false),
          new Trail(122, 8, 1.54, 1.2),
          new Trail(-140, -13, 1, 0.45));

  Style withDuty(double duty) {
    Step s = step;
    return new Style(
        new Step(duty, s.stepSpeed, s.stride, s.lift, s.uneven, s.center, s.toeUp, s.roll),
        carriage,
        arms,
        ears,
        tail);
  }

  Style withStep(double stepSpeed, double lift) {
    Step s = step;
    return new Style(
        new Step(s.duty, stepSpeed, s.stride, lift, s.uneven, s.center, s.toeUp, s.roll),
        carriage,
        arms,
        ears,
        tail);
  }

  Style withCarriage(double hip, double bob, double lean) {
    Carriage c = carriage;
    return new Style(
        step, new Carriage(hip, bob, c.low, lean, c.spine, c.headX, c.headY), arms, ears, tail);
  }
}
