package critterbake.sim.world;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/**
 * Ground drawn as a line through points. Two points of one x are a cliff, which belongs to its
 * right side. It ends with its last point, unless it repeats. A look-up costs the logarithm of the
 * points.
 */
public final class PointsGround implements Ground {
  private final double[] xs;
  private final double[] ys;
  private final double[] areas;
  private final boolean repeat;

  /**
   * @param xs places, never falling, at least two and not all the same
   * @param ys heights there
   * @param repeat whether it goes on in both directions, each repeat joined to the one before
   */
  public PointsGround(double[] xs, double[] ys, boolean repeat) {
    checkRising(xs, ys);
    this.xs = xs.clone();
    this.ys = ys.clone();
    this.repeat = repeat;
    this.areas = new double[xs.length];
    for (int i = 1; i < xs.length; i++) {
      areas[i] = areas[i - 1] + (xs[i] - xs[i - 1]) * (ys[i] + ys[i - 1]) / 2;
    }
  }

  private static void checkRising(double[] xs, double[] ys) {
    if (xs.length < 2 || xs.length != ys.length || !(xs[xs.length - 1] > xs[0])) {
      throw new IllegalArgumentException("ground needs two points of different x");
    }
    for (int i = 1; i < xs.length; i++) {
      if (!(xs[i] >= xs[i - 1])) {
        throw new IllegalArgumentException(
            "points must go from left to right: " + xs[i] + " comes after " + xs[i - 1]);
      }
    }
  }

  @Override
  public OptionalDouble height(double x) {
    double laps = laps(x);
    double within = x - laps * width();
    if (outside(within)) {
      return OptionalDouble.empty();
    }
    int i = segment(within);
    double share = (within - xs[i]) / (xs[i + 1] - xs[i]);
    return OptionalDouble.of(laps * risePerPeriod() + ys[i] + (ys[i + 1] - ys[i]) * share);
  }

  @Override
  public OptionalDouble mean(double left, double right) {
    double from = repeat ? left : Math.max(left, xs[0]);
    double to = repeat ? right : Math.min(right, xs[xs.length - 1]);
    if (!(to > from)) {
      return height(left);
    }
    return OptionalDouble.of((areaTo(to) - areaTo(from)) / (to - from));
  }

  /** Area under the line from its first point to x. */
  private double areaTo(double x) {
    double laps = laps(x);
    double within = Math.max(xs[0], Math.min(xs[xs.length - 1], x - laps * width()));
    int i = segment(within);
    double share = (within - xs[i]) / (xs[i + 1] - xs[i]);
    double end = ys[i] + (ys[i + 1] - ys[i]) * share;
    double inLap = areas[i] + (within - xs[i]) * (ys[i] + end) / 2;
    double whole = areas[xs.length - 1] + risePerPeriod() * width() * (laps - 1) / 2;
    return laps * whole + inLap + laps * risePerPeriod() * (within - xs[0]);
  }

  @Override
  public double slope(double x) {
    double within = x - laps(x) * width();
    if (outside(within)) {
      return 0;
    }
    int i = segment(within);
    return (ys[i + 1] - ys[i]) / (xs[i + 1] - xs[i]);
  }

  @Override
  public double period() {
    return repeat ? width() : Double.POSITIVE_INFINITY;
  }

  @Override
  public double risePerPeriod() {
    return repeat ? ys[ys.length - 1] - ys[0] : 0;
  }

  @Override
  public double[] line(double left, double right) {
    double from = repeat ? left : Math.max(left, xs[0]);
    double to = repeat ? right : Math.min(right, xs[xs.length - 1]);
    if (!(to > from)) {
      return new double[0];
    }
    DoubleStream.Builder line = DoubleStream.builder();
    addPoint(line, from, height(from).orElseThrow());
    for (double lap = laps(from); lap <= laps(to); lap++) {
      for (int i = 0; i < xs.length; i++) {
        double x = xs[i] + lap * width();
        if (x >= from && x <= to) {
          addPoint(line, x, ys[i] + lap * risePerPeriod());
        }
      }
    }
    addPoint(line, to, height(to).orElseThrow());
    return line.build().toArray();
  }

  private static void addPoint(DoubleStream.Builder line, double x, double y) {
    line.add(x).add(y);
  }

  private double width() {
    return xs[xs.length - 1] - xs[0];
  }

  private double laps(double x) {
    return repeat ? Math.floor((x - xs[0]) / width()) : 0;
  }

  private boolean outside(double within) {
    return !repeat && (within < xs[0] || within > xs[xs.length - 1]);
  }

  /** The last segment of some width that begins at or before x. */
  private int segment(double x) {
    int found = Arrays.binarySearch(xs, x);
    int i = found >= 0 ? found : -found - 2;
    while (i + 1 < xs.length && xs[i + 1] == x) {
      i++;
    }
    i = Math.max(0, Math.min(i, xs.length - 2));
    while (i > 0 && xs[i + 1] == xs[i]) {
      i--;
    }
    return i;
  }
}
