package critterbake.cli.typed;

import critterbake.cli.parts.PartFiles;
import critterbake.cli.tree.Diagnostic;
import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node;
import critterbake.cli.tree.Source;
import critterbake.cli.tree.YamlTree;
import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Form;
import critterbake.sim.spec.ValueType.Unit;
import critterbake.sim.spec.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A small description that has every sort of value, and faults as short text. */
final class Fixture {
  enum Style {
    STROLL,
    RUN
  }

  record Gait(double lift, Style style) {}

  static final ObjectType<Gait> GAIT =
      ObjectType.of(
          "gait",
          "How it steps.",
          values -> new Gait(values.number("lift"), values.choice("style", Style.class)),
          Key.number("lift", 0.8, 0, 2, Unit.NONE, "Height."),
          Key.choice("style", Style.STROLL, "Named values."));

  static final ObjectType<List<Object>> CIRCLE = leading("circle", new ValueType.Duration());
  static final ObjectType<List<Object>> POINTS =
      leading(
          "waypoints",
          new ValueType.Many(
              new ValueType.Row(List.of(number(), number(), number())), 1, Integer.MAX_VALUE));

  static final ObjectType<Values> CRITTER =
      new ObjectType<>(
          "critter",
          "A creature.",
          List.of(
              Key.number("speed", 1, -10, 10, Unit.SPEED, "Speed."),
              Key.optional(
                  "path",
                  new ValueType.OneOf(
                      List.of(
                          new Form("circle", new ValueType.Nested(CIRCLE)),
                          new Form("points", new ValueType.Nested(POINTS)))),
                  "none",
                  "Path."),
              Key.object("gait", GAIT, "Gait."),
              Key.whole("legs", 2, 1, 256, "Legs."),
              Key.flag("alive", true, "Alive."),
              Key.duration("blink", 2, "Blink."),
              Key.optional("color", new ValueType.Color(), "none", "Color."),
              Key.optional(
                  "colors", new ValueType.Many(new ValueType.Color(), 0, 4), "none", "Colors."),
              Key.optional("chase", new ValueType.ActorName(), "none", "Chased."),
              Key.optional("fps", new ValueType.Ratio(1, 1000), "12", "Rate."),
              Key.optional("size", new ValueType.Size(), "auto", "Size."),
              Key.optional("sprite", new ValueType.PartFile(), "none", "Sprite."),
              Key.optional("name", new ValueType.Text(), "none", "Name."),
              Key.optional(
                  "ears",
                  new ValueType.OneOf(
                      List.of(
                          new Form("none", new ValueType.Choice(List.of("none"))),
                          new Form("length", number()))),
                  "none",
                  "Ears.")),
          List.of(List.of("speed", "path")),
          Fixture::critter);

  static final ObjectType<Values> SCENE =
      ObjectType.of(
          "scene",
          "Creatures.",
          values -> values,
          Key.required(
              "actors",
              new ValueType.Named(
                  new ValueType.ByKind(
                      "kind",
                      false,
                      List.of(Key.whole("layer", 0, -100, 100, "Order.")),
                      List.of(CRITTER))),
              "Who."));

  private Fixture() {}

  private static ValueType number() {
    return new ValueType.Real(-Double.MAX_VALUE, Double.MAX_VALUE, Unit.LENGTH);
  }

  private static Values critter(Values values) {
    if (values.whole("legs") % 2 != 0) {
      throw new InvalidSpec("legs", "legs come in pairs");
    }
    return values;
  }

  private static ObjectType<List<Object>> leading(String name, ValueType type) {
    return ObjectType.of(
        name,
        "A form.",
        values -> List.of(values.find(name).orElseThrow()),
        Key.required(name, type, "What it is."),
        Key.flag("repeat", false, "Again."));
  }

  static Scope scope() {
    return new Scope(24, 12, Set.of("hero", "slug"), new PartFiles(List.of()));
  }

  static Node tree(String text) {
    Diagnostics out = new Diagnostics();
    Node node = YamlTree.parse(new Source("a.yaml", text), out).orElseThrow();
    if (out.failed()) {
      throw new AssertionError(out.sorted().toString());
    }
    return node;
  }

  static Values read(String text) {
    Diagnostics out = new Diagnostics();
    return new TypedReader(scope(), out)
        .read(tree(text), CRITTER)
        .orElseThrow(() -> new AssertionError(out.sorted().toString()));
  }

  /** Each fault as {@code line:column message | hint}. */
  static List<String> faults(String text, ObjectType<?> type) {
    Diagnostics out = new Diagnostics();
    new TypedReader(scope(), out).read(tree(text), type);
    List<String> faults = new ArrayList<>();
    for (Diagnostic fault : out.sorted()) {
      faults.add(
          fault.place().line()
              + ":"
              + fault.place().column()
              + " "
              + fault.message()
              + fault.hint().map(hint -> " | " + hint).orElse(""));
    }
    return faults;
  }

  static String fault(String text) {
    List<String> faults = faults(text, CRITTER);
    if (faults.size() != 1) {
      throw new AssertionError("expected one fault, found " + faults);
    }
    return faults.get(0);
  }
}
