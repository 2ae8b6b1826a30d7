package critterbake.cli.typed;

import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Sequence;
import critterbake.cli.tree.Place;
import java.util.Optional;

/** Finds nodes by keys with dots between them; a whole number counts into a list. */
public final class KeyPath {
  private KeyPath() {}

  /** The node at a path, if there is one. */
  public static Optional<Node> find(Node from, String path) {
    Node node = from;
    for (String step : path.split("\\.", -1)) {
      Optional<Node> next = step(node, step);
      if (next.isEmpty()) {
        return Optional.empty();
      }
      node = next.get();
    }
    return Optional.of(node);
  }

  /** The place of the value at a path, or of the last step of it that exists. */
  public static Place place(Node from, String path) {
    Node node = from;
    for (String step : path.split("\\.", -1)) {
      Optional<Node> next = step(node, step);
      if (next.isEmpty()) {
        return node.place();
      }
      node = next.get();
    }
    return node.place();
  }

  /** The place of a path's last key, or of the last step before it that exists. */
  public static Place keyPlace(Node from, String path) {
    int dot = path.lastIndexOf('.');
    Optional<Node> holder = dot < 0 ? Optional.of(from) : find(from, path.substring(0, dot));
    if (holder.isPresent() && holder.get() instanceof Mapping mapping) {
      Optional<Entry> entry = Keys.entry(mapping, path.substring(dot + 1));
      if (entry.isPresent()) {
        return entry.get().key().place();
      }
    }
    return place(from, path);
  }

  private static Optional<Node> step(Node node, String step) {
    if (node instanceof Mapping mapping) {
      return Keys.entry(mapping, step).map(Entry::value);
    }
    if (node instanceof Sequence sequence && NumberText.isInteger(step) && step.length() < 9) {
      int index = Integer.parseInt(step);
      return index >= 0 && index < sequence.items().size()
          ? Optional.of(sequence.items().get(index))
          : Optional.empty();
    }
    return Optional.empty();
  }
}
