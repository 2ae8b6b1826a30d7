package critterbake.sim.creature.swarm;

import critterbake.sim.Actor;
import critterbake.sim.ActorSpec;
import critterbake.sim.Rules;
import critterbake.sim.Stage;
import critterbake.sim.loop.CycleWish;
import critterbake.sim.math.Strict;
import critterbake.sim.path.PathSpec;
import critterbake.sim.pose.CutOut;
import critterbake.sim.pose.Material;
import critterbake.sim.pose.PictureFacts;
import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Form;
import critterbake.sim.spec.ValueType.Many;
import critterbake.sim.spec.ValueType.Nested;
import critterbake.sim.spec.ValueType.Real;
import critterbake.sim.spec.ValueType.Row;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A swarm around a prey.
 *
 * @param rules whether it follows the article
 * @param target the actor it circles, or a point
 * @param count members, at least 1
 * @param speed units a second on the ring; 0 hovers
 * @param ring the wanted distance from the prey
 * @param start places of the first members; the others start evenly on the ring
 * @param wander how far members stray from the ring
 * @param attack when and how members dive, or empty
 * @param spacing strength of the even-spacing control, 1/s
 * @param tilt how a member is turned to its movement
 * @param size length of a member's body, units; also the least distance between two
 * @param skin its colors
 */
public record SwarmSpec(
    Rules rules,
    Target target,
    int count,
    double speed,
    Ring ring,
    List<Place> start,
    WanderSpec wander,
    Optional<AttackSpec> attack,
    double spacing,
    TiltSpec tilt,
    double size,
    SlugSkin skin)
    implements ActorSpec {
  private static final double FAR = 1e6;
  private static final double LARGEST = 1000;
  private static final int MOST = 1_000_000;

  private static final ValueType DISTANCE = new Real(1e-3, FAR, Unit.LENGTH);

  public static final ObjectType<SwarmSpec> TYPE =
      ObjectType.of(
              "swarm",
              "Enemies that circle a prey, keep apart, dive and rejoin.",
              SwarmSpec::of,
              Key.choice("rules", Rules.REFINED, "original: the article's, tick for tick."),
              Key.optional("target", new ValueType.ActorName(), "none", "The actor it circles."),
              Key.optional(
                  "offset",
                  PathSpec.POINT,
                  "[0, 0]",
                  "From the target to the middle of the ring: a walker's is at its feet."),
              Key.optional("at", PathSpec.POINT, "[0, 0]", "The point it circles."),
              Key.whole("count", 6, 1, MOST, "Members."),
              Key.number("speed", 4, 0, FAR, Unit.SPEED, "Speed on the ring; 0 hovers."),
              new Key(
                  "distance",
                  new ValueType.OneOf(
                      List.of(
                          new Form("circle", DISTANCE),
                          new Form("ellipse", new Row(List.of(DISTANCE, DISTANCE))))),
                  new Chosen("circle", 3.0),
                  "3",
                  false,
                  "Wanted distance from the prey; [x, y] for an ellipse."),
              Key.optional(
                  "start",
                  new Many(PathSpec.POINT, 1, MOST),
                  "evenly on the ring",
                  "Where the first members start."),
              Key.object("wander", WanderSpec.TYPE, "How far members stray from the ring."),
              new Key(
                  "attack",
                  new ValueType.OneOf(
                      List.of(
                          new Form("none", new ValueType.Choice(List.of("none"))),
                          new Form("dives", new Nested(AttackSpec.TYPE)))),
                  new Chosen("dives", AttackSpec.STANDARD),
                  "a dive every 2s",
                  false,
                  "When members dive, and the timeline of a dive; or none."),
              Key.number(
                  "spacing",
                  1,
                  0,
                  1000,
                  Unit.PER_SECOND,
                  "Strength of the even-spacing control (refined)."),
              TiltSpec.KEY,
              Key.number(
                  "size",
                  1,
                  1e-3,
                  LARGEST,
                  Unit.LENGTH,
                  "Body length, and the least distance apart."),
              Key.object("skin", SlugSkin.TYPE, "Its colors and drawn parts."))
          .choosingOneOf("target", "at");

  /** What a swarm circles. */
  public sealed interface Target {
    /** Another actor, or a point beside it that moves along. */
    record OfActor(String name, double offsetX, double offsetY) implements Target {}

    /** A point of the world. */
    record At(double x, double y) implements Target {}
  }

  /** A point of the world. */
  public record Place(double x, double y) {}

  public SwarmSpec {
    start = List.copyOf(start);
    if (start.size() > count) {
      throw new InvalidSpec(
          "start", "there are " + start.size() + " start places for " + count + " members");
    }
    if (rules == Rules.ORIGINAL && ring.radiusX() != ring.radiusY()) {
      throw new InvalidSpec("distance", "the article's rules know circles only, no [x, y]");
    }
    double least = Math.min(ring.radiusX(), ring.radiusY());
    attack.ifPresent(
        dives -> {
          if (dives.reach() >= least) {
            throw new InvalidSpec(
                "attack.reach",
                "the reach must be below the distance, which is " + least + "; or attack: none");
          }
        });
  }

  private static SwarmSpec of(Values values) {
    return new SwarmSpec(
        values.choice("rules", Rules.class),
        target(values),
        (int) values.whole("count"),
        values.number("speed"),
        ring(values.chosen("distance").orElseThrow().value()),
        values.<List<Double>>list("start").stream()
            .map(place -> new Place(place.get(0), place.get(1)))
            .toList(),
        values.object("wander", WanderSpec.TYPE),
        values.chosen("attack").map(Chosen::value).flatMap(SwarmSpec::attack),
        values.number("spacing"),
        TiltSpec.of(values),
        values.number("size"),
        values.object("skin", SlugSkin.TYPE));
  }

  private static Target target(Values values) {
    if (values.has("target")) {
      List<Double> offset = values.list("offset");
      return offset.isEmpty()
          ? new Target.OfActor(values.text("target"), 0, 0)
          : new Target.OfActor(values.text("target"), offset.get(0), offset.get(1));
    }
    List<Double> at = values.list("at");
    return at.isEmpty() ? new Target.At(0, 0) : new Target.At(at.get(0), at.get(1));
  }

  private static Ring ring(Object distance) {
    if (distance instanceof List<?> radii) {
      return new Ring((Double) radii.get(0), (Double) radii.get(1));
    }
    return new Ring((Double) distance, (Double) distance);
  }

  private static Optional<AttackSpec> attack(Object value) {
    return value instanceof AttackSpec dives ? Optional.of(dives) : Optional.empty();
  }

  @Override
  public String kind() {
    return "swarm";
  }

  @Override
  public Actor create(String id, Stage stage) {
    return new SwarmActor(id, this, stage);
  }

  @Override
  public List<String> dependsOn() {
    return target instanceof Target.OfActor other ? List.of(other.name()) : List.of();
  }

  /** Seconds for one round of the ring; infinity when it hovers. */
  double roundSeconds() {
    return Strict.TAU * ring.mean() / speed;
  }

  @Override
  public Optional<CycleWish> cycleWish(Stage stage) {
    double seconds = speed > 0 ? roundSeconds() : 1 / WingBeat.BEATS_PER_SECOND;
    return Optional.of(new CycleWish(seconds, false, 0, 0, 0, Double.POSITIVE_INFINITY));
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
    return new SwarmSpec(
        rules,
        target,
        count,
        speed,
        ring,
        start,
        wander,
        attack,
        spacing,
        tilt,
        size,
        skin.completedBy(pictures));
  }
}
