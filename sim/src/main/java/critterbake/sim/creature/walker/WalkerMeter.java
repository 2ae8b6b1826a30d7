package critterbake.sim.creature.walker;

import critterbake.sim.MotionMetrics;
import critterbake.sim.math.AngleMath;
import critterbake.sim.math.Strict;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Measures a walker's motion, tick by tick, for {@code inspect}. */
final class WalkerMeter {
  private final LegsSpec legs;
  private final LegGauge[] gauges;
  private double slip;
  private double penetration;
  private double boneError;
  private double extension;
  private int fewestPlanted = Integer.MAX_VALUE;
  private final StepPairs steps;

  WalkerMeter(LegsSpec legs) {
    this.legs = legs;
    this.steps = new StepPairs();
    this.gauges = new LegGauge[legs.count()];
    for (int i = 0; i < gauges.length; i++) {
      gauges[i] = new LegGauge();
    }
  }

  void observe(Figure figure, long tick) {
    int planted = 0;
    for (int i = 0; i < gauges.length; i++) {
      Figure.Leg leg = figure.legs[i];
      LegGauge gauge = gauges[i];
      measureBones(leg);
      if (leg.groundY > Double.NEGATIVE_INFINITY) {
        penetration = Math.max(penetration, leg.groundY - leg.footY);
      }
      if (leg.planted) {
        planted++;
        slip = Math.max(slip, gauge.stand(leg));
      }
      if (gauge.touches(leg.planted) && i < 2) {
        steps.touchdown(i, tick, leg.footX);
      }
      gauge.see(leg, figure.facing);
    }
    fewestPlanted = Math.min(fewestPlanted, planted);
  }

  /** Planted feet are measured from places that were carried along. */
  void carry(double byX, double byY) {
    for (LegGauge gauge : gauges) {
      gauge.standX += byX;
      gauge.standY += byY;
    }
  }

  private void measureBones(Figure.Leg leg) {
    double thigh = distance(leg.hipX, leg.hipY, leg.kneeX, leg.kneeY);
    double shin = distance(leg.kneeX, leg.kneeY, leg.footX, leg.footY);
    boneError = Math.max(boneError, Math.abs(thigh / legs.thigh() - 1));
    boneError = Math.max(boneError, Math.abs(shin / legs.shin() - 1));
    double reach = distance(leg.hipX, leg.hipY, leg.footX, leg.footY);
    extension = Math.max(extension, reach / legs.length());
  }

  private static double distance(double x0, double y0, double x1, double y1) {
    return Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
  }

  MotionMetrics metrics() {
    Map<String, Double> values = new LinkedHashMap<>();
    if (fewestPlanted == Integer.MAX_VALUE) {
      return new MotionMetrics(values);
    }
    double pop = 0;
    double duty = 0;
    for (LegGauge gauge : gauges) {
      pop = Math.max(pop, gauge.pop());
      duty += gauge.duty() / gauges.length;
    }
    values.put("slip", slip);
    values.put("penetration", penetration);
    values.put("bone_error", boneError);
    values.put("extension", extension);
    values.put("pop", pop);
    values.put("symmetry", steps.asymmetry());
    values.put("duty", duty);
    values.put("min_planted", (double) fewestPlanted);
    return new MotionMetrics(values);
  }

  /** What is measured of one leg. */
  private static final class LegGauge {
    private boolean known;
    private boolean wasPlanted;
    private int facing;
    private double standX;
    private double standY;
    private long ticks;
    private long planted;
    private final Jerks knee = new Jerks();
    private final Jerks hip = new Jerks();

    /** How far a planted foot is from where it was first seen planted. */
    double stand(Figure.Leg leg) {
      if (!wasPlanted) {
        standX = leg.footX;
        standY = leg.footY;
      }
      return distance(standX, standY, leg.footX, leg.footY);
    }

    boolean touches(boolean now) {
      return known && now && !wasPlanted;
    }

    /** Mirrored to face right, as it is drawn; turning round is a cut, not a movement. */
    void see(Figure.Leg leg, int facing) {
      if (facing != this.facing) {
        this.facing = facing;
        hip.cut();
        knee.cut();
      }
      ticks++;
      planted += leg.planted ? 1 : 0;
      wasPlanted = leg.planted;
      known = true;
      double thigh = Strict.atan2(leg.kneeX - leg.hipX, leg.hipY - leg.kneeY);
      double shin = Strict.atan2(leg.footX - leg.kneeX, leg.kneeY - leg.footY);
      hip.add(facing * thigh);
      knee.add(facing * (shin - thigh));
    }

    double duty() {
      return (double) planted / ticks;
    }

    double pop() {
      return Math.max(knee.ratio(), hip.ratio());
    }
  }

  /** Second differences of an angle: their largest beside their median. */
  private static final class Jerks {
    /** Enough ticks to know a median by. */
    private static final int MOST = 1 << 15;

    /** Differences below this, in radians, are stillness. */
    private static final double STILL = 1e-7;

    private double[] values = new double[256];
    private int count;
    private int seen;
    private double turned;
    private double last;
    private double largest;

    /** Forgets what came before, so that nothing is compared with it. */
    void cut() {
      seen = 0;
    }

    void add(double angle) {
      double turn = AngleMath.shortestArc(last, angle);
      if (seen >= 2) {
        double jerk = Math.abs(turn - turned);
        largest = Math.max(largest, jerk);
        if (jerk > STILL && count < MOST) {
          if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
          }
          values[count++] = jerk;
        }
      }
      seen++;
      turned = turn;
      last = angle;
    }

    double ratio() {
      if (count == 0) {
        return 0;
      }
      double[] sorted = Arrays.copyOf(values, count);
      Arrays.sort(sorted);
      return largest / sorted[count / 2];
    }
  }

  /** Left and right steps of the rear pair, compared. */
  private static final class StepPairs {
    private final double[] ticks = new double[2];
    private final double[] lengths = new double[2];
    private final long[] counts = new long[2];
    private int lastSide = -1;
    private long lastTick;
    private double lastX;

    void touchdown(int side, long tick, double x) {
      if (lastSide == 1 - side) {
        ticks[side] += tick - lastTick;
        lengths[side] += Math.abs(x - lastX);
        counts[side]++;
      }
      lastSide = side;
      lastTick = tick;
      lastX = x;
    }

    /** The larger of the relative differences of step time (beyond one tick) and of step length. */
    double asymmetry() {
      if (counts[0] == 0 || counts[1] == 0) {
        return 0;
      }
      double leftTime = ticks[0] / counts[0];
      double rightTime = ticks[1] / counts[1];
      double time = Math.max(0, Math.abs(leftTime - rightTime) - 1) * 2 / (leftTime + rightTime);
      double left = lengths[0] / counts[0];
      double right = lengths[1] / counts[1];
      double length = left + right > 0 ? 2 * Math.abs(left - right) / (left + right) : 0;
      return Math.max(time, length);
    }
  }
}
