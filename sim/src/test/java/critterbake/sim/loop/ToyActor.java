package critterbake.sim.loop;

import critterbake.sim.Actor;
import critterbake.sim.ActorSpec;
import critterbake.sim.MotionMetrics;
import critterbake.sim.Rules;
import critterbake.sim.Stage;
import critterbake.sim.TraceSink;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.world.Ground;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.joml.Vector2d;
import org.joml.Vector2dc;

/**
 * A root that moves evenly, stamps a foot twice a cycle, and drags one weight behind it whose
 * motion obeys some law: the smallest thing that needs each way of closing.
 */
final class ToyActor implements Actor {
  /** The weight's acceleration at a place, velocity and phase of the drive. */
  interface Law {
    double acceleration(double place, double velocity, double drive);
  }

  record Spec(LoopPart.Closing closing, Law law, CycleWish wish, double kick) implements ActorSpec {
    @Override
    public String kind() {
      return "toy";
    }

    @Override
    public Rules rules() {
      return Rules.REFINED;
    }

    @Override
    public Actor create(String id, Stage stage) {
      return new ToyActor(id, this, stage);
    }

    @Override
    public List<String> dependsOn() {
      return List.of();
    }

    @Override
    public Optional<CycleWish> cycleWish(Stage stage) {
      return Optional.of(wish);
    }
  }

  private final String id;
  private final Spec spec;
  private final Stage stage;
  private final Vector2d root = new Vector2d();
  private final Vector2d velocity = new Vector2d();
  private double place;
  private double speed;
  private long now;

  ToyActor(String id, Spec spec, Stage stage) {
    this.id = id;
    this.spec = spec;
    this.stage = stage;
    this.place = spec.kick;
    place(0);
  }

  static CycleWish wish(double seconds, double speed) {
    return new CycleWish(seconds, true, 2, speed, 0, Double.POSITIVE_INFINITY);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public void step(long tick) {
    drag(Strict.cos(Strict.TAU * phase(tick - 1)));
    place(tick);
  }

  private void drag(double drive) {
    double dt = stage.clock().dt();
    speed += spec.law.acceleration(place, speed, drive) * dt;
    place += speed * dt;
  }

  private double phase(long tick) {
    return stage
        .loop()
        .map(plan -> (double) Math.floorMod(tick, plan.cycleTicks(id)) / plan.cycleTicks(id))
        .orElseGet(() -> stage.clock().seconds(tick) / spec.wish.seconds());
  }

  private void place(long tick) {
    now = tick;
    double x =
        stage
            .loop()
            .map(plan -> plan.lap(tick) * plan.advanceX() + plan.phase(tick) * plan.advanceX())
            .orElseGet(() -> stage.clock().seconds(tick) * spec.wish.velocityX());
    root.set(x, 0);
    velocity.set(spec.wish.velocityX(), 0);
  }

  @Override
  public void restored(long tick) {
    place(tick);
  }

  @Override
  public Vector2dc position() {
    return root;
  }

  @Override
  public Vector2dc velocity() {
    return velocity;
  }

  @Override
  public void trace(TraceSink sink) {
    double step = phase(now) - Math.floor(phase(now));
    sink.point(id, "body", root.x, root.y, Double.NaN, "");
    sink.point(
        id,
        "foot.left",
        root.x,
        0,
        Double.NaN,
        step >= 0.295 && step < 0.895 ? "planted" : "swing");
    sink.point(id, "weight", root.x + place, 1, Double.NaN, "");
  }

  @Override
  public void pose(Grid grid, PoseBuilder out) {}

  @Override
  public List<LoopPart> loopParts() {
    boolean solved = spec.closing == LoopPart.Closing.SOLVING;
    return List.of(solved ? new LinearWeight() : new Weight());
  }

  @Override
  public MotionMetrics metrics() {
    return new MotionMetrics(Map.of());
  }

  /** The weight's place and speed, relative to the root. */
  private class Weight implements LoopPart {
    @Override
    public String name() {
      return "weight";
    }

    @Override
    public Closing closing() {
      return spec.closing;
    }

    @Override
    public int size() {
      return 2;
    }

    @Override
    public void save(double[] into, int offset) {
      into[offset] = place;
      into[offset + 1] = speed;
    }

    @Override
    public void restore(double[] from, int offset) {
      place = from[offset];
      speed = from[offset + 1];
    }

    @Override
    public Travel travel(int index) {
      return Travel.NONE;
    }
  }

  /** The same under a law that is linear. */
  private final class LinearWeight extends Weight implements LinearPart {
    @Override
    public Closing closing() {
      return Closing.SOLVING;
    }

    @Override
    public void relax() {
      drag(0);
    }
  }

  /** Level ground, or ground that repeats after a distance. */
  static Ground ground(double period, double rise) {
    return new Ground() {
      @Override
      public OptionalDouble height(double x) {
        return OptionalDouble.of(0);
      }

      @Override
      public double slope(double x) {
        return 0;
      }

      @Override
      public OptionalDouble mean(double left, double right) {
        return OptionalDouble.of(0);
      }

      @Override
      public double period() {
        return period;
      }

      @Override
      public double risePerPeriod() {
        return rise;
      }
    };
  }
}
