package critterbake.sim.creature.swarm;

import critterbake.sim.MotionMetrics;
import critterbake.sim.creature.swarm.Slugs.State;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Measures how evenly a swarm circles: the metrics of a shot, taken tick by tick. */
final class SwarmMeter {
  private static final int MEMBER_BITS = 20;
  private static final long MEMBER_MASK = (1L << MEMBER_BITS) - 1;

  private final Ring ring;
  private final double size;
  private final Spacing spacing;
  private final long[] order;
  private double gapSpread;
  private long ticks;
  private double nearest = Double.POSITIVE_INFINITY;
  private double radiusSquares;
  private long radii;

  SwarmMeter(SwarmSpec spec) {
    this.ring = spec.ring();
    this.size = spec.size();
    this.spacing = new Spacing(spec.count());
    this.order = new long[spec.count()];
  }

  /** Takes the present tick. */
  void take(Slugs slugs, double preyX, double preyY) {
    gapSpread += spacing.gapSpread(slugs.angle);
    ticks++;
    for (int i = 0; i < slugs.count; i++) {
      if (slugs.state[i] == State.CIRCLE && !slugs.dives(i)) {
        double off = ring.radius(slugs.x[i] - preyX, slugs.y[i] - preyY) - 1;
        radiusSquares += off * off;
        radii++;
      }
    }
    nearest = Math.min(nearest, nearestPair(slugs));
  }

  /** Distance of the nearest pair, by a sweep along the axis on which they lie farther apart. */
  private double nearestPair(Slugs slugs) {
    boolean flat = extent(slugs.x) >= extent(slugs.y);
    double[] along = flat ? slugs.x : slugs.y;
    for (int i = 0; i < slugs.count; i++) {
      order[i] = (sortable(along[i]) & ~MEMBER_MASK) | i;
    }
    Arrays.sort(order);
    double best = Double.POSITIVE_INFINITY;
    for (int i = 0; i < slugs.count; i++) {
      int one = (int) (order[i] & MEMBER_MASK);
      for (int k = i + 1; k < slugs.count; k++) {
        int other = (int) (order[k] & MEMBER_MASK);
        double apart = along[other] - along[one];
        if (apart * apart >= best) {
          break;
        }
        best = Math.min(best, slugs.distanceSquared(one, other));
      }
    }
    return Math.sqrt(best);
  }

  private static double extent(double[] values) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (double value : values) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    return most - least;
  }

  /** Bits that sort as the values do. */
  private static long sortable(double value) {
    long bits = Double.doubleToRawLongBits(value);
    return bits < 0 ? bits ^ Long.MAX_VALUE : bits;
  }

  /** Starts anew. */
  void reset() {
    gapSpread = 0;
    ticks = 0;
    nearest = Double.POSITIVE_INFINITY;
    radiusSquares = 0;
    radii = 0;
  }

  MotionMetrics metrics() {
    Map<String, Double> values = new LinkedHashMap<>();
    if (ticks > 0) {
      values.put("gap_cv", gapSpread / ticks);
    }
    if (nearest < Double.POSITIVE_INFINITY) {
      values.put("separation", nearest / size);
    }
    if (radii > 0) {
      values.put("radius_error", Math.sqrt(radiusSquares / radii));
    }
    return new MotionMetrics(values);
  }
}
