package critterbake.sim.creature.goop;

import critterbake.sim.math.Damper;
import critterbake.sim.math.PeriodicNoise;
import critterbake.sim.math.RandomStream;

/** Where tips go that have nothing to hold: they feel about near their ideal places, trembling. */
final class Feeler {
  private static final Damper FEELING = new Damper(0.09);
  private static final double TOWARD_IDEAL = 0.85;
  private static final double REACH = 0.9;
  private static final double SWEEP = 0.06;
  private static final double TREMOR = 0.028;
  private static final int TREMORS = 1000;

  private final double length;
  private final PeriodicNoise[] sweep;
  private final PeriodicNoise[] tremor;
  private double x;
  private double y;

  Feeler(LegsSpec spec, RandomStream random, double period) {
    length = spec.length();
    sweep = new PeriodicNoise[2 * spec.count()];
    tremor = new PeriodicNoise[sweep.length];
    for (int i = 0; i < sweep.length; i++) {
      sweep[i] = new PeriodicNoise(random, i, period, 0.9, 2);
      tremor[i] = new PeriodicNoise(random, TREMORS + i, period, 4.2, 2);
    }
  }

  /** Works out where the tip of leg i wants to be. */
  void feel(int i, Leg leg, GoopBody body, double time, double dt) {
    double wantX = body.x + TOWARD_IDEAL * (leg.idealX - body.x);
    double wantY = body.y + TOWARD_IDEAL * (leg.idealY - body.y);
    wantX += sweep[2 * i].at(time) * SWEEP * length;
    wantY += sweep[2 * i + 1].at(time) * SWEEP * length;
    double share = FEELING.share(dt);
    leg.feelX += (wantX - leg.feelX) * share;
    leg.feelY += (wantY - leg.feelY) * share;
    x = leg.feelX + tremor[2 * i].at(time) * TREMOR * length;
    y = leg.feelY + tremor[2 * i + 1].at(time) * TREMOR * length;
    double far = Leg.distance(x, y, body.x, body.y);
    double held = Math.min(1, REACH * length / Math.max(far, 1e-9));
    x = body.x + (x - body.x) * held;
    y = body.y + (y - body.y) * held;
  }

  double x() {
    return x;
  }

  double y() {
    return y;
  }
}
