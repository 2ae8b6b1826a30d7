package critterbake.sim.spec;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The checked values of one scenario object: what the file gave, or the default. Asking for a key
 * the description does not have, or as another type, is a mistake in the program.
 */
public final class Values {
  /** The scale of a view that does not say. */
  public static final double USUAL_PIXELS_PER_UNIT = 24;

  private final Map<String, Object> given;
  private final ObjectType<?> type;
  private final double pixelsPerUnit;

  /** Values of a scene drawn at the usual scale. */
  public Values(ObjectType<?> type, Map<String, Object> given) {
    this(type, given, USUAL_PIXELS_PER_UNIT);
  }

  /**
   * @param type the description the values were checked against
   * @param given values of the keys the file gave, as their types hand them over
   * @param pixelsPerUnit the scale of the scene's view, which also turns a picture's pixels to
   *     units
   */
  public Values(ObjectType<?> type, Map<String, Object> given, double pixelsPerUnit) {
    this.type = type;
    this.given = given;
    this.pixelsPerUnit = pixelsPerUnit;
  }

  /** Final pixels for one world unit in the scene's view. */
  public double pixelsPerUnit() {
    return pixelsPerUnit;
  }

  /** Whether the file gave this key. */
  public boolean has(String key) {
    return given.containsKey(key);
  }

  /** The value or its default, if there is one. */
  public Optional<Object> find(String key) {
    Object value = given.get(key);
    return value != null ? Optional.of(value) : key(key).defaultValue();
  }

  public double number(String key) {
    return (Double) need(key);
  }

  /** The number if given, else another. */
  public double number(String key, double otherwise) {
    return find(key).map(value -> (Double) value).orElse(otherwise);
  }

  public long whole(String key) {
    return (Long) need(key);
  }

  public boolean flag(String key) {
    return (Boolean) need(key);
  }

  public String text(String key) {
    return (String) need(key);
  }

  public Optional<String> optionalText(String key) {
    return find(key).map(String.class::cast);
  }

  /** A time in seconds. */
  public double seconds(String key) {
    return (Double) need(key);
  }

  /** Straight ARGB. */
  public int color(String key) {
    return (Integer) need(key);
  }

  public <E extends Enum<E>> E choice(String key, Class<E> type) {
    return Enum.valueOf(type, text(key).toUpperCase(Locale.ROOT));
  }

  @SuppressWarnings("unchecked")
  public <T> List<T> list(String key) {
    return (List<T>) find(key).orElse(List.of());
  }

  @SuppressWarnings("unchecked")
  public <T> Map<String, T> map(String key) {
    return (Map<String, T>) find(key).orElse(Map.of());
  }

  /** A nested object, or what its description builds from no keys at all. */
  @SuppressWarnings("unchecked")
  public <T> T object(String key, ObjectType<T> object) {
    Object value = given.get(key);
    return value != null
        ? (T) value
        : object.build().apply(new Values(object, Map.of(), pixelsPerUnit));
  }

  /** Which form of a choice of forms was given, if any or by default. */
  public Optional<ValueType.Chosen> chosen(String key) {
    return find(key).map(ValueType.Chosen.class::cast);
  }

  private Object need(String key) {
    return find(key)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "no value and no default for " + type.name() + "." + key));
  }

  private Key key(String name) {
    for (Key key : type.keys()) {
      if (key.name().equals(name)) {
        return key;
      }
    }
    throw new IllegalStateException("no key " + name + " in " + type.name());
  }
}
