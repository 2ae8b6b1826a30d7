package critterbake.cli.scenario;

import static java.util.stream.Collectors.toSet;

import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Node.Sequence;
import critterbake.cli.typed.KeyPath;
import critterbake.cli.typed.Spelling;
import critterbake.sim.Actor;
import critterbake.sim.Scene;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.PoseBuilder;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reports parts of boxes that their creature does not have. Which it has is seen in its first pose;
 * numbers in names are not compared, since bubbles and the like come and go.
 */
final class BoxParts {
  private final Mapping tree;
  private final Diagnostics out;

  BoxParts(Mapping tree, Diagnostics out) {
    this.tree = tree;
    this.out = out;
  }

  /** Reports what is wrong with the boxes of a clip that is otherwise sound. */
  void check(ClipScenario clip) {
    Optional<Node> boxes = KeyPath.find(tree, "boxes");
    if (clip.boxes().isEmpty() || !(boxes.orElse(tree) instanceof Mapping named)) {
      return;
    }
    Set<String> keys = keys(clip);
    Set<String> kinds = keys.stream().map(BoxParts::kind).collect(toSet());
    for (Entry box : named.entries().values()) {
      Optional<Node> parts = KeyPath.find(box.value(), "parts");
      if (parts.isPresent() && parts.get() instanceof Sequence list) {
        list.items().forEach(part -> check((Scalar) part, keys, kinds));
      }
    }
  }

  private static Set<String> keys(ClipScenario clip) {
    Scene scene = new Scene(clip.actors(), clip.world(), clip.seed());
    Grid grid = new Grid(clip.view().pixelsPerUnit(), clip.look().snap());
    PoseBuilder pose = new PoseBuilder();
    for (Actor actor : scene.start(clip.clock(), Optional.empty()).actors()) {
      actor.pose(grid, pose);
    }
    Set<String> keys = new TreeSet<>();
    for (Layer layer : pose.build().layers()) {
      layer.parts().stream().map(Part::key).forEach(keys::add);
    }
    return keys;
  }

  private void check(Scalar part, Set<String> keys, Set<String> kinds) {
    String key = part.text();
    if (!kinds.contains(kind(key))) {
      String actor = key.substring(0, key.indexOf('.') + 1);
      Set<String> own = new TreeSet<>(keys);
      own.removeIf(other -> !other.startsWith(actor));
      out.error(part.place(), "there is no part '" + key + "'", Spelling.hint(key, own));
    }
  }

  /** A key without its numbers. */
  private static String kind(String key) {
    return key.replaceAll("\\.\\d+", ".0");
  }
}
