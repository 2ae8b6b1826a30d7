package critterbake.sim.path;

import critterbake.sim.Rules;
import critterbake.sim.Stage;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Nested;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.ArrayList;
import java.util.List;

/**
 * Where an actor starts and how it moves from there: the keys {@code path}, {@code speed} and
 * {@code start} that walkers, swings and goop share.
 *
 * @param path the way, relative to the start
 * @param startX units
 * @param startY units
 */
public record Movement(PathSpec path, double startX, double startY) {
  /** Standing at the origin. */
  public static final Movement STILL = new Movement(PathSpec.STILL, 0, 0);

  /** The shared keys, followed by a kind's own. */
  public static Key[] keys(double defaultSpeed, Key... own) {
    List<Key> keys = new ArrayList<>();
    keys.add(Key.optional("path", new Nested(PathSpec.TYPE), "none", "How it moves."));
    keys.add(
        Key.number(
            "speed",
            defaultSpeed,
            -1e6,
            1e6,
            Unit.SPEED,
            "Short for a path straight along x; to the left when below 0."));
    keys.add(Key.optional("start", PathSpec.POINT, "[0, 0]", "Where it starts."));
    keys.addAll(List.of(own));
    return keys.toArray(new Key[0]);
  }

  /** Marks {@code path} and {@code speed} as alternatives. */
  public static <T> ObjectType<T> choosing(ObjectType<T> type) {
    return type.choosingOneOf("path", "speed");
  }

  /** What the shared keys say. */
  public static Movement of(Values values) {
    PathSpec path =
        values.has("path")
            ? values.object("path", PathSpec.TYPE)
            : new PathSpec.Timed(new ConstantVelocity(values.number("speed"), 0));
    List<Double> start = values.list("start");
    return start.isEmpty()
        ? new Movement(path, 0, 0)
        : new Movement(path, start.get(0), start.get(1));
  }

  /** The actors it reads. */
  public List<String> dependsOn() {
    return path instanceof PathSpec.Chase chase ? List.of(chase.other()) : List.of();
  }

  /** What moves the actor on a stage, at its start. */
  public Mover mover(Rules rules, Stage stage) {
    if (path instanceof PathSpec.Chase chase) {
      return new ChaseMover(chase, startX, startY, stage);
    }
    MotionPath timed = ((PathSpec.Timed) path).path();
    return rules == Rules.ORIGINAL
        ? new TickedMover(timed.onWholeTicks(stage.clock()), startX, startY, stage.clock())
        : PathMover.of(timed, startX, startY, stage);
  }

  /**
   * Seconds after which the path itself starts again in a loop; infinity when any loop suits it.
   */
  public double cycleSeconds() {
    return path instanceof PathSpec.Timed timed
        ? timed.path().repeating().period()
        : Double.POSITIVE_INFINITY;
  }
}
