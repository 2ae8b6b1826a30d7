package critterbake.sim.math;

/**
 * The exact motion of a damped harmonic oscillator over one fixed time step: {@code y'' + 2 z w y'
 * + w^2 y = 0}, as the 2x2 matrix that takes (y, y') a step on. There is no stability limit. Under,
 * critically and over-damped cases are one formula with sine or hyperbolic sine (any text on
 * vibrations; Holden's spring article lists the three).
 */
public final class Oscillator {
  private final double omega;
  private final double drag;
  private final double yy;
  private final double yv;
  private final double vy;
  private final double vv;

  /**
   * @param frequency of the undamped swing in Hz, above 0
   * @param damping ratio, at least 0: below 1 it swings, at 1 it arrives soonest without swinging
   * @param seconds the time step, above 0
   */
  public Oscillator(double frequency, double damping, double seconds) {
    if (!(frequency > 0) || !(damping >= 0) || !(seconds > 0)) {
      throw new IllegalArgumentException(
          "an oscillator needs frequency > 0, damping >= 0 and a step > 0, had "
              + (frequency + ", " + damping + ", " + seconds));
    }
    omega = Strict.TAU * frequency;
    double decay = damping * omega;
    drag = 2 * decay;
    double inner = omega * omega * (1 - damping * damping);
    double cosine = decayingCosine(inner, decay, seconds);
    double sine = decayingSine(inner, decay, seconds);
    yy = cosine + decay * sine;
    yv = sine;
    vy = -omega * omega * sine;
    vv = cosine - decay * sine;
  }

  /** e^(-decay t) cos(sqrt(inner) t), with cosh where inner is negative. */
  private static double decayingCosine(double inner, double decay, double t) {
    if (inner >= 0) {
      return Strict.exp(-decay * t) * Strict.cos(Math.sqrt(inner) * t);
    }
    double rate = Math.sqrt(-inner);
    return (Strict.exp((rate - decay) * t) + Strict.exp(-(rate + decay) * t)) / 2;
  }

  /**
   * e^(-decay t) sin(sqrt(inner) t) / sqrt(inner), with sinh where inner is negative; smooth
   * through 0.
   */
  private static double decayingSine(double inner, double decay, double t) {
    double rate = Math.sqrt(Math.abs(inner));
    if (rate * t < 1e-4) {
      double square = inner * t * t;
      return Strict.exp(-decay * t) * t * (1 - square / 6 + square * square / 120);
    }
    if (inner > 0) {
      return Strict.exp(-decay * t) * Strict.sin(rate * t) / rate;
    }
    return (Strict.exp((rate - decay) * t) - Strict.exp(-(rate + decay) * t)) / (2 * rate);
  }

  /** Angular frequency w, radians a second. */
  public double omega() {
    return omega;
  }

  /** What slows it, 2 z w, 1/s. */
  public double drag() {
    return drag;
  }

  /** The value a step later. */
  public double value(double value, double velocity) {
    return yy * value + yv * velocity;
  }

  /** The velocity a step later. */
  public double velocity(double value, double velocity) {
    return vy * value + vv * velocity;
  }
}
