package critterbake.sim.creature.walker;

import critterbake.sim.math.Ease;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Finish.Line;
import critterbake.sim.pose.Finish.Role;

/**
 * Draws an arm: swung against the legs, folded on the chest when standing, or walking on its hand.
 */
final class ArmSkin {
  private static final double USUAL_LENGTH = 0.37;
  private static final double USUAL_WIDTH = 0.13;

  /** Arms follow the legs by so many cycles. */
  private static final double DELAY = 0.03;

  /** Hands of a crawler land so many cycles after the foot of their side. */
  private static final double HAND_AFTER_FOOT = 0.58;

  private static final double CRAWLING_BONE = 6.6;

  private final Style style;
  private final SkinSpec skin;
  private final BodySpec.Arms arms;
  private final double length;
  private final double width;

  ArmSkin(WalkerSpec spec, Style style, BodySpec.Arms arms) {
    this.style = style;
    this.skin = spec.skin();
    this.arms = arms;
    length = arms.length() / USUAL_LENGTH;
    width = arms.width() / USUAL_WIDTH;
  }

  /**
   * Draws one arm.
   *
   * @param phase of the leg of its side, cycles
   * @param shoulderX forward
   * @param shoulderY down
   */
  void draw(
      Sketchpad pad,
      Figure figure,
      boolean near,
      double phase,
      double shoulderX,
      double shoulderY) {
    if (style.arms().crawling() && figure.walk > 0.5) {
      crawl(pad, figure, near, phase, shoulderX, shoulderY);
      return;
    }
    double swing = swing(figure, phase);
    double middle = Ease.mix(Style.STANDING.arms().middle(), style.arms().middle(), figure.walk);
    double upper = 90 - middle + swing;
    double elbow = Ease.mix(Style.STANDING.arms().elbow(), style.arms().elbow(), figure.walk);
    double fore = elbow + figure.walk * Math.max(0, -swing) * style.arms().elbowForward();
    if (figure.flail > 0) {
      double frames = 12 * figure.sinceTrip - 4;
      upper = Ease.mix(upper, near ? -10 + 14 * frames : 25 - 12 * frames, figure.flail);
      fore = Ease.mix(fore, 20, figure.flail);
    }
    place(pad, near, shoulderX, shoulderY, upper, upper - fore);
  }

  private double swing(Figure figure, double phase) {
    double side = Double.isNaN(arms.swing()) ? style.arms().swing() : arms.swing();
    // Arms oppose the legs: backward, a foot lands behind the body and the arm is in front of it.
    double forward = 1 - 2 * figure.backward;
    double walking = forward * side * Strict.cos(Strict.TAU * (phase - DELAY));
    double breath = Strict.sin(Strict.TAU * figure.seconds / figure.breathSeconds);
    return Ease.mix(-Style.STANDING.arms().swing() * breath, walking, figure.walk);
  }

  private void place(Sketchpad pad, boolean near, double x, double y, double upper, double lower) {
    double bone = 4.4 * length;
    double a = Strict.radians(upper);
    double b = Strict.radians(lower);
    double elbowX = x + bone * Strict.cos(a);
    double elbowY = y + bone * Strict.sin(a);
    double handX = elbowX + bone * Strict.cos(b);
    double handY = elbowY + bone * Strict.sin(b);
    Finish finish = finish(near);
    pad.limb(
        near ? "arm.near" : "arm.far",
        skin.material("arms"),
        finish,
        x,
        y,
        1.6 * width,
        elbowX,
        elbowY,
        1.35 * width,
        handX,
        handY,
        1.1 * width);
    pad.limb(
        near ? "hand.near" : "hand.far",
        skin.material("hands"),
        finish.withMinPatch(2),
        handX,
        handY,
        1.35 * width);
  }

  private void crawl(Sketchpad pad, Figure figure, boolean near, double phase, double x, double y) {
    double[] hand = hand(figure, phase);
    double handX = pad.snapped(x + 1.5 + hand[0], 0.5);
    double handY = Math.min(-1.6 * width, hand[1] + 1.0);
    double bone = CRAWLING_BONE * length;
    double dx = handX - x;
    double dy = handY - y;
    double distance = Math.sqrt(dx * dx + dy * dy);
    double reached = Math.min(distance, 2 * bone * 0.995);
    double angle = Strict.atan2(dy, dx) + Strict.acos(Math.min(1, reached / (2 * bone)));
    double elbowX = x + bone * Strict.cos(angle);
    double elbowY = y + bone * Strict.sin(angle);
    Finish finish = finish(near);
    pad.limb(
        near ? "arm.near" : "arm.far",
        skin.material("arms"),
        finish,
        x,
        y,
        2.1 * width,
        elbowX,
        elbowY,
        1.6 * width,
        handX,
        handY,
        1.3 * width);
    pad.limb(
        near ? "hand.near" : "hand.far",
        skin.material("hands"),
        finish.withMinPatch(2).withFloor(pad.worldY(0)),
        Ease.mix(elbowX, handX, 0.6),
        Ease.mix(elbowY, handY, 0.6),
        1.5 * width,
        handX,
        handY,
        1.4 * width,
        handX + 2.2,
        handY + 0.3,
        1.2 * width);
  }

  /**
   * A hand's way, forward and down from below its shoulder, on the clock of the foot of its side.
   */
  private double[] hand(Figure figure, double footPhase) {
    double phase = footPhase + HAND_AFTER_FOOT;
    phase -= Math.floor(phase);
    double duty = style.step().duty();
    double stride = figure.strideLength * Sketchpad.PER_UNIT;
    double half = stride * duty / 2;
    if (phase < duty) {
      return new double[] {-1 + half - 2 * half * phase / duty, -2.8};
    }
    double u = (phase - duty) / (1 - duty);
    double eased = Ease.mix(u, Ease.smoothstep(u), 0.75);
    double lift = 0.8 * style.step().lift() * stride * Strict.sin(Math.PI * Strict.pow(u, 0.85));
    return new double[] {-1 - half + 2 * half * eased, -2.8 - lift};
  }

  private static Finish finish(boolean near) {
    Finish finish =
        Finish.PLAIN
            .withTones(1)
            .withRole(near ? Role.LIMB_NEAR : Role.LIMB_FAR)
            .inGroup(near ? "arm.near" : "arm.far");
    return near ? finish.withLine(Line.DARK) : finish.withRampShift(-1);
  }
}
