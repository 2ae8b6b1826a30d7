package critterbake.cli.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads parsed JSON by path: asking for something of another type is answered by an {@link
 * IllegalArgumentException} that says where.
 *
 * @param path for messages, such as {@code frames.0.frame}
 * @param value as {@link Json#read} gives it
 */
public record JsonView(String path, Object value) {
  /** A view of a whole file. */
  public static JsonView of(String text) {
    return new JsonView("", Json.read(text));
  }

  /** The value of a key. */
  public JsonView get(String key) {
    return find(key).orElseThrow(() -> wrong("has no \"" + key + "\""));
  }

  /** The value of a key, if there is one. */
  public Optional<JsonView> find(String key) {
    Object found = object().get(key);
    String inner = path.isEmpty() ? key : path + "." + key;
    return found == null ? Optional.empty() : Optional.of(new JsonView(inner, found));
  }

  /** The entries of an object, in order. */
  public Map<String, JsonView> entries() {
    Map<String, JsonView> entries = new LinkedHashMap<>();
    for (Object key : object().keySet()) {
      entries.put((String) key, get((String) key));
    }
    return entries;
  }

  /** The items of a list. */
  public List<JsonView> items() {
    if (!(value instanceof List<?> list)) {
      throw wrong("is no list");
    }
    List<JsonView> items = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      items.add(new JsonView(path + "." + i, list.get(i)));
    }
    return items;
  }

  public boolean isList() {
    return value instanceof List;
  }

  public int whole() {
    if (value instanceof Integer whole) {
      return whole;
    }
    throw wrong("is no whole number");
  }

  public double number() {
    if (value instanceof Number number) {
      return number.doubleValue();
    }
    throw wrong("is no number");
  }

  public String text() {
    if (value instanceof String text) {
      return text;
    }
    throw wrong("is no text");
  }

  public boolean flag() {
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw wrong("is neither true nor false");
  }

  private Map<?, ?> object() {
    if (value instanceof Map<?, ?> object) {
      return object;
    }
    throw wrong("is no object");
  }

  private IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException((path.isEmpty() ? "the file" : path) + " " + what);
  }
}
