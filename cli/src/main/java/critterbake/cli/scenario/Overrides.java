package critterbake.cli.scenario;

import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Place;
import critterbake.cli.tree.Source;
import critterbake.cli.tree.YamlTree;
import critterbake.cli.typed.KeyPath;
import critterbake.cli.typed.Overlay;
import critterbake.sim.spec.ObjectType;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Puts values from the command line in place of the file's. Their faults point into the option. */
final class Overrides {
  private static final String OPTION = "--set";
  private static final int MAX_STEPS = 32;

  private final ObjectType<?> file;
  private final Diagnostics out;

  Overrides(ObjectType<?> file, Diagnostics out) {
    this.file = file;
    this.out = out;
  }

  Mapping apply(Mapping root, ReadOptions options) {
    Mapping changed = root;
    for (String option : options.set()) {
      changed = set(changed, option);
    }
    if (options.seed().isPresent()) {
      changed = put(changed, "seed", Long.toString(options.seed().get()));
    }
    return changed;
  }

  private Mapping put(Mapping root, String key, String text) {
    Place place = new Place(new Source("--" + key, text), 1, 1);
    Scalar value = new Scalar(place, text, true);
    return laid(root, mapping(new Scalar(place, key, true), value));
  }

  private Mapping set(Mapping root, String option) {
    int equals = option.indexOf('=');
    Source source = new Source(OPTION, option, equals + 1);
    Place start = new Place(source, 1, 1);
    if (equals < 1) {
      out.error(start, "expected PATH=VALUE", "as in --set actors.hero.speed=2");
      return root;
    }
    String[] steps = option.substring(0, equals).strip().split("\\.", -1);
    if (steps.length > MAX_STEPS) {
      out.error(start, "the path has more than " + MAX_STEPS + " steps");
      return root;
    }
    Optional<Node> value = value(source, option.substring(equals + 1), start);
    if (value.isEmpty()) {
      return root;
    }
    warnOfClips(root, option.substring(0, equals).strip(), start);
    Node over = value.get();
    for (int i = steps.length - 1; i >= 0; i--) {
      over = mapping(new Scalar(placeOfStep(source, steps, i), steps[i].strip(), true), over);
    }
    return laid(without(root, steps, 0, value.get()), (Mapping) over);
  }

  private Optional<Node> value(Source source, String text, Place start) {
    if (text.isBlank()) {
      out.error(start, "a value is missing behind the =", "as in --set actors.hero.speed=2");
      return Optional.empty();
    }
    return YamlTree.parse(source, out);
  }

  private static Place placeOfStep(Source source, String[] steps, int index) {
    int column = 1;
    for (int i = 0; i < index; i++) {
      column += steps[i].codePointCount(0, steps[i].length()) + 1;
    }
    return new Place(source, 1, column);
  }

  private static Mapping mapping(Scalar key, Node value) {
    return new Mapping(key.place(), Map.of(key.text(), new Entry(key, value)));
  }

  private Mapping laid(Mapping root, Mapping over) {
    return (Mapping) Overlay.lay(root, over, file);
  }

  /** Empties the value that is replaced, so that the new one is not merged into it. */
  private static Mapping without(Mapping node, String[] steps, int index, Node value) {
    Entry entry = node.entries().get(steps[index].strip());
    if (entry == null) {
      return node;
    }
    Node inner;
    if (index == steps.length - 1) {
      inner = new Scalar(value.place(), "", true);
    } else if (entry.value() instanceof Mapping below) {
      inner = without(below, steps, index + 1, value);
    } else {
      return node;
    }
    Map<String, Entry> entries = new LinkedHashMap<>(node.entries());
    entries.put(entry.key().text(), new Entry(entry.key(), inner));
    return new Mapping(node.place(), entries);
  }

  private void warnOfClips(Mapping root, String path, Place place) {
    if (root.entries().get("clips") == null
        || !(root.entries().get("clips").value() instanceof Mapping clips)) {
      return;
    }
    for (Entry clip : clips.entries().values()) {
      if (KeyPath.find(clip.value(), path).isPresent()) {
        String name = clip.key().text();
        out.warning(
            place,
            "the clip '" + name + "' lays its own " + path + " over this",
            "--set clips." + name + "." + path + "=... changes it there");
      }
    }
  }
}
