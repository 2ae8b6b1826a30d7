package critterbake.sim.creature.goop;

import critterbake.sim.math.PeriodicNoise;
import critterbake.sim.math.RandomStream;
import critterbake.sim.math.Strict;

/**
 * The last holding legs hold the body back: a target out of reach may draw it out until they are
 * taut, not tear it off. Held so it trembles with the strain.
 */
final class Tether {
  /** Legs are taut beyond this stretch, in leg lengths. */
  private static final double TAUT = 0.88;

  /** How hard the last holding legs pull and brake together, 1/s^2 and 1/s. */
  private static final double STIFFNESS = 520;

  private static final double DAMPING = 60;

  /** The brake is on in full when a leg is stretched so far beyond tautness, in leg lengths. */
  private static final double BRAKED = 0.05;

  /** So few legs hold back in full, and up to half of them all. */
  private static final int LAST_HOLDS = 3;

  /** With this share of the legs more they let go of the body altogether. */
  private static final double LOOSENING = 0.25;

  /** Share of the strain it trembles with, and how often a second. */
  private static final double TREMBLING = 0.4;

  private static final double TREMBLING_HERTZ = 3.5;
  private static final int NOISES = 2000;

  private final double length;
  private final int lastHolds;
  private final double loosening;
  private final double stiffness;
  private final double damping;
  private final PeriodicNoise tremblingX;
  private final PeriodicNoise tremblingY;
  private double pullX;
  private double pullY;

  Tether(LegsSpec legs, RandomStream random, double period) {
    length = legs.length();
    lastHolds = Math.max(LAST_HOLDS, (legs.count() + 1) / 2);
    loosening = LOOSENING * legs.count();
    stiffness = STIFFNESS / lastHolds;
    damping = DAMPING / lastHolds;
    tremblingX = new PeriodicNoise(random, NOISES, period, TREMBLING_HERTZ, 2);
    tremblingY = new PeriodicNoise(random, NOISES + 1, period, TREMBLING_HERTZ, 2);
  }

  /** Works out how the legs, as they held at the end of the last step, pull the body. */
  void pull(GoopBody body, Feet feet, double time, double dt) {
    pullX = 0;
    pullY = 0;
    double firmness = Math.min(1, 1 - (feet.attached() - lastHolds) / loosening);
    if (firmness <= 0) {
      return;
    }
    double braking = (1 - Strict.exp(-damping * dt)) / dt;
    for (Leg leg : feet.legs()) {
      if (leg.state == Leg.State.ATTACHED) {
        add(leg, body, braking);
      }
    }
    pullX *= firmness;
    pullY *= firmness;
    double strain = TREMBLING * Math.sqrt(pullX * pullX + pullY * pullY);
    if (strain > 0) {
      pullX += strain * tremblingX.at(time);
      pullY += strain * tremblingY.at(time);
    }
  }

  private void add(Leg leg, GoopBody body, double braking) {
    double dx = leg.tipX - body.x;
    double dy = leg.tipY - body.y;
    double distance = Math.sqrt(dx * dx + dy * dy);
    double over = distance - TAUT * length;
    if (over <= 0) {
      return;
    }
    double outward = Math.max(0, -(body.vx * dx + body.vy * dy) / distance);
    double pull = stiffness * over + braking * outward * Math.min(1, over / (BRAKED * length));
    pullX += pull * dx / distance;
    pullY += pull * dy / distance;
  }

  /** Acceleration, units/s^2. */
  double pullX() {
    return pullX;
  }

  double pullY() {
    return pullY;
  }
}
