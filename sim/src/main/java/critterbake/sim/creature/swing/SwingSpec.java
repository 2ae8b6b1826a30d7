package critterbake.sim.creature.swing;

import critterbake.sim.Actor;
import critterbake.sim.ActorSpec;
import critterbake.sim.Rules;
import critterbake.sim.Stage;
import critterbake.sim.loop.CycleWish;
import critterbake.sim.math.Strict;
import critterbake.sim.path.Movement;
import critterbake.sim.pose.CutOut;
import critterbake.sim.pose.Material;
import critterbake.sim.pose.PictureFacts;
import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Named;
import critterbake.sim.spec.ValueType.Nested;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A cut-out that swings with its velocity.
 *
 * @param rules whether it follows the article
 * @param movement how its pivot moves
 * @param offsetRadians added to the movement's angle, clockwise as seen (a figure drawn upright and
 *     flying head first: a quarter turn)
 * @param damping share of the remaining angle: per tick in {@code original} rules, else per 1/60 s
 * @param rest how it comes to rest
 * @param response how it answers the movement in {@code refined} rules
 * @param parts by name, back to front
 * @param pixelsPerUnit size of a picture's pixel in the world
 */
public record SwingSpec(
    Rules rules,
    Movement movement,
    double offsetRadians,
    double damping,
    RestSpec rest,
    ResponseSpec response,
    Map<String, SwingPart> parts,
    double pixelsPerUnit)
    implements ActorSpec {
  public static final ObjectType<SwingSpec> TYPE =
      Movement.choosing(
          ObjectType.of(
              "swing",
              "Cut-out sprites that swing with their velocity.",
              SwingSpec::of,
              Movement.keys(
                  0,
                  Key.choice("rules", Rules.REFINED, "original: the article's, tick for tick."),
                  Key.number(
                      "angle_offset",
                      90,
                      -360,
                      360,
                      Unit.DEGREES,
                      "Added to the movement's angle, clockwise; 90 flies head first."),
                  Key.number(
                      "damping",
                      0.02,
                      1e-6,
                      1,
                      Unit.SHARE,
                      "Share of the remaining angle at rest: per tick (original), per 1/60 s."),
                  Key.object("rest", RestSpec.TYPE, "How it comes to rest."),
                  Key.object("response", ResponseSpec.TYPE, "How it answers the movement."),
                  Key.optional(
                      "parts",
                      new Named(new Nested(SwingPart.TYPE)),
                      "a plain figure",
                      "The drawn parts by name, back to front."))));

  public SwingSpec {
    Map<String, SwingPart> kept = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
    kept.forEach((name, part) -> checkParent(kept, name, part));
    parts = kept;
  }

  private static SwingSpec of(Values values) {
    return new SwingSpec(
        values.choice("rules", Rules.class),
        Movement.of(values),
        Strict.radians(values.number("angle_offset")),
        values.number("damping"),
        values.object("rest", RestSpec.TYPE),
        values.object("response", ResponseSpec.TYPE),
        values.map("parts"),
        values.pixelsPerUnit());
  }

  private static void checkParent(Map<String, SwingPart> parts, String name, SwingPart part) {
    if (part.at().isPresent() && part.parent().isEmpty()) {
      throw new InvalidSpec(
          "parts." + name + ".at", "'at' is a point of a parent; name the parent");
    }
    Optional<String> parent = part.parent();
    for (int depth = 0; parent.isPresent(); depth++) {
      SwingPart next = parts.get(parent.get());
      if (next == null) {
        throw InvalidSpec.unknown(
            "parts." + name + ".parent", "part", parent.get(), parts.keySet());
      }
      if (depth >= parts.size()) {
        throw new InvalidSpec(
            "parts." + name + ".parent", "part '" + name + "' hangs on itself, by its parents");
      }
      parent = next.parent();
    }
  }

  @Override
  public String kind() {
    return "swing";
  }

  @Override
  public Actor create(String id, Stage stage) {
    return new SwingActor(id, this, stage);
  }

  @Override
  public List<String> dependsOn() {
    return movement.dependsOn();
  }

  @Override
  public Optional<CycleWish> cycleWish(Stage stage) {
    return Optional.of(movement.wish());
  }

  @Override
  public Map<String, Material> materials() {
    return parts.isEmpty() ? PlainFigure.MATERIALS : Map.of();
  }

  @Override
  public List<CutOut> cutOuts() {
    return parts.values().stream().map(SwingPart::cutOut).toList();
  }

  @Override
  public ActorSpec completedBy(Function<CutOut, PictureFacts> pictures) {
    Map<String, SwingPart> completed = new LinkedHashMap<>();
    parts.forEach(
        (name, part) -> completed.put(name, part.with(part.cutOut().completedBy(pictures))));
    return new SwingSpec(
        rules, movement, offsetRadians, damping, rest, response, completed, pixelsPerUnit);
  }
}
