package critterbake.sim.path;

import critterbake.sim.path.SegmentPath.Segment;
import critterbake.sim.path.WaypointPath.Ease;
import critterbake.sim.path.WaypointPath.Waypoint;
import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Many;
import critterbake.sim.spec.ValueType.Nested;
import critterbake.sim.spec.ValueType.Real;
import critterbake.sim.spec.ValueType.Row;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.ArrayList;
import java.util.List;

/** What a scenario's {@code path} says: a function of time, or another actor to run after. */
public sealed interface PathSpec {
  /** A movement known in advance. */
  record Timed(MotionPath path) implements PathSpec {}

  /**
   * Runs after another actor.
   *
   * @param other the actor chased
   * @param speed units a second at most
   * @param keep the distance at which it is content, units
   */
  record Chase(String other, double speed, double keep) implements PathSpec {}

  /** Standing still. */
  PathSpec STILL = new Timed(new ConstantVelocity(0, 0));

  ValueType COORDINATE = new Real(-1e6, 1e6, Unit.LENGTH);
  ValueType POINT = new Row(List.of(COORDINATE, COORDINATE));
  ValueType VELOCITY =
      new Row(List.of(new Real(-1e6, 1e6, Unit.SPEED), new Real(-1e6, 1e6, Unit.SPEED)));

  ObjectType<Segment> SEGMENT =
      ObjectType.of(
          "segment",
          "A stretch of constant velocity.",
          PathSpec::segment,
          Key.required("velocity", VELOCITY, "Velocity as [x, y]."),
          Key.required("for", new ValueType.Duration(), "How long it lasts."));

  ObjectType<CirclePath> CIRCLE =
      ObjectType.of(
          "circle",
          "Round a circle, counter-clockwise from its rightmost point.",
          values ->
              new CirclePath(
                  x(values, "center"),
                  y(values, "center"),
                  values.number("radius"),
                  period(values)),
          Key.optional("center", POINT, "[0, 0]", "Center of the circle."),
          Key.number("radius", 2, 0, 1e6, Unit.LENGTH, "Radius of the circle."),
          Key.duration("period", 4, "Time for one round."));

  ObjectType<FigureEightPath> FIGURE_EIGHT =
      ObjectType.of(
          "figure_eight",
          "A lying eight, from its crossing up to the right.",
          PathSpec::figureEight,
          Key.optional("center", POINT, "[0, 0]", "Where it crosses itself."),
          Key.optional(
              "size",
              new Row(List.of(new Real(0, 1e6, Unit.LENGTH), new Real(0, 1e6, Unit.LENGTH))),
              "[4, 2]",
              "Width and height."),
          Key.duration("period", 6, "Time for one round."));

  ObjectType<PathSpec> TYPE =
      ObjectType.of(
              "path",
              "How an actor moves.",
              PathSpec::build,
              Key.optional("velocity", VELOCITY, "none", "Straight on, as [x, y]."),
              Key.optional(
                  "waypoints",
                  new Many(
                      new Row(List.of(new Real(-1e6, 1e6, Unit.NONE), COORDINATE, COORDINATE)),
                      1,
                      100_000),
                  "none",
                  "Places to be at, as [seconds, x, y], in order of time."),
              Key.choice("ease", Ease.LINEAR, "How it moves between waypoints or recorded places."),
              Key.flag("repeat", false, "Whether waypoints, segments or a recording start again."),
              Key.optional(
                  "segments",
                  new Many(new Nested(SEGMENT), 1, 100_000),
                  "none",
                  "Stretches of constant velocity, one after the other."),
              Key.optional("circle", new Nested(CIRCLE), "none", "Round a circle."),
              Key.optional("figure_eight", new Nested(FIGURE_EIGHT), "none", "A lying eight."),
              Key.optional(
                  "chase", new ValueType.ActorName(), "none", "Another actor to run after."),
              Key.number("speed", 2, 0, 1e6, Unit.SPEED, "How fast a chase is at most."),
              Key.number("keep", 1, 0, 1e6, Unit.LENGTH, "Distance a chase keeps."),
              Key.optional(
                  "file",
                  new ValueType.Recording(),
                  "none",
                  "A CSV file of time,x,y rows: a recorded mouse or pad."))
          .choosingOneOf(
              "velocity", "waypoints", "segments", "circle", "figure_eight", "chase", "file");

  private static PathSpec build(Values values) {
    if (values.has("chase")) {
      return new Chase(values.text("chase"), values.number("speed"), values.number("keep"));
    }
    return new Timed(timed(values));
  }

  private static MotionPath timed(Values values) {
    if (values.has("waypoints")) {
      return new WaypointPath(
          waypoints("waypoints", values.<List<Double>>list("waypoints")),
          values.choice("ease", Ease.class),
          values.flag("repeat"));
    }
    if (values.has("file")) {
      return new WaypointPath(
          waypoints("file", values.<List<Double>>list("file")),
          values.choice("ease", Ease.class),
          values.flag("repeat"));
    }
    if (values.has("segments")) {
      return new SegmentPath(values.<Segment>list("segments"), values.flag("repeat"));
    }
    if (values.has("circle")) {
      return values.object("circle", CIRCLE);
    }
    if (values.has("figure_eight")) {
      return values.object("figure_eight", FIGURE_EIGHT);
    }
    return new ConstantVelocity(x(values, "velocity"), y(values, "velocity"));
  }

  private static Segment segment(Values values) {
    double seconds = values.seconds("for");
    if (!(seconds > 0)) {
      throw new InvalidSpec("for", "a segment lasts longer than 0s");
    }
    return new Segment(x(values, "velocity"), y(values, "velocity"), seconds);
  }

  private static FigureEightPath figureEight(Values values) {
    List<Double> size = values.has("size") ? values.list("size") : List.of(4.0, 2.0);
    return new FigureEightPath(
        x(values, "center"), y(values, "center"), size.get(0), size.get(1), period(values));
  }

  private static List<Waypoint> waypoints(String key, List<List<Double>> rows) {
    List<Waypoint> waypoints = new ArrayList<>();
    double before = Double.NEGATIVE_INFINITY;
    for (List<Double> row : rows) {
      if (!(row.get(0) > before)) {
        throw new InvalidSpec(key, "times must rise: " + row.get(0) + " comes after " + before);
      }
      before = row.get(0);
      waypoints.add(new Waypoint(row.get(0), row.get(1), row.get(2)));
    }
    return waypoints;
  }

  private static double period(Values values) {
    double seconds = values.seconds("period");
    if (!(seconds > 0)) {
      throw new InvalidSpec("period", "a period is longer than 0s");
    }
    return seconds;
  }

  private static double x(Values values, String key) {
    return coordinate(values, key, 0);
  }

  private static double y(Values values, String key) {
    return coordinate(values, key, 1);
  }

  private static double coordinate(Values values, String key, int axis) {
    List<Double> point = values.list(key);
    return point.isEmpty() ? 0 : point.get(axis);
  }
}
