package critterbake.sim.creature.walker;

import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Form;
import critterbake.sim.spec.ValueType.Nested;
import critterbake.sim.spec.ValueType.OneOf;
import critterbake.sim.spec.ValueType.Real;
import critterbake.sim.spec.ValueType.Row;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a walker is built of above its legs; each part may be missing. Lengths are units.
 *
 * @param torso from hip to chest
 * @param head above the chest
 * @param arms at the chest
 * @param ears on the head
 * @param tail behind the hip
 * @param feet below the legs
 * @param eyes on the head
 */
public record BodySpec(
    Optional<Torso> torso,
    Optional<Head> head,
    Optional<Arms> arms,
    Optional<Trailing> ears,
    Optional<Trailing> tail,
    Optional<Feet> feet,
    Optional<Eyes> eyes) {
  /** The trunk: length of the spine, its greatest width, how soft it is beside the usual one. */
  public record Torso(double length, double width, double squash) {}

  /** The head: its radius, how far ahead of the chest it sits, how late it follows (seconds). */
  public record Head(double radius, double forward, double lag) {}

  /** Arms: length, width, degrees they swing. */
  public record Arms(double length, double width, double swing) {}

  /** Ears or tail: length, width, links, natural frequency in Hz, damping ratio. */
  public record Trailing(
      double length, double width, int joints, double frequency, double damping) {}

  /** Feet: length and height over the ground. */
  public record Feet(double length, double height) {}

  /** Eyes: size if one is given, blinks a second. */
  public record Eyes(Optional<EyeSize> size, double blink) {}

  /** Width and height of an eye in whole pixels, whatever the scale. */
  public record EyeSize(int width, int height) {}

  private static final double LONGEST = 100;

  private static final ObjectType<Torso> TORSO =
      ObjectType.of(
          "torso",
          "The trunk.",
          values ->
              new Torso(values.number("length"), values.number("width"), values.number("squash")),
          length("length", 0.26, "From hip to chest."),
          length("width", 0.43, "Greatest width."),
          Key.number(
              "squash",
              1,
              0,
              4,
              Unit.SHARE,
              "How much landing presses it together and leaping stretches it; 0 stays stiff."));

  private static final ObjectType<Head> HEAD =
      ObjectType.of(
          "head",
          "The head.",
          values ->
              new Head(values.number("radius"), values.number("forward"), values.seconds("lag")),
          length("radius", 0.35, "Radius of the skull."),
          Key.number(
              "forward", 0.11, -LONGEST, LONGEST, Unit.LENGTH, "How far ahead of the chest."),
          Key.duration("lag", 0.08, "How late it follows the body."));

  private static final ObjectType<Arms> ARMS =
      ObjectType.of(
          "arms",
          "The arms.",
          values ->
              new Arms(
                  values.number("length"),
                  values.number("width"),
                  values.number("swing", Double.NaN)),
          length("length", 0.37, "Shoulder to hand."),
          length("width", 0.13, "Width at the shoulder."),
          Key.optionalNumber(
              "swing", "by style", 0, 170, Unit.DEGREES, "Degrees they swing to each side."));

  private static final ObjectType<Trailing> EARS =
      ObjectType.of(
          "ears", "The ears.", values -> trailing(values, 4), trailingKeys(0.60, 0.17, 2.6, 0.32));

  private static final ObjectType<Trailing> TAIL =
      ObjectType.of(
          "tail",
          "The tail.",
          values -> trailing(values, (int) values.whole("joints")),
          withJoints(trailingKeys(1.12, 0.26, 1.7, 0.35)));

  private static final ObjectType<Feet> FEET =
      ObjectType.of(
          "feet",
          "The feet.",
          values -> new Feet(values.number("length"), values.number("height")),
          length("length", 0.31, "Heel to toe."),
          length("height", 0.12, "From the sole to the ankle."));

  private static final ObjectType<Eyes> EYES =
      ObjectType.of(
          "eyes",
          "The eyes.",
          values -> {
            List<Double> size = values.list("size");
            Optional<EyeSize> given =
                size.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                        new EyeSize((int) Math.round(size.get(0)), (int) Math.round(size.get(1))));
            return new Eyes(given, values.number("blink"));
          },
          Key.optional(
              "size",
              new Row(List.of(new Real(1, 64, Unit.PIXELS), new Real(1, 64, Unit.PIXELS))),
              "[2px, 3px]",
              "Width and height in pixels; unless given, they grow with the head and the scale."),
          Key.number("blink", 0.3, 0, 10, Unit.PER_SECOND, "Blinks a second."));

  public static final ObjectType<BodySpec> TYPE =
      ObjectType.of(
          "body",
          "What is above the legs.",
          BodySpec::of,
          part("torso", TORSO),
          part("head", HEAD),
          part("arms", ARMS),
          part("ears", EARS),
          part("tail", TAIL),
          part("feet", FEET),
          part("eyes", EYES));

  private static BodySpec of(Values values) {
    return new BodySpec(
        part(values, "torso", TORSO),
        part(values, "head", HEAD),
        part(values, "arms", ARMS),
        part(values, "ears", EARS),
        part(values, "tail", TAIL),
        part(values, "feet", FEET),
        part(values, "eyes", EYES));
  }

  private static Key part(String name, ObjectType<?> type) {
    return Key.optional(
        name,
        new OneOf(
            List.of(
                new Form("part", new Nested(type)),
                new Form("none", new ValueType.Choice(List.of("none"))))),
        "its keys' defaults",
        type.doc());
  }

  /** The part described, the usual one when nothing is said, empty for {@code none}. */
  @SuppressWarnings("unchecked")
  private static <T> Optional<T> part(Values values, String key, ObjectType<T> type) {
    Optional<Chosen> chosen = values.chosen(key);
    if (chosen.isEmpty()) {
      return Optional.of(type.build().apply(new Values(type, Map.of(), values.pixelsPerUnit())));
    }
    return chosen.get().form().equals("none")
        ? Optional.empty()
        : Optional.of((T) chosen.get().value());
  }

  private static Trailing trailing(Values values, int joints) {
    return new Trailing(
        values.number("length"),
        values.number("width"),
        joints,
        values.number("frequency"),
        values.number("damping"));
  }

  private static Key[] trailingKeys(double length, double width, double frequency, double damping) {
    return new Key[] {
      length("length", length, "Root to tip."),
      length("width", width, "Greatest width."),
      Key.number("frequency", frequency, 0.1, 30, Unit.HERTZ, "How fast it swings by itself."),
      Key.number("damping", damping, 0.02, 3, Unit.SHARE, "1 does not swing back at all.")
    };
  }

  private static Key[] withJoints(Key[] keys) {
    Key[] all = java.util.Arrays.copyOf(keys, keys.length + 1);
    all[keys.length] = Key.whole("joints", 8, 2, 32, "Links of its chain.");
    return all;
  }

  private static Key length(String name, double usual, String doc) {
    return Key.number(name, usual, 0.005, LONGEST, Unit.LENGTH, doc);
  }
}
