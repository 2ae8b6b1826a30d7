package critterbake.cli.tree;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value of a scenario file as it was written, with its place. What it means is decided by who
 * reads it.
 */
public sealed interface Node {
  /** Where it starts. */
  Place place();

  /** What people call this sort of node. */
  String describe();

  /**
   * One value.
   *
   * @param place where it starts
   * @param text its spelling, quotes and escapes undone
   * @param plain whether it may be read as a number, a truth value or nothing: it has no quotes
   */
  record Scalar(Place place, String text, boolean plain) implements Node {
    /** Whether it says nothing: empty, {@code ~} or {@code null} without quotes. */
    public boolean isNothing() {
      return plain
          && (text.isEmpty()
              || text.equals("~")
              || text.equals("null")
              || text.equals("Null")
              || text.equals("NULL"));
    }

    @Override
    public String describe() {
      return isNothing() ? "nothing" : plain ? text : "the text \"" + text + "\"";
    }
  }

  /** A list. */
  record Sequence(Place place, List<Node> items) implements Node {
    public Sequence {
      items = List.copyOf(items);
    }

    @Override
    public String describe() {
      return "a list";
    }
  }

  /** Keys with values, in file order. */
  record Mapping(Place place, Map<String, Entry> entries) implements Node {
    public Mapping {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    public boolean has(String key) {
      return entries.containsKey(key);
    }

    @Override
    public String describe() {
      return "an object";
    }
  }

  /** One key with its value. */
  record Entry(Scalar key, Node value) {}
}
