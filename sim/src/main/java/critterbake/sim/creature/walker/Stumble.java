package critterbake.sim.creature.walker;

import critterbake.sim.math.Strict;

/**
 * What a trip does to the body, as a function of the time since: a burst of speed that dies away, a
 * dip of the hip, and a lean that swings out. The feet answer by themselves: the burst makes steps
 * quicker and longer until they have caught the body.
 */
final class Stumble {
  /** Seconds after which the burst of speed has fallen to 1/e. */
  private static final double BURST_DECAY = 0.35;

  /** When the hip is lowest and how wide the dip is, seconds. */
  private static final double DIP_AT = 0.38;

  private static final double DIP_WIDTH = 0.25;

  /** Depth of the dip, seconds of the downward push. */
  private static final double DIP_SECONDS = 0.38;

  /** Degrees the body is thrown forward a unit/s of push. */
  private static final double LEAN_PER_SPEED = 31;

  private static final double LARGEST_LEAN = 66;
  private static final double LEAN_DECAY = 0.433;
  private static final double LEAN_PERIOD = 1.583;

  private final TripSpec trip;

  Stumble(TripSpec trip) {
    this.trip = trip;
  }

  /** When it begins, seconds. */
  double at() {
    return trip.at();
  }

  /** How far the burst has carried the body along the walk, units. */
  double travelled(double seconds) {
    double since = seconds - trip.at();
    return since <= 0 ? 0 : trip.pushX() * BURST_DECAY * (1 - Strict.exp(-since / BURST_DECAY));
  }

  /** Speed above that of the path, units a second. */
  double burst(double seconds) {
    double since = seconds - trip.at();
    return since < 0 ? 0 : trip.pushX() * Strict.exp(-since / BURST_DECAY);
  }

  /** How much lower the hip is, units. */
  double dip(double seconds) {
    double since = seconds - trip.at();
    if (since <= 0) {
      return 0;
    }
    double depth = -trip.pushY() * DIP_SECONDS;
    // The Gaussian is not quite 0 at its start: a short ramp takes the step out.
    double ramp = Math.min(1, since / 0.1);
    return depth * ramp * bell((since - DIP_AT) / DIP_WIDTH);
  }

  /** Degrees of lean added. */
  double lean(double seconds) {
    double since = seconds - trip.at();
    if (since <= 0) {
      return 0;
    }
    double thrown = Math.max(-LARGEST_LEAN, Math.min(LARGEST_LEAN, LEAN_PER_SPEED * trip.pushX()));
    return thrown * Strict.exp(-since / LEAN_DECAY) * Strict.sin(Strict.TAU * since / LEAN_PERIOD);
  }

  /** How much the arms are thrown about, 0 to 1. */
  double flail(double seconds) {
    double since = seconds - trip.at();
    return since <= 0 ? 0 : bell((since - DIP_AT) / 0.27);
  }

  private static double bell(double x) {
    return Strict.exp(-x * x);
  }
}
