package critterbake.cli.typed;

import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Looks keys up in descriptions, whichever way they are spelled. */
final class Keys {
  private Keys() {}

  /** The description of a key as a file spells it. */
  static Optional<Key> find(ObjectType<?> type, String spelled) {
    String name = Spelling.american(spelled);
    for (Key key : type.keys()) {
      if (key.name().equals(name)) {
        return Optional.of(key);
      }
    }
    return Optional.empty();
  }

  static List<String> names(ObjectType<?> type) {
    List<String> names = new ArrayList<>();
    for (Key key : type.keys()) {
      names.add(key.name());
    }
    return names;
  }

  /** The entry of a key, whichever way the file spells it. */
  static Optional<Entry> entry(Mapping mapping, String key) {
    Entry exact = mapping.entries().get(key);
    if (exact != null) {
      return Optional.of(exact);
    }
    for (Entry entry : mapping.entries().values()) {
      if (Spelling.american(entry.key().text()).equals(key)) {
        return Optional.of(entry);
      }
    }
    return Optional.empty();
  }

  /** The description an object follows, with the keys all kinds share, if its kind is known. */
  static Optional<ObjectType<?>> kind(ValueType.ByKind type, Mapping mapping, String name) {
    return kindWord(type, mapping, name).flatMap(word -> kind(type, word));
  }

  /** What an object says its kind is, or its name where that may say it. */
  static Optional<String> kindWord(ValueType.ByKind type, Mapping mapping, String name) {
    Optional<Entry> entry = entry(mapping, type.key());
    if (entry.isEmpty()) {
      return type.nameSays() ? Optional.of(name) : Optional.empty();
    }
    Node value = entry.get().value();
    return value instanceof Scalar scalar ? Optional.of(scalar.text()) : Optional.empty();
  }

  static Optional<ObjectType<?>> kind(ValueType.ByKind type, String word) {
    for (ObjectType<?> kind : type.kinds()) {
      if (kind.name().equals(word)) {
        return Optional.of(withShared(type, kind));
      }
    }
    return Optional.empty();
  }

  static ValueType.Choice kindWords(ValueType.ByKind type) {
    List<String> words = new ArrayList<>();
    for (ObjectType<?> kind : type.kinds()) {
      words.add(kind.name());
    }
    return new ValueType.Choice(words);
  }

  private static <T> ObjectType<T> withShared(ValueType.ByKind type, ObjectType<T> kind) {
    List<Key> keys = new ArrayList<>();
    keys.add(Key.optional(type.key(), kindWords(type), null, "Which description this follows."));
    keys.addAll(type.shared());
    keys.addAll(kind.keys());
    return new ObjectType<>(kind.name(), kind.doc(), keys, kind.chooseOne(), kind.build());
  }
}
