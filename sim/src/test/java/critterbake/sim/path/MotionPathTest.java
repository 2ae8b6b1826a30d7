package critterbake.sim.path;

import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.sim.Clock;
import critterbake.sim.path.SegmentPath.Segment;
import critterbake.sim.path.WaypointPath.Ease;
import critterbake.sim.path.WaypointPath.Waypoint;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.joml.Vector2d;

class MotionPathTest {
  private static final List<Segment> ARC =
      List.of(new Segment(3, -2, 0.1), new Segment(-1, 0, 0.2), new Segment(0, 5, 0.3));
  private static final List<Waypoint> ROUTE =
      List.of(new Waypoint(1, 0, 2), new Waypoint(2, 4, 2), new Waypoint(4, 1, -3));

  private static Vector2d at(MotionPath path, double seconds) {
    return path.position(seconds, new Vector2d());
  }

  private static Vector2d going(MotionPath path, double seconds) {
    return path.velocity(seconds, new Vector2d());
  }

  private static void assertVector(double x, double y, Vector2d actual) {
    assertEquals(x, actual.x, 1e-9, "x");
    assertEquals(y, actual.y, 1e-9, "y");
  }

  @Example
  void segmentsFollowOneAnotherAndEndStanding() {
    MotionPath path = new SegmentPath(ARC, false);
    assertVector(0, 0, at(path, 0));
    assertVector(0.15, -0.1, at(path, 0.05));
    assertVector(0.3, -0.2, at(path, 0.1));
    assertVector(0.1, -0.2, at(path, 0.3));
    assertVector(0.1, 1.3, at(path, 0.6));
    assertVector(0.1, 1.3, at(path, 99));
    assertVector(0, 0, going(path, 0.6));
  }

  @Example
  void aCornerBelongsToWhatFollowsThoughSumsOfDurationsRound() {
    MotionPath path = new SegmentPath(ARC, false);
    assertVector(3, -2, going(path, 0));
    assertVector(-1, 0, going(path, 0.1));
    assertVector(0, 5, going(path, 0.3));
  }

  @Example
  void repeatedSegmentsGoOnFromWhereTheyEnded() {
    MotionPath path = new SegmentPath(ARC, true);
    assertEquals(0.6, path.period(), 1e-12);
    assertVector(0.1 + 0.15, 1.3 - 0.1, at(path, 0.65));
    assertVector(3 * 0.1, 3 * 1.3, at(path, 1.8));
    assertVector(3, -2, going(path, 1.8));
  }

  @Example
  void wholeTicksMoveCornersAndNothingElse() {
    Clock clock = new Clock(12, 1, 1);
    MotionPath path = new SegmentPath(ARC, false).onWholeTicks(clock);
    assertVector(3, -2, going(path, 0));
    assertVector(-1, 0, going(path, clock.seconds(1)));
    assertVector(-1, 0, going(path, clock.seconds(3)));
    assertVector(0, 5, going(path, clock.seconds(4)));
    assertVector(3 / 12.0 - 3 / 12.0, -2 / 12.0, at(path, clock.seconds(4)));
  }

  @Example
  void waypointsAreReachedAtTheirTimesInEveryEase() {
    for (Ease ease : Ease.values()) {
      MotionPath path = new WaypointPath(ROUTE, ease, false);
      for (Waypoint waypoint : ROUTE) {
        assertVector(waypoint.x(), waypoint.y(), at(path, waypoint.seconds()));
      }
      assertVector(0, 2, at(path, 0));
      assertVector(1, -3, at(path, 5));
      assertVector(0, 0, going(path, 5));
    }
  }

  @Example
  void smoothStartsAndEndsAtRestAndPassesHalfWayInHalfTheTime() {
    MotionPath path = new WaypointPath(ROUTE, Ease.SMOOTH, false);
    assertVector(0, 0, going(path, 1));
    assertVector(2, 2, at(path, 1.5));
    assertVector(6, 0, going(path, 1.5));
    assertVector(0, 0, going(path, 2));
  }

  @Example
  void repeatedWaypointsNeverJump() {
    MotionPath path = new WaypointPath(ROUTE, Ease.LINEAR, true);
    assertEquals(3, path.period(), 0);
    assertVector(1 + 2, -3 + 0, at(path, 4.5));
    assertVector(4, 0, going(path, 4));
    assertVector(-1, 7, at(path, -2));
  }

  @Property(tries = 300)
  void aCurveStaysBetweenItsPlaces(@ForAll @DoubleRange(min = 1, max = 4) double seconds) {
    Vector2d place = at(new WaypointPath(ROUTE, Ease.CURVE, false), seconds);
    int leg = seconds < 2 ? 0 : 1;
    double low = Math.min(ROUTE.get(leg).x(), ROUTE.get(leg + 1).x());
    double high = Math.max(ROUTE.get(leg).x(), ROUTE.get(leg + 1).x());
    assertEquals(Math.max(low, Math.min(high, place.x)), place.x, 1e-9);
  }

  @Property(tries = 300)
  void velocityIsTheDerivativeOfPosition(
      @ForAll @DoubleRange(min = 1.01, max = 3.9) double seconds) {
    List<MotionPath> smooth =
        List.of(
            new ConstantVelocity(1.5, -0.3),
            new CirclePath(1, 2, 3, 4),
            new FigureEightPath(1, 2, 4, 2, 6),
            new WaypointPath(ROUTE, Ease.SMOOTH, true),
            new WaypointPath(ROUTE, Ease.CURVE, true),
            new PacedPath(new CirclePath(0, 0, 1, 4), 1.25));
    double h = 1e-5;
    for (MotionPath path : smooth) {
      Vector2d slope = at(path, seconds + h).sub(at(path, seconds - h)).div(2 * h);
      assertEquals(0, slope.distance(going(path, seconds)), 1e-3, path::toString);
    }
  }

  @Example
  void circlesAndEightsCloseAfterTheirPeriod() {
    assertVector(4, 2, at(new CirclePath(1, 2, 3, 4), 4));
    assertVector(1, 5, at(new CirclePath(1, 2, 3, 4), 1));
    assertVector(1, 2, at(new FigureEightPath(1, 2, 4, 2, 6), 6));
    assertVector(3, 2, at(new FigureEightPath(1, 2, 4, 2, 6), 1.5));
    assertVector(1 + Math.sqrt(2), 3, at(new FigureEightPath(1, 2, 4, 2, 6), 0.75));
  }
}
