package critterbake.sim.path;

import critterbake.sim.Clock;
import critterbake.sim.Rules;
import critterbake.sim.Stage;
import critterbake.sim.loop.CycleWish;
import critterbake.sim.loop.LoopPlan;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Nested;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.ArrayList;
import java.util.List;
import org.joml.Vector2d;

/**
 * Where an actor starts and how it moves from there: the keys {@code path}, {@code speed} and
 * {@code start} that walkers, swings and goop share.
 *
 * @param path the way, relative to the start
 * @param startX units
 * @param startY units
 */
public record Movement(PathSpec path, double startX, double startY) {
  private static final double SECONDS_WITHOUT_PERIOD = 1;

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

  /** What moves the actor on a stage; in a loop the nearest whole number of rounds fills it. */
  public Mover mover(Rules rules, Stage stage) {
    return mover(rules, stage, this::nearestRounds);
  }

  /** The same for an actor whose cycles, in the loop's plan, are rounds of its path. */
  public Mover mover(Rules rules, Stage stage, String id) {
    return mover(rules, stage, (plan, clock) -> (double) plan.cycles(id) / plan.cycleShare());
  }

  private Mover mover(Rules rules, Stage stage, Rounds rounds) {
    if (path instanceof PathSpec.Chase chase) {
      return new ChaseMover(chase, startX, startY, stage);
    }
    MotionPath timed = ((PathSpec.Timed) path).path();
    Clock clock = stage.clock();
    Vector2d start = new Vector2d(startX, startY);
    if (rules == Rules.ORIGINAL) {
      return new TickedMover(timed.onWholeTicks(clock), startX, startY, clock);
    }
    return stage
        .loop()
        .map(plan -> PathMover.looped(timed, start, clock, plan, rounds.in(plan, clock)))
        .orElseGet(() -> PathMover.open(timed, start, clock));
  }

  private double nearestRounds(LoopPlan plan, Clock clock) {
    return Math.max(1, Math.rint(clock.seconds(plan.ticks()) / wish().seconds()));
  }

  /** How often a path is run through in a loop. */
  private interface Rounds {
    double in(LoopPlan plan, Clock clock);
  }

  /** Whether its path comes round again by itself. */
  public boolean isPeriodic() {
    return path instanceof PathSpec.Timed timed
        && timed.path().repeating().period() < Double.POSITIVE_INFINITY;
  }

  /**
   * What the path itself asks of a loop: its period, or a second when any length suits it, and its
   * mean velocity.
   */
  public CycleWish wish() {
    if (!(path instanceof PathSpec.Timed timed)) {
      return new CycleWish(SECONDS_WITHOUT_PERIOD, false, 0, 0, 0, Double.POSITIVE_INFINITY);
    }
    MotionPath repeating = timed.path().repeating();
    double period = repeating.period();
    double seconds = period < Double.POSITIVE_INFINITY ? period : SECONDS_WITHOUT_PERIOD;
    Vector2d way = repeating.position(seconds, new Vector2d());
    way.sub(repeating.position(0, new Vector2d())).div(seconds);
    return new CycleWish(seconds, false, 0, way.x, way.y, Double.POSITIVE_INFINITY);
  }
}
