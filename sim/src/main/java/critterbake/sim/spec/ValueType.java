package critterbake.sim.spec;

import java.util.List;

/**
 * What a value in a scenario may be. It describes and knows no file format: the reader, the JSON
 * Schema and the reference table are all made from it. The comment on each type names the Java
 * value the reader hands over.
 */
public sealed interface ValueType {

  /** A finite number in a range, in the unit given; {@code Double}. */
  record Real(double min, double max, Unit unit) implements ValueType {}

  /** A whole number in a range; {@code Long}. */
  record Whole(long min, long max) implements ValueType {
    /** Whether there is but one such number. */
    public boolean isOne() {
      return min == max;
    }
  }

  /** {@code Boolean}. */
  record Flag() implements ValueType {}

  /** Any text; {@code String}. */
  record Text() implements ValueType {}

  /** One of a few words; the {@code String} as listed. */
  record Choice(List<String> words) implements ValueType {
    public Choice {
      words = List.copyOf(words);
    }
  }

  /** A color; {@code Integer}, straight ARGB. */
  record Color() implements ValueType {}

  /** A time such as {@code 4s}, {@code 250ms} or {@code 48f}; {@code Double}, seconds. */
  record Duration() implements ValueType {}

  /**
   * A file beside the scenario; {@code String}, as written, checked to stay inside and to exist.
   */
  record PartFile() implements ValueType {}

  /**
   * A recorded movement in a file beside the scenario, lines of {@code time,x,y}; the points read
   * from it as {@code List<List<Double>>}, times rising.
   */
  record Recording() implements ValueType {}

  /** A ratio of whole numbers such as {@code 30000/1001}, or a whole number; {@link Fraction}. */
  record Ratio(double min, double max) implements ValueType {}

  /**
   * Width and height in whole pixels, {@code [64, 48]} or {@code 64x48}; {@code List<Long>} of two.
   */
  record Size() implements ValueType {}

  /** The name of an actor of the scene; {@code String}. */
  record ActorName() implements ValueType {}

  /** Items of one type; {@code List}. */
  record Many(ValueType item, int min, int max) implements ValueType {}

  /** A fixed number of values, each of its own type: {@code [t, x, y]}; {@code List}. */
  record Row(List<ValueType> items) implements ValueType {
    public Row {
      items = List.copyOf(items);
    }
  }

  /** Freely named values of one type; {@code Map<String, ?>} in file order. */
  record Named(ValueType value) implements ValueType {}

  /** A nested object; what its description builds. */
  record Nested(ObjectType<?> object) implements ValueType {}

  /**
   * An object whose {@code key} says which description it follows; a {@link Kinded}.
   *
   * @param key the key that says it, such as {@code kind}
   * @param nameSays whether the object's own name says it when the key is missing
   * @param shared keys that every kind has besides its own
   * @param kinds the descriptions; the name of each is the word {@code key} takes
   */
  record ByKind(String key, boolean nameSays, List<Key> shared, List<ObjectType<?>> kinds)
      implements ValueType {
    public ByKind {
      shared = List.copyOf(shared);
      kinds = List.copyOf(kinds);
    }
  }

  /** Some keys of an object, laid over another of the same kind; read only after that. */
  record Partial(ObjectType<?> object) implements ValueType {}

  /** Alternatives, tried in order by shape; the chosen one's value in a {@link Chosen}. */
  record OneOf(List<Form> forms) implements ValueType {
    public OneOf {
      forms = List.copyOf(forms);
    }
  }

  /**
   * One alternative of a {@link OneOf}: its name for the code that builds from it, and its type.
   */
  record Form(String name, ValueType type) {}

  /** A value of a {@link OneOf}: which form it took, and the value. */
  record Chosen(String form, Object value) {}

  /**
   * A value of a {@link ByKind}: its kind, the shared keys, and what the kind's description built.
   */
  record Kinded(String kind, Values shared, Object value) {}

  /** A ratio of whole numbers, in lowest terms, the denominator at least 1. */
  record Fraction(long numerator, long denominator) {
    public double value() {
      return (double) numerator / denominator;
    }
  }

  /** What a number is measured in. */
  enum Unit {
    NONE("", false),
    /** World units; {@code px} allowed. */
    LENGTH("units", true),
    /** World units a second; {@code px} allowed. */
    SPEED("units/s", true),
    ACCELERATION("units/s^2", true),
    /** Written in degrees; handed over in degrees too, converted by the spec. */
    DEGREES("degrees", false),
    PER_SECOND("1/s", false),
    HERTZ("Hz", false),
    PIXELS("px", true),
    /** A share, usually 0 to 1. */
    SHARE("", false);

    private final String label;
    private final boolean pixels;

    Unit(String label, boolean pixels) {
      this.label = label;
      this.pixels = pixels;
    }

    public String label() {
      return label;
    }

    /**
     * Whether {@code px} may follow the number. For PIXELS it is a mere label, else it divides by
     * the scale.
     */
    public boolean takesPixels() {
      return pixels;
    }
  }
}
