package critterbake.sim.creature.swing;

import critterbake.sim.math.AngleMath;
import critterbake.sim.math.Damper;
import critterbake.sim.math.Strict;
import org.joml.Vector2dc;

/**
 * A pivot that turns to its movement and comes to rest by itself. The wanted angle is the
 * movement's, from the rest angle by the shortest arc, times how brisk it is: so a launch does not
 * snap. The way to it is a spring with a limit on its turn; the way to rest is one of three, each
 * exact for any length of a step.
 */
final class RefinedPivot implements Pivot {
  private static final double SPRING_FREQUENCY = 1.3;
  private static final double SPRING_DAMPING = 0.34;
  private static final double BACK_EASE_SECONDS = 1;

  /** Penner's constant, for one tenth past the goal. */
  private static final double BACK_EASE_OVERSHOOT = 1.70158;

  private static final double DAMP_RATE = 60;

  /** Nearer than this to rest it is at rest. */
  private static final double SNAP = Strict.radians(0.05);

  /** How far beyond half a turn a wanted angle keeps to its side. */
  private static final double SIDE_SLACK = Strict.radians(10);

  private final SwingSpec spec;
  private final ResponseSpec response;
  private final double restAngle;
  private final Damper damper;
  private final AngularSpring turning;
  private final AngularSpring settling;
  private final Mirroring mirroring;

  private double angle;
  private double rate;
  private double wanted;
  private double lean;
  private boolean resting = true;
  private boolean still = true;
  private double restSeconds;
  private double easeArc;

  RefinedPivot(SwingSpec spec, Vector2dc velocity) {
    this.spec = spec;
    this.response = spec.response();
    this.restAngle = AngleMath.wrap(spec.rest().angleRadians());
    this.damper = Damper.ofLerp(spec.damping(), DAMP_RATE);
    this.turning = new AngularSpring(response.frequency(), response.damping());
    this.settling = new AngularSpring(SPRING_FREQUENCY, SPRING_DAMPING);
    this.mirroring = new Mirroring(response, velocity.x());
    this.angle = restAngle;
    this.wanted = restAngle;
  }

  /** Moves on by a time in which the velocity stays the same. */
  void advance(Vector2dc velocity, double seconds) {
    mirroring.advance(velocity.x(), seconds);
    double speed = velocity.length();
    if (speed > (resting ? 2 * response.calm() : response.calm())) {
      resting = false;
      still = false;
      aim(velocity, speed);
      turn(seconds);
    } else {
      rest(seconds);
    }
  }

  private void aim(Vector2dc velocity, double speed) {
    double direction = Strict.atan2(velocity.y(), velocity.x()) - spec.offsetRadians();
    double turned = AngleMath.shortestArc(restAngle, direction);
    double sameSide = lean + AngleMath.shortestArc(lean, turned);
    lean = Math.abs(sameSide) <= Math.PI + SIDE_SLACK ? sameSide : turned;
    wanted = restAngle + lean * response.weight(speed);
  }

  private void turn(double seconds) {
    turning.advance(AngleMath.shortestArc(wanted, angle), rate, seconds);
    double most = response.turnLimit() * seconds;
    angle = AngleMath.wrap(angle + Math.max(-most, Math.min(most, turning.moved())));
    rate = Math.max(-response.turnLimit(), Math.min(response.turnLimit(), turning.rate()));
  }

  private void rest(double seconds) {
    if (!resting) {
      resting = true;
      restSeconds = 0;
      lean = 0;
    }
    if (still) {
      return;
    }
    double held = Math.max(0, Math.min(seconds, spec.rest().holdSeconds() - restSeconds));
    if (held > 0) {
      turn(held);
    }
    if (held < seconds) {
      comeToRest(restSeconds + held - spec.rest().holdSeconds(), seconds - held);
    }
    restSeconds += seconds;
  }

  /**
   * @param before how long it has been coming to rest
   * @param seconds how long it goes on
   */
  private void comeToRest(double before, double seconds) {
    switch (spec.rest().mode()) {
      case DAMP -> damp(seconds);
      case SPRING -> spring(seconds);
      case BACK_EASE -> backEase(before, seconds);
    }
    if (still) {
      angle = restAngle;
      rate = 0;
    }
  }

  private void damp(double seconds) {
    double left = AngleMath.shortestArc(angle, restAngle);
    angle = AngleMath.wrap(angle + left * damper.share(seconds));
    rate = 0;
    still = Math.abs(AngleMath.shortestArc(angle, restAngle)) <= SNAP;
  }

  private void spring(double seconds) {
    settling.advance(AngleMath.shortestArc(restAngle, angle), rate, seconds);
    angle = AngleMath.wrap(angle + settling.moved());
    rate = settling.rate();
    double off = AngleMath.shortestArc(restAngle, angle);
    double swing = rate / settling.omega();
    still = off * off + swing * swing <= SNAP * SNAP;
  }

  private void backEase(double before, double seconds) {
    if (before <= 0) {
      easeArc = AngleMath.shortestArc(angle, restAngle);
    }
    double left = (1 - backEased((before + seconds) / BACK_EASE_SECONDS)) * easeArc;
    angle = AngleMath.wrap(restAngle - left);
    rate = 0;
    still = before + seconds >= BACK_EASE_SECONDS;
  }

  private static double backEased(double share) {
    double u = Math.min(1, share) - 1;
    return 1 + u * u * ((BACK_EASE_OVERSHOOT + 1) * u + BACK_EASE_OVERSHOOT);
  }

  @Override
  public double angleRadians() {
    return angle;
  }

  @Override
  public double angleDegrees() {
    return still ? Strict.degrees(restAngle) : Strict.degrees(angle);
  }

  @Override
  public boolean mirrored() {
    return mirroring.mirrored();
  }

  @Override
  public boolean resting() {
    return resting;
  }

  @Override
  public String name() {
    return "body";
  }

  @Override
  public Closing closing() {
    return Closing.SETTLING;
  }

  @Override
  public int size() {
    return 8 + Mirroring.SIZE;
  }

  @Override
  public void save(double[] into, int offset) {
    into[offset] = angle;
    into[offset + 1] = wanted;
    into[offset + 2] = rate;
    into[offset + 3] = lean;
    into[offset + 4] = resting ? 1 : 0;
    into[offset + 5] = still ? 1 : 0;
    into[offset + 6] = resting && !still ? restSeconds : 0;
    into[offset + 7] = easeArc;
    mirroring.save(into, offset + 8);
  }

  @Override
  public void restore(double[] from, int offset) {
    angle = from[offset];
    wanted = from[offset + 1];
    rate = from[offset + 2];
    lean = from[offset + 3];
    resting = from[offset + 4] != 0;
    still = from[offset + 5] != 0;
    restSeconds = from[offset + 6];
    easeArc = from[offset + 7];
    mirroring.restore(from, offset + 8);
  }

  @Override
  public Travel travel(int index) {
    return index <= 1 ? Travel.ANGLE : Travel.NONE;
  }
}
