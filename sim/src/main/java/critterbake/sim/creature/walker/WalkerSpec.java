package critterbake.sim.creature.walker;

import critterbake.sim.Actor;
import critterbake.sim.ActorSpec;
import critterbake.sim.Rules;
import critterbake.sim.Stage;
import critterbake.sim.loop.CycleWish;
import critterbake.sim.path.ConstantVelocity;
import critterbake.sim.path.Movement;
import critterbake.sim.path.PathSpec;
import critterbake.sim.pose.CutOut;
import critterbake.sim.pose.Material;
import critterbake.sim.pose.PictureFacts;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.Values;
import critterbake.sim.world.Ground;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * A walker as the scenario describes it.
 *
 * @param rules the article's or ours
 * @param movement where it starts and how the body moves
 * @param facing which way it looks
 * @param legs what it walks on
 * @param gait how it steps
 * @param trip a stumble, if any
 * @param body what is above the legs
 * @param skin what it is made of
 */
public record WalkerSpec(
    Rules rules,
    Movement movement,
    Facing facing,
    LegsSpec legs,
    GaitSpec gait,
    Optional<TripSpec> trip,
    BodySpec body,
    SkinSpec skin)
    implements ActorSpec {
  /** Which way a walker looks. */
  public enum Facing {
    /** Where it goes. */
    AUTO,
    LEFT,
    RIGHT
  }

  /** Units a second when nothing is said. */
  private static final double USUAL_SPEED = 1.5;

  public static final ObjectType<WalkerSpec> TYPE =
      Movement.choosing(
          ObjectType.of(
              "walker",
              "A creature that walks because it would otherwise fall.",
              WalkerSpec::of,
              Movement.keys(
                  USUAL_SPEED,
                  Key.choice(
                      "rules", Rules.REFINED, "The source article's rules, or refined ones."),
                  Key.choice("facing", Facing.AUTO, "Which way it looks."),
                  Key.object("legs", LegsSpec.TYPE, "The legs."),
                  Key.object("gait", GaitSpec.TYPE, "How it steps."),
                  Key.optional(
                      "trip",
                      new ValueType.Nested(TripSpec.TYPE),
                      "none",
                      "Knocks it off balance."),
                  Key.object("body", BodySpec.TYPE, "What is above the legs."),
                  Key.object("skin", SkinSpec.TYPE, "Colors and drawn parts."))));

  private static WalkerSpec of(Values values) {
    return new WalkerSpec(
        values.choice("rules", Rules.class),
        Movement.of(values),
        values.choice("facing", Facing.class),
        values.object("legs", LegsSpec.TYPE),
        values.object("gait", GaitSpec.TYPE),
        values.has("trip") ? Optional.of(values.object("trip", TripSpec.TYPE)) : Optional.empty(),
        values.object("body", BodySpec.TYPE),
        values.object("skin", SkinSpec.TYPE));
  }

  @Override
  public String kind() {
    return "walker";
  }

  @Override
  public Actor create(String id, Stage stage) {
    return rules == Rules.ORIGINAL
        ? new OriginalWalker(id, this, stage)
        : new RefinedWalker(id, this, stage);
  }

  @Override
  public List<String> dependsOn() {
    return movement.dependsOn();
  }

  @Override
  public Optional<CycleWish> cycleWish(Stage stage) {
    OptionalDouble constant = constantSpeed();
    if (constant.isEmpty()) {
      return Optional.of(movement.wish());
    }
    double velocity = constant.getAsDouble();
    double speed = Math.abs(velocity);
    if (speed <= walksAbove()) {
      return Optional.of(
          new CycleWish(Breath.SECONDS, false, 0, velocity, 0, Double.POSITIVE_INFINITY));
    }
    GaitLaw law = law(stage.world().gravity());
    return Optional.of(
        new CycleWish(
            law.naturalCycle(speed),
            true,
            legs.count(),
            velocity,
            velocity * meanSlope(stage.world().ground()),
            law.longestCycle(speed)));
  }

  private static double meanSlope(Ground ground) {
    double period = ground.period();
    return period > 0 && !Double.isInfinite(period) ? ground.risePerPeriod() / period : 0;
  }

  @Override
  public Map<String, Material> materials() {
    return skin.materials();
  }

  @Override
  public List<CutOut> cutOuts() {
    return List.copyOf(skin.sprites().values());
  }

  @Override
  public ActorSpec completedBy(Function<CutOut, PictureFacts> pictures) {
    Map<String, CutOut> completed = new LinkedHashMap<>();
    skin.sprites().forEach((bone, cutOut) -> completed.put(bone, cutOut.completedBy(pictures)));
    return new WalkerSpec(rules, movement, facing, legs, gait, trip, body, skin.with(completed));
  }

  /** Its speed along x, if that never changes. */
  OptionalDouble constantSpeed() {
    return movement.path() instanceof PathSpec.Timed timed
            && timed.path() instanceof ConstantVelocity constant
        ? OptionalDouble.of(constant.x())
        : OptionalDouble.empty();
  }

  /**
   * The speed above which it walks; slower it stands and shuffles after its body. One whose speed
   * never changes walks however slow it is, for shuffling keeps no rhythm that could repeat.
   */
  double walksAbove() {
    OptionalDouble constant = constantSpeed();
    return constant.isPresent() && constant.getAsDouble() != 0 ? 0 : Steps.WALKS;
  }

  /** Its style, with what the scenario overrides. */
  Style style() {
    return gait.resolved(legs);
  }

  GaitLaw law(double gravity) {
    return new GaitLaw(legs, gravity, style());
  }
}
