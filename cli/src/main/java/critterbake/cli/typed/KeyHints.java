package critterbake.cli.typed;

import critterbake.cli.tree.SyntaxHint;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType;
import java.util.Deque;
import java.util.Optional;

/**
 * Guesses what an unknown key was meant to be: misspelled, or put one level too high or too low.
 */
final class KeyHints {
  /** What YAML 1.1 merges objects by. */
  static final String MERGE_KEY = "<<";

  static final String NO_MERGE_KEYS =
      "YAML 1.2 has no merge keys: write the keys out, or lay clips over the scenario";

  private static final int DEPTH = 3;

  private KeyHints() {}

  /**
   * @param name the unknown key
   * @param type the object it was given to
   * @param enclosing the objects around that one, the innermost first
   */
  static Optional<String> hint(String name, ObjectType<?> type, Deque<ObjectType<?>> enclosing) {
    if (name.equals(MERGE_KEY)) {
      return Optional.of(NO_MERGE_KEYS);
    }
    Optional<String> comment = SyntaxHint.ofKey(name);
    if (comment.isPresent()) {
      return comment;
    }
    Optional<String> near = Spelling.nearest(Spelling.american(name), Keys.names(type));
    if (near.isPresent() && Spelling.distance(name, near.get()) == 1) {
      return near.map(Spelling::question);
    }
    Optional<String> below = below(name, type, DEPTH);
    if (below.isPresent()) {
      return below.map(path -> "'" + name + "' belongs under '" + path + "'");
    }
    for (ObjectType<?> outer : enclosing) {
      if (Keys.find(outer, name).isPresent()) {
        return Optional.of("'" + name + "' belongs one level further out, in " + outer.name());
      }
      Optional<String> elsewhere = below(name, outer, 2);
      if (elsewhere.isPresent()) {
        return elsewhere.map(
            path -> "'" + name + "' belongs under '" + path + "' in " + outer.name());
      }
    }
    return near.map(Spelling::question);
  }

  /** The path of the nearest nested object that has the key. */
  private static Optional<String> below(String name, ObjectType<?> type, int depth) {
    for (Key key : type.keys()) {
      for (ObjectType<?> nested : Nesting.objects(key.type())) {
        if (Keys.find(nested, name).isPresent()) {
          return Optional.of(key.name());
        }
      }
    }
    return depth == 1 ? Optional.empty() : deeper(name, type, depth - 1);
  }

  private static Optional<String> deeper(String name, ObjectType<?> type, int depth) {
    for (Key key : type.keys()) {
      if (key.type() instanceof ValueType.Named || key.type() instanceof ValueType.Partial) {
        continue;
      }
      for (ObjectType<?> nested : Nesting.objects(key.type())) {
        Optional<String> found = below(name, nested, depth);
        if (found.isPresent()) {
          return found.map(path -> key.name() + "." + path);
        }
      }
    }
    return Optional.empty();
  }
}
