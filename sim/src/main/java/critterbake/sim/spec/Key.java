package critterbake.sim.spec;

import critterbake.sim.spec.ValueType.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The description of one key of a scenario object. One description serves the reader, the JSON
 * Schema and the reference table, so they cannot drift apart.
 *
 * @param name as written in scenarios, such as {@code step_speed}
 * @param type what its value may be
 * @param fallback the value when the key is not given (as the type hands it over), or null when
 *     there is none
 * @param fallbackText the default in words for people, or null to print the value
 * @param required whether the key must be given
 * @param doc one sentence
 */
public record Key(
    String name,
    ValueType type,
    Object fallback,
    String fallbackText,
    boolean required,
    String doc) {

  public static Key number(
      String name, double fallback, double min, double max, Unit unit, String doc) {
    return new Key(name, new ValueType.Real(min, max, unit), fallback, null, false, doc);
  }

  /** A number whose default is found from other values; {@code byDefault} says how. */
  public static Key optionalNumber(
      String name, String byDefault, double min, double max, Unit unit, String doc) {
    return new Key(name, new ValueType.Real(min, max, unit), null, byDefault, false, doc);
  }

  public static Key whole(String name, long fallback, long min, long max, String doc) {
    return new Key(name, new ValueType.Whole(min, max), fallback, null, false, doc);
  }

  public static Key flag(String name, boolean fallback, String doc) {
    return new Key(name, new ValueType.Flag(), fallback, null, false, doc);
  }

  public static Key duration(String name, double fallbackSeconds, String doc) {
    return new Key(name, new ValueType.Duration(), fallbackSeconds, null, false, doc);
  }

  /** One of an enum's constants, written in lower case. */
  public static <E extends Enum<E>> Key choice(String name, E fallback, String doc) {
    return new Key(name, choiceOf(fallback.getDeclaringClass()), word(fallback), null, false, doc);
  }

  public static Key object(String name, ObjectType<?> object, String doc) {
    return new Key(name, new ValueType.Nested(object), null, null, false, doc);
  }

  /** A key of any type without a default. */
  public static Key optional(String name, ValueType type, String byDefault, String doc) {
    return new Key(name, type, null, byDefault, false, doc);
  }

  /** A key of any type that must be given. */
  public static Key required(String name, ValueType type, String doc) {
    return new Key(name, type, null, null, true, doc);
  }

  /** The words of an enum as a type. */
  public static <E extends Enum<E>> ValueType.Choice choiceOf(Class<E> type) {
    List<String> words = new ArrayList<>();
    for (E constant : type.getEnumConstants()) {
      words.add(word(constant));
    }
    return new ValueType.Choice(words);
  }

  /** How an enum constant is written in scenarios. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  public Optional<Object> defaultValue() {
    return Optional.ofNullable(fallback);
  }
}
