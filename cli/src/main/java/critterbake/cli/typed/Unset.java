package critterbake.cli.typed;

import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Node.Sequence;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Takes away the keys that are there to say nothing, {@code key: ~} or {@code key: null}: it is as
 * if they were not given. A key with an empty place behind it stays and is reported, since there
 * something was forgotten, or is taken for a comment.
 */
public final class Unset {
  private Unset() {}

  /**
   * The tree without such keys.
   *
   * @param but keys of the outermost object whose values are left as they are
   */
  public static Mapping takenFrom(Mapping tree, Set<String> but) {
    Map<String, Entry> kept = new LinkedHashMap<>();
    tree.entries()
        .forEach(
            (name, entry) -> {
              if (!isUnset(entry.value())) {
                Node value = but.contains(name) ? entry.value() : inside(entry.value());
                kept.put(name, new Entry(entry.key(), value));
              }
            });
    return new Mapping(tree.place(), kept);
  }

  private static Node inside(Node node) {
    if (node instanceof Sequence list) {
      return new Sequence(list.place(), list.items().stream().map(Unset::inside).toList());
    }
    return node instanceof Mapping mapping ? takenFrom(mapping, Set.of()) : node;
  }

  private static boolean isUnset(Node node) {
    return node instanceof Scalar scalar && scalar.isNothing() && !scalar.text().isEmpty();
  }
}
