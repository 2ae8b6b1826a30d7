package critterbake.sim.path;

import critterbake.sim.Clock;
import java.util.List;
import org.joml.Vector2d;

/** Stretches of constant velocity, one after the other; still after the last, unless it repeats. */
public final class SegmentPath implements MotionPath {
  private final Timeline timeline;
  private final double[] velocityX;
  private final double[] velocityY;
  private final double[] cornerX;
  private final double[] cornerY;

  /**
   * One stretch.
   *
   * @param velocityX units a second
   * @param velocityY units a second
   * @param seconds how long, above 0
   */
  public record Segment(double velocityX, double velocityY, double seconds) {}

  /** Starts at (0, 0). */
  public SegmentPath(List<Segment> segments, boolean repeat) {
    this(
        new Timeline(ends(segments), repeat),
        segments.stream().mapToDouble(Segment::velocityX).toArray(),
        segments.stream().mapToDouble(Segment::velocityY).toArray());
  }

  private SegmentPath(Timeline timeline, double[] velocityX, double[] velocityY) {
    this.timeline = timeline;
    this.velocityX = velocityX;
    this.velocityY = velocityY;
    this.cornerX = travelled(velocityX);
    this.cornerY = travelled(velocityY);
  }

  private static double[] ends(List<Segment> segments) {
    double[] ends = new double[segments.size() + 1];
    for (int i = 0; i < segments.size(); i++) {
      ends[i + 1] = ends[i] + segments.get(i).seconds();
    }
    return ends;
  }

  private double[] travelled(double[] velocity) {
    double[] corner = new double[velocity.length + 1];
    for (int i = 0; i < velocity.length; i++) {
      double seconds = timeline.corners()[i + 1] - timeline.corners()[i];
      corner[i + 1] = corner[i] + velocity[i] * seconds;
    }
    return corner;
  }

  @Override
  public Vector2d position(double seconds, Vector2d out) {
    long rounds = timeline.rounds(seconds);
    double within = timeline.within(seconds);
    int i = Math.max(0, timeline.stretch(within));
    int last = velocityX.length;
    out.set(cornerX[i] + rounds * cornerX[last], cornerY[i] + rounds * cornerY[last]);
    if (i < last) {
      double since = Math.max(0, within - timeline.corners()[i]);
      out.add(velocityX[i] * since, velocityY[i] * since);
    }
    return out;
  }

  @Override
  public Vector2d velocity(double seconds, Vector2d out) {
    int i = Math.max(0, timeline.stretch(timeline.within(seconds)));
    return i < velocityX.length ? out.set(velocityX[i], velocityY[i]) : out.zero();
  }

  @Override
  public double nextCorner(double seconds) {
    return timeline.nextCorner(seconds);
  }

  @Override
  public double period() {
    return timeline.period();
  }

  @Override
  public MotionPath repeating() {
    return new SegmentPath(timeline.repeating(), velocityX, velocityY);
  }

  @Override
  public MotionPath onWholeTicks(Clock clock) {
    return new SegmentPath(timeline.onWholeTicks(clock), velocityX, velocityY);
  }
}
