package critterbake.sim.creature.walker;

import critterbake.sim.loop.LinearPart;
import critterbake.sim.loop.LoopPart;
import critterbake.sim.math.Ease;
import critterbake.sim.math.Oscillator;
import critterbake.sim.math.Strict;
import java.util.Arrays;

/**
 * A tail or an ear: links that each swing on the one before like a sprung pendulum, slower toward
 * the tip, and lag behind when the root is jolted. Angles are kept as differences from the shape at
 * rest, in which the motion is linear: each link is solved in closed form, and a loop's start can
 * be solved for. Angles are counter-clockwise for a body that faces right.
 */
final class LinkChain {
  /** How much slower the last link swings than the first; at 0.35 tips curl into hooks. */
  private static final double SLOWER_AT_TIP = 0.2;

  /** What a jolt across a link does to it. */
  private static final double JOLT = 1.5;

  /** Jolts beyond this count as this, units a second squared. */
  private static final double HARDEST_JOLT = 60;

  private final String name;
  private final double length;
  private final Style.Trail standing;
  private final Style.Trail walking;
  private final double split;
  private final double dt;
  private final Oscillator[] oscillators;
  private final double[] turn;
  private final double[] rate;
  private final double[] restCosine;
  private final double[] restSine;
  private double walk = Double.NaN;

  /**
   * @param name for reports
   * @param spec length, links, frequency and damping
   * @param walking rest shape and temper when walking
   * @param standing likewise when standing
   * @param temper which of the two its frequency is taken from
   * @param split degrees its rest shape is turned by, for the second ear
   * @param seconds the tick
   */
  LinkChain(
      String name,
      BodySpec.Trailing spec,
      Style.Trail walking,
      Style.Trail standing,
      Style.Trail temper,
      double split,
      double seconds) {
    this.name = name;
    this.length = spec.length();
    this.walking = walking;
    this.standing = standing;
    this.split = split;
    this.dt = seconds;
    int links = spec.joints();
    oscillators = new Oscillator[links];
    for (int i = 0; i < links; i++) {
      double slower = 1 - SLOWER_AT_TIP * i / links;
      oscillators[i] =
          new Oscillator(spec.frequency() * temper.quicken() * slower, spec.damping(), seconds);
    }
    turn = new double[links];
    rate = new double[links];
    restCosine = new double[links];
    restSine = new double[links];
  }

  int links() {
    return turn.length;
  }

  double linkLength() {
    return length / turn.length;
  }

  /** Direction of a link, radians. */
  double angle(int link) {
    return rest(link) + turn[link];
  }

  private double rest(int link) {
    double first = Ease.mix(standing.angle(), walking.angle(), walk);
    // The bend of a shape is meant for its usual number of links.
    double bend = Ease.mix(standing.bend(), walking.bend(), walk) * usualLinks() / turn.length;
    return Strict.radians(first + split + bend * link);
  }

  private int usualLinks() {
    return turn.length <= 4 ? 4 : 8;
  }

  /** Takes the rest shape of a body that walks by a share; it changes seldom. */
  private void shape(double walkShare) {
    if (walkShare == walk) {
      return;
    }
    walk = walkShare;
    for (int i = 0; i < turn.length; i++) {
      restCosine[i] = Strict.cos(rest(i));
      restSine[i] = Strict.sin(rest(i));
    }
  }

  /** Rests in the shape of a body that walks by a share. */
  void reset(double walkShare) {
    shape(walkShare);
    Arrays.fill(turn, 0);
    Arrays.fill(rate, 0);
  }

  /**
   * One tick on.
   *
   * @param walkShare 0 standing to 1 walking
   * @param before radians the root was turned a tick ago
   * @param after radians it is turned now; the turn is even between
   * @param joltX acceleration of the root, forward, units a second squared
   * @param joltY likewise, up
   */
  void step(double walkShare, double before, double after, double joltX, double joltY) {
    shape(walkShare);
    double inertia = JOLT * Ease.mix(standing.inertia(), walking.inertia(), walk) / length;
    double ax = clamp(joltX);
    double ay = clamp(joltY);
    double parentBefore = before;
    double parentAfter = after;
    for (int i = 0; i < turn.length; i++) {
      double across = restCosine[i] * ay - restSine[i] * ax;
      double omega = oscillators[i].omega();
      double zeta2 = oscillators[i].drag() / (omega * omega);
      double slope = (parentAfter - parentBefore) / dt;
      double offset = -inertia * across / (omega * omega) - zeta2 * slope;
      double gap = turn[i] - parentBefore - offset;
      double slip = rate[i] - slope;
      parentBefore = turn[i];
      turn[i] = parentAfter + offset + oscillators[i].value(gap, slip);
      rate[i] = slope + oscillators[i].velocity(gap, slip);
      parentAfter = turn[i];
    }
  }

  private static double clamp(double jolt) {
    return Math.max(-HARDEST_JOLT, Math.min(HARDEST_JOLT, jolt));
  }

  /** Its state for closing loops: solved for, since it follows linearly. */
  LoopPart part() {
    return new Part();
  }

  private final class Part implements LinearPart {
    @Override
    public String name() {
      return name;
    }

    @Override
    public int size() {
      return 2 * turn.length;
    }

    @Override
    public void save(double[] into, int offset) {
      System.arraycopy(turn, 0, into, offset, turn.length);
      System.arraycopy(rate, 0, into, offset + turn.length, rate.length);
    }

    @Override
    public void restore(double[] from, int offset) {
      System.arraycopy(from, offset, turn, 0, turn.length);
      System.arraycopy(from, offset + turn.length, rate, 0, rate.length);
    }

    @Override
    public Travel travel(int index) {
      return Travel.NONE;
    }

    @Override
    public void relax() {
      step(walk, 0, 0, 0, 0);
    }
  }
}
