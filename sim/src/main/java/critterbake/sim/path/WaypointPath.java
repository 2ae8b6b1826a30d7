package critterbake.sim.path;

import critterbake.sim.Clock;
import java.util.List;
import org.joml.Vector2d;

/**
 * From place to place at given times: at the first place before its time, at the last after it. A
 * repeated path goes on from where it ended, shifted by the way from first to last place, so it
 * never jumps; it is closed when both are the same.
 */
public final class WaypointPath implements MotionPath {
  private final Timeline timeline;
  private final double[] x;
  private final double[] y;
  private final Ease ease;
  private final double[] slopeX;
  private final double[] slopeY;

  /** How it moves between two places. */
  public enum Ease {
    /** At constant velocity. */
    LINEAR,
    /** Straight, starting and ending at rest (smoothstep). */
    SMOOTH,
    /** On a curve that does not stop at the places, nor swing past them. */
    CURVE
  }

  /**
   * A place and the time to be there.
   *
   * @param seconds later than the one before
   * @param x units
   * @param y units
   */
  public record Waypoint(double seconds, double x, double y) {}

  public WaypointPath(List<Waypoint> waypoints, Ease ease, boolean repeat) {
    this(
        new Timeline(waypoints.stream().mapToDouble(Waypoint::seconds).toArray(), repeat),
        waypoints.stream().mapToDouble(Waypoint::x).toArray(),
        waypoints.stream().mapToDouble(Waypoint::y).toArray(),
        ease);
  }

  private WaypointPath(Timeline timeline, double[] x, double[] y, Ease ease) {
    this.timeline = timeline;
    this.x = x;
    this.y = y;
    this.ease = ease;
    boolean curved = ease == Ease.CURVE;
    this.slopeX = curved ? MonotoneCurve.slopes(timeline.corners(), x, timeline.repeat()) : null;
    this.slopeY = curved ? MonotoneCurve.slopes(timeline.corners(), y, timeline.repeat()) : null;
  }

  @Override
  public Vector2d position(double seconds, Vector2d out) {
    long rounds = timeline.rounds(seconds);
    double within = timeline.within(seconds);
    int last = x.length - 1;
    int i = timeline.stretch(within);
    if (i < 0 || i >= last) {
      int end = i < 0 ? 0 : last;
      out.set(x[end], y[end]);
    } else {
      double share = share(within, i);
      out.set(place(x, slopeX, i, share), place(y, slopeY, i, share));
    }
    return out.add(rounds * (x[last] - x[0]), rounds * (y[last] - y[0]));
  }

  @Override
  public Vector2d velocity(double seconds, Vector2d out) {
    double within = timeline.within(seconds);
    int i = timeline.stretch(within);
    if (i < 0 || i >= x.length - 1) {
      return out.zero();
    }
    double share = share(within, i);
    return out.set(rate(x, slopeX, i, share), rate(y, slopeY, i, share));
  }

  private double span(int i) {
    return timeline.corners()[i + 1] - timeline.corners()[i];
  }

  private double share(double within, int i) {
    return Math.max(0, within - timeline.corners()[i]) / span(i);
  }

  private double place(double[] at, double[] slope, int i, double u) {
    double way = at[i + 1] - at[i];
    return switch (ease) {
      case LINEAR -> at[i] + way * u;
      case SMOOTH -> at[i] + way * (u * u * (3 - 2 * u));
      case CURVE -> MonotoneCurve.value(at[i], at[i + 1], slope[i], slope[i + 1], span(i), u);
    };
  }

  private double rate(double[] at, double[] slope, int i, double u) {
    double mean = (at[i + 1] - at[i]) / span(i);
    return switch (ease) {
      case LINEAR -> mean;
      case SMOOTH -> mean * 6 * u * (1 - u);
      case CURVE -> MonotoneCurve.rate(at[i], at[i + 1], slope[i], slope[i + 1], span(i), u);
    };
  }

  @Override
  public double nextCorner(double seconds) {
    return ease == Ease.LINEAR ? timeline.nextCorner(seconds) : Double.POSITIVE_INFINITY;
  }

  @Override
  public double period() {
    return timeline.period();
  }

  @Override
  public MotionPath repeating() {
    return new WaypointPath(timeline.repeating(), x, y, ease);
  }

  @Override
  public MotionPath onWholeTicks(Clock clock) {
    return new WaypointPath(timeline.onWholeTicks(clock), x, y, ease);
  }
}
