package critterbake.sim.creature.swarm;

import critterbake.sim.loop.LoopPart;
import critterbake.sim.loop.LoopPart.Closing;
import critterbake.sim.loop.LoopPart.Travel;
import critterbake.sim.math.Damper;
import critterbake.sim.math.Strict;
import java.util.Arrays;

/**
 * How members are turned: pitch from vertical speed, or from the heading in a dive; facing from
 * horizontal speed, held for a while so that it does not flicker, and toward the prey before and in
 * a dive. A turn takes its time and passes through views between the two sides. None of this moves
 * a member.
 */
final class Attitudes {
  private static final Damper PITCH = new Damper(0.06);

  /** Nose up while winding up. */
  private static final double REARED = Strict.radians(20);

  private static final double STEEPEST_DIVE = Strict.radians(-62);
  private static final double STEEPEST_RISE = Strict.radians(50);

  /** How long the pitch follows the heading after the hit, seconds. */
  private static final double LEAVING = 0.1;

  /** Sideways speed below which facing stays, as a share of the swarm's speed and at least. */
  private static final double TURNING_SHARE = 0.1;

  private static final double TURNING_LEAST = 0.4;

  /** Shortest time between turns, seconds. */
  private static final double HOLD = 0.35;

  /** Time of a turn from one side to the other, seconds. */
  private static final double TURN = 0.22;

  /** Pitch is drawn in steps, left only when it is this share of a step away. */
  private static final double STEP = Strict.radians(11.25);

  private static final double HYSTERESIS = 0.75;

  private final TiltSpec tilt;
  private final AttackSpec attack;
  private final double turningSpeed;
  private final double dt;
  private final double pitchShare;
  private final double[] pitch;
  private final double[] steps;
  private final double[] side;
  private final double[] held;
  private final double[] facing;

  Attitudes(SwarmSpec spec, double dt) {
    int count = spec.count();
    this.tilt = spec.tilt();
    this.attack = spec.attack().orElse(AttackSpec.STANDARD);
    this.turningSpeed = Math.max(TURNING_LEAST, TURNING_SHARE * spec.speed());
    this.dt = dt;
    this.pitchShare = PITCH.share(dt);
    this.pitch = new double[count];
    this.steps = new double[count];
    this.side = new double[count];
    this.held = new double[count];
    this.facing = new double[count];
  }

  /** Faces everybody the way they fly at first. */
  void begin(Slugs slugs) {
    for (int i = 0; i < slugs.count; i++) {
      side[i] = slugs.vx[i] < -turningSpeed ? -1 : 1;
      facing[i] = side[i];
      pitch[i] = wantedPitch(slugs, i);
      steps[i] = Math.rint(pitch[i] / STEP);
    }
  }

  /** Goes on by a tick. */
  void step(Slugs slugs, double preyX) {
    for (int i = 0; i < slugs.count; i++) {
      pitch[i] += (wantedPitch(slugs, i) - pitch[i]) * pitchShare;
      if (Math.abs(pitch[i] / STEP - steps[i]) > HYSTERESIS) {
        steps[i] = Math.rint(pitch[i] / STEP);
      }
      turn(slugs, i, preyX);
    }
  }

  private double wantedPitch(Slugs slugs, int i) {
    double seconds = slugs.diving[i];
    if (seconds >= 0 && seconds < attack.windup()) {
      return REARED;
    }
    if (seconds >= attack.windup() && seconds < attack.leavesAt() + LEAVING) {
      double heading = Strict.atan2(slugs.vy[i], Math.abs(slugs.vx[i]));
      return Math.max(STEEPEST_DIVE, Math.min(STEEPEST_RISE, heading));
    }
    if (tilt instanceof TiltSpec.ByClimb climb) {
      double wanted = climb.radiansPerUnit() * slugs.vy[i];
      return Math.max(-climb.limitRadians(), Math.min(climb.limitRadians(), wanted));
    }
    return 0;
  }

  private void turn(Slugs slugs, int i, double preyX) {
    double toward = slugs.vx[i];
    if (slugs.diving[i] >= 0 && slugs.diving[i] < attack.hitAt()) {
      toward = (preyX - slugs.x[i]) / attack.dive();
    }
    held[i] = Math.max(0, held[i] - dt);
    if (held[i] == 0 && Math.abs(toward) > turningSpeed && Math.signum(toward) != side[i]) {
      side[i] = Math.signum(toward);
      held[i] = HOLD;
    }
    double most = 2 * dt / TURN;
    facing[i] += Math.max(-most, Math.min(most, side[i] - facing[i]));
  }

  /** Nose up, radians. */
  double pitch(int slug) {
    return pitch[slug];
  }

  /** Nose up as it is drawn, radians: a whole number of steps. */
  double drawnPitch(int slug) {
    return steps[slug] * STEP;
  }

  /** 1 facing right to -1 facing left; between them while turning. */
  double facing(int slug) {
    return facing[slug];
  }

  /** Moves everybody's attitude up some places, when members took each other's. */
  void moveUp(int places) {
    Slugs.moveUp(places, pitch, steps, side, held, facing);
  }

  LoopPart part() {
    Travel[] travels = new Travel[5];
    Arrays.fill(travels, Travel.NONE);
    return new RowPart(
        "attitude", Closing.SETTLING, new double[][] {pitch, steps, side, held, facing}, travels);
  }
}
