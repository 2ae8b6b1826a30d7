package critterbake.sim.creature.walker;

import critterbake.sim.math.Ease;
import critterbake.sim.math.Strict;
import critterbake.sim.math.TwoBoneIk;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Finish.Line;
import critterbake.sim.pose.Finish.Role;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Draws a leg with its sock and foot. The foot rolls over heel and ball on the place where the
 * leg's bones end, and the leg that is seen is bent once more to reach the rolled ankle, on whole
 * pixels where a player would notice.
 */
final class LegSkin {
  /** Feet turn in steps of so many degrees. */
  private static final double PITCH_STEP = 11.25;

  /** From the heel, 24ths of a unit: the ankle ahead and up, the ball ahead. */
  private static final double ANKLE_AHEAD = 1.2;

  private static final double ANKLE_UP = 2.8;
  private static final double BALL_AHEAD = 4.4;
  private static final double USUAL_LEG = 0.72;
  private static final double USUAL_FOOT = 0.31;
  private static final double USUAL_FOOT_HEIGHT = 0.12;

  /** The thickest legs a trunk of usual width has, beside the usual ones. */
  private static final double WIDEST_THIGH = 1.15;

  /** How much thicker the front of a foot is for each length longer than usual. */
  private static final double LONG_FOOT_SWELLS = 0.18;

  private final LegsSpec legs;
  private final SkinSpec skin;
  private final FootRoll roll;
  private final boolean hasFeet;
  private final double size;
  private final double footLength;
  private final double footHeight;

  /** How much thicker than usual the front of the foot is. */
  private final double ball;

  private final TwoBoneIk ik;
  private final List<Names> namesByLeg;

  /** What the parts of one leg are called. */
  private record Names(String leg, String sock, String foot, String instep) {
    /** The names for the index-th leg: far ones are even. */
    static Names of(int index) {
      String tag = (index % 2 == 0 ? "far" : "near") + (index < 2 ? "" : "." + index / 2);
      return new Names("leg." + tag, "sock." + tag, "foot." + tag, "instep." + tag);
    }
  }

  LegSkin(WalkerSpec spec, Style style) {
    legs = spec.legs();
    skin = spec.skin();
    Optional<BodySpec.Feet> feet = spec.body().feet();
    namesByLeg = IntStream.range(0, legs.count()).mapToObj(Names::of).toList();
    hasFeet = feet.isPresent();
    size = girth(spec);
    footLength = feet.map(f -> f.length() / USUAL_FOOT).orElse(0.0);
    // Long feet roll less, or they would fold up their legs.
    double rolls = 1 / Math.sqrt(Math.max(1, footLength));
    roll = new FootRoll(rolls * style.step().toeUp(), rolls * style.step().roll());
    ball = 1 + LONG_FOOT_SWELLS * Math.max(0, footLength - 1);
    footHeight = feet.map(f -> f.height() / USUAL_FOOT_HEIGHT).orElse(0.0);
    // The sketchpad's y points down, which turns the bend round.
    ik =
        new TwoBoneIk(
            legs.thigh() * Sketchpad.PER_UNIT,
            legs.shin() * Sketchpad.PER_UNIT,
            legs.bend() == LegsSpec.Bend.FORWARD ? 1 : -1);
  }

  /**
   * How thick legs are beside the usual ones: long ones are slim and short ones sturdy, and none
   * swallows the trunk.
   */
  private static double girth(WalkerSpec spec) {
    LegsSpec legs = spec.legs();
    double girth = Math.sqrt(legs.length() / USUAL_LEG) * (legs.pairs() > 1 ? 0.8 : 1);
    return spec.body()
        .torso()
        .map(torso -> Math.min(girth, WIDEST_THIGH * torso.width() / TorsoSkin.USUAL_WIDTH))
        .orElse(girth);
  }

  /** How far the ankle is above the sole, 24ths of a unit: the seen leg stands so much higher. */
  double ankleHeight() {
    return ANKLE_UP * footHeight;
  }

  /**
   * Draws one leg.
   *
   * @param index which leg
   * @param hipX where it hangs, forward
   * @param hipY where it hangs, down
   */
  void draw(Sketchpad pad, Figure figure, int index, boolean near, double hipX, double hipY) {
    Figure.Leg leg = figure.legs[index];
    Names names = namesByLeg.get(index);
    Ankle ankle = ankle(pad, figure, leg);
    ik.solve(hipX, hipY, ankle.x, ankle.y - 0.2);
    Finish limb = finish(near, names);
    pad.limb(
        names.leg,
        skin.material("legs"),
        limb,
        hipX,
        hipY,
        3.0 * size,
        ik.midX(),
        ik.midY(),
        1.85 * size,
        ankle.x,
        ankle.y - 0.4,
        1.25 * size);
    double sockX = Ease.mix(ik.midX(), ankle.x, 0.62);
    double sockY = Ease.mix(ik.midY(), ankle.y - 0.4, 0.62);
    pad.limb(
        names.sock,
        skin.material("feet"),
        limb.withLight(0.8, 0.1).marking(names.leg),
        sockX,
        sockY,
        1.9 * size,
        ankle.x,
        ankle.y + 1,
        1.9 * size);
    if (hasFeet) {
      foot(pad, names, limb, ankle, leg);
    }
  }

  private static Finish finish(boolean near, Names names) {
    Finish limb =
        Finish.PLAIN
            .withTones(2)
            .withLight(0.8, 0.2)
            .withRole(near ? Role.LIMB_NEAR : Role.LIMB_FAR)
            .inGroup(names.leg);
    return near ? limb.withLine(Line.SHADE) : limb.withRampShift(-1);
  }

  /**
   * Where the ankle is and how the foot is turned, degrees, clockwise with the toe to the right.
   */
  private record Ankle(double x, double y, double pitch, double soleY, boolean level) {}

  private Ankle ankle(Sketchpad pad, Figure figure, Figure.Leg leg) {
    double slope = -leg.slopeDegrees * (leg.planted ? 1 : leg.share);
    double pitch = -pitch(leg, figure.backward) * figure.walk + slope;
    double heel = pad.forward(leg.footX) - ANKLE_AHEAD * footLength;
    double sole = pad.down(leg.footY);
    double turned = Math.rint(pitch / PITCH_STEP) * PITCH_STEP;
    if (leg.planted) {
      heel = pad.snapped(heel);
      sole = pad.snapped(sole);
    }
    double[] offset = offset(leg, figure, pitch - slope);
    double x = heel + offset[0];
    double y = sole + offset[1];
    boolean flat = leg.planted && Math.abs(pitch - slope) < 1;
    if (!flat) {
      x = pad.snapped(x, 0.5);
    }
    return new Ankle(x, y, turned, sole, Math.abs(leg.slopeDegrees) < 4);
  }

  /** Backward, a foot rolls the other way: the toe lands first, the heel leaves last. */
  private double pitch(Figure.Leg leg, double backward) {
    double forward = leg.planted ? roll.standing(leg.share) : roll.swinging(leg.share);
    if (backward == 0) {
      return forward;
    }
    double back = 1 - leg.share;
    return Ease.mix(forward, leg.planted ? roll.standing(back) : roll.swinging(back), backward);
  }

  /**
   * The ankle from the heel's place: the foot turns on its heel while the toe is up, then on its
   * ball.
   */
  private double[] offset(Figure.Leg leg, Figure figure, double pitch) {
    if (leg.planted) {
      return pivoted(pitch);
    }
    double[] off = pivoted(roll.roll() * figure.walk);
    double[] on = pivoted(-roll.toeUp() * figure.walk);
    double done = Ease.smoothstep(leg.share);
    double u = Ease.mix(done, 1 - done, figure.backward);
    return new double[] {Ease.mix(off[0], on[0], u), Ease.mix(off[1], on[1], u)};
  }

  private double[] pivoted(double pitch) {
    double pivot = pitch <= 0 ? 0 : BALL_AHEAD * footLength;
    double[] arm = turned(ANKLE_AHEAD * footLength - pivot, -ankleHeight(), pitch);
    arm[0] += pivot;
    return arm;
  }

  private static double[] turned(double x, double y, double degrees) {
    double angle = Strict.radians(degrees);
    double c = Strict.cos(angle);
    double s = Strict.sin(angle);
    return new double[] {x * c - y * s, x * s + y * c};
  }

  private void foot(Sketchpad pad, Names names, Finish limb, Ankle at, Figure.Leg leg) {
    double k = size;
    double up = ankleHeight();
    double ahead = ANKLE_AHEAD * footLength;
    double ballAhead = BALL_AHEAD * footLength - ahead;
    double p = at.pitch;
    double[] heel = turned(-ahead + 1.1 * footLength, up - 1.2 * k, p);
    double[] front = turned(ballAhead, up - 1.35 * k * ball, p);
    double toePitch = Strict.radians(p < 0 ? p : p * (leg.planted ? 0.25 : 0.9));
    double toe = 1.7 * footLength;
    Finish finish = limb.withLight(0.8, -0.1);
    if (at.level) {
      finish = finish.withFloor(pad.worldY(at.soleY));
    }
    pad.limb(
        names.foot,
        skin.material("feet"),
        finish,
        at.x,
        at.y + 0.3,
        1.2 * k,
        at.x + heel[0],
        at.y + heel[1],
        1.2 * k,
        at.x + front[0],
        at.y + front[1],
        1.35 * k * ball,
        at.x + front[0] + toe * Strict.cos(toePitch),
        at.y + front[1] + 0.2 * k + toe * Strict.sin(toePitch),
        1.15 * k * ball);
    pad.limb(
        names.instep,
        skin.material("feet"),
        finish,
        at.x,
        at.y + 0.3,
        1.2 * k,
        at.x + front[0] * 0.8,
        at.y + front[1] * 0.85,
        1.3 * k);
  }
}
