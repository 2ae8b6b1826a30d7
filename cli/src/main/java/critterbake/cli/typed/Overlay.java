package critterbake.cli.typed;

import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import critterbake.sim.spec.ValueType.Form;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Lays one tree over another: objects are merged key by key, everything else is replaced, and a key
 * of a choose-one group takes the others of its group away. Every node keeps the place it was
 * written at.
 */
public final class Overlay {
  private Overlay() {}

  /** The base with the upper tree laid over it. */
  public static Node lay(Node base, Node over, ObjectType<?> type) {
    return lay(base, over, new ValueType.Nested(type), "");
  }

  private static Node lay(Node base, Node over, ValueType type, String name) {
    if (!(base instanceof Mapping below) || !(over instanceof Mapping above)) {
      return over;
    }
    if (type instanceof ValueType.Nested nested) {
      return object(below, above, nested.object());
    }
    if (type instanceof ValueType.Named named) {
      return named(below, above, named);
    }
    if (type instanceof ValueType.ByKind byKind) {
      return kinded(below, above, byKind, name);
    }
    if (type instanceof ValueType.OneOf oneOf) {
      return oneOf(below, above, oneOf, name);
    }
    return type instanceof ValueType.Partial partial
        ? object(below, above, partial.object())
        : named(below, above, new ValueType.Named(type));
  }

  private static Mapping object(Mapping base, Mapping over, ObjectType<?> type) {
    Map<String, Entry> merged = new LinkedHashMap<>();
    for (Entry entry : base.entries().values()) {
      String name = canonical(entry, type);
      if (!isDisplaced(name, over, type)) {
        merged.putIfAbsent(name, entry);
      }
    }
    for (Entry entry : over.entries().values()) {
      String name = canonical(entry, type);
      Entry below = merged.get(name);
      Optional<Key> key = Keys.find(type, name);
      Node value =
          below == null ? entry.value() : lay(below.value(), entry.value(), typeOf(key), name);
      merged.put(name, new Entry(entry.key(), value));
    }
    return new Mapping(over.entries().isEmpty() ? base.place() : over.place(), merged);
  }

  /** A key's type; below an unknown one everything is merged by name. */
  private static ValueType typeOf(Optional<Key> key) {
    return key.map(Key::type).orElseGet(ValueType.Text::new);
  }

  /** The name a key has in its description, or as it was written when it has none. */
  private static String canonical(Entry entry, ObjectType<?> type) {
    String written = entry.key().text();
    return Keys.find(type, written).map(Key::name).orElse(written);
  }

  /** Whether the upper object names another member of a choose-one group of this key. */
  private static boolean isDisplaced(String name, Mapping over, ObjectType<?> type) {
    for (List<String> group : type.chooseOne()) {
      if (group.contains(name) && Keys.entry(over, name).isEmpty()) {
        for (String other : group) {
          if (Keys.entry(over, other).isPresent()) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static Mapping named(Mapping base, Mapping over, ValueType.Named named) {
    Map<String, Entry> merged = new LinkedHashMap<>(base.entries());
    for (Entry entry : over.entries().values()) {
      String name = entry.key().text();
      Entry below = base.entries().get(name);
      Node value =
          below == null ? entry.value() : lay(below.value(), entry.value(), named.value(), name);
      merged.put(name, new Entry(entry.key(), value));
    }
    return new Mapping(base.place(), merged);
  }

  /** Merges objects of one kind; another kind replaces the whole object. */
  private static Node kinded(Mapping base, Mapping over, ValueType.ByKind byKind, String name) {
    Optional<String> below = Keys.kindWord(byKind, base, name);
    boolean changes = Keys.entry(over, byKind.key()).isPresent();
    if (changes && !Keys.kindWord(byKind, over, name).equals(below)) {
      return over;
    }
    Optional<ObjectType<?>> type = Keys.kind(byKind, base, name);
    return type.isPresent()
        ? object(base, over, type.get())
        : named(base, over, new ValueType.Named(new ValueType.Text()));
  }

  /** Merges objects of one form; another form replaces the whole value. */
  private static Node oneOf(Mapping base, Mapping over, ValueType.OneOf oneOf, String name) {
    Optional<Form> below = Forms.pick(oneOf, base);
    if (below.isEmpty()) {
      return over;
    }
    boolean same = Forms.pick(oneOf, over).equals(below) || adds(over, below.get().type(), oneOf);
    return same ? lay(base, over, below.get().type(), name) : over;
  }

  /**
   * Whether every key of the upper object belongs to the lower one's form and none begins another.
   */
  private static boolean adds(Mapping over, ValueType form, ValueType.OneOf oneOf) {
    return form instanceof ValueType.Nested nested
        && Forms.leadingKeys(oneOf, over).isEmpty()
        && over.entries().keySet().stream()
            .allMatch(k -> Keys.find(nested.object(), k).isPresent());
  }
}
