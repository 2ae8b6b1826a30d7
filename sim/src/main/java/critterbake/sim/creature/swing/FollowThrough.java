package critterbake.sim.creature.swing;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Unit;

/**
 * How a part swings by itself on the one it hangs on.
 *
 * @param frequency how fast it answers, Hz
 * @param damping ratio, below 1 it swings
 * @param inertia turned by its pivot's acceleration as a pendulum one unit long is, times this
 * @param wind share by which full wind turns it against the movement
 * @param follow share of its parent's turn from rest it takes
 * @param points where it points from its pivot, in its picture
 * @param limitDegrees how far it may stray from where it is pulled
 */
public record FollowThrough(
    double frequency,
    double damping,
    double inertia,
    double wind,
    double follow,
    Direction points,
    double limitDegrees) {
  /** Moves with its parent as if nailed to it. */
  static final FollowThrough RIGID = new FollowThrough(1, 1, 0, 0, 1, Direction.DOWN, 180);

  /** A direction in a picture. */
  public enum Direction {
    DOWN(0, -1),
    UP(0, 1),
    LEFT(-1, 0),
    RIGHT(1, 0);

    final double x;
    final double y;

    Direction(double x, double y) {
      this.x = x;
      this.y = y;
    }
  }

  public static final ObjectType<FollowThrough> TYPE =
      ObjectType.of(
          "part swing",
          "How a part swings by itself.",
          values ->
              new FollowThrough(
                  values.number("frequency"),
                  values.number("damping"),
                  values.number("inertia"),
                  values.number("wind"),
                  values.number("follow"),
                  values.choice("points", Direction.class),
                  values.number("limit")),
          Key.number("frequency", 2, 0.01, 60, Unit.HERTZ, "How fast it answers."),
          Key.number("damping", 0.35, 0, 10, Unit.NONE, "Damping ratio; below 1 it swings."),
          Key.number(
              "inertia",
              0.5,
              -100,
              100,
              Unit.NONE,
              "How much its pivot's acceleration turns it; 1 is a pendulum one unit long."),
          Key.number("wind", 0, 0, 1, Unit.SHARE, "Share by which wind turns it backward."),
          Key.number(
              "follow",
              1,
              -2,
              2,
              Unit.SHARE,
              "Share of its parent's turn it takes: 0 stays upright, 0.62 keeps a head's gaze."),
          Key.choice("points", Direction.DOWN, "Where it points from its pivot, in its picture."),
          Key.number(
              "limit", 75, 0, 180, Unit.DEGREES, "How far it may stray from where it is pulled."));
}
