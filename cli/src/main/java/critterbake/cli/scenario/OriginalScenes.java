package critterbake.cli.scenario;

import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Place;
import critterbake.cli.typed.KeyPath;
import critterbake.cli.typed.Overlay;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.Values;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Scenes with the source articles' rules in place of their own. Those rules do not loop: what was a
 * loop becomes a shot of four seconds.
 */
final class OriginalScenes {
  private final ObjectType<Values> type;
  private final Place place;

  /**
   * @param place that asked for them, for messages
   */
  OriginalScenes(ObjectType<Values> type, Place place) {
    this.type = type;
    this.place = place;
  }

  /** The scene by original rules, or empty when none of its creatures has any. */
  Optional<Mapping> of(Mapping scene) {
    Map<String, Entry> actors = new LinkedHashMap<>();
    for (String actor : SceneReader.actorNames(scene)) {
      if (hasRules(scene, actor)) {
        actors.put(actor, entry(actor, mapping(Map.of("rules", scalar("rules", "original")))));
      }
    }
    if (actors.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Entry> over = new LinkedHashMap<>();
    over.put("actors", entry("actors", mapping(actors)));
    if (KeyPath.find(scene, "shot.duration").isEmpty()) {
      Map<String, Entry> shot = new LinkedHashMap<>();
      shot.put("duration", scalar("duration", "4s"));
      shot.put("sample", scalar("sample", "even"));
      over.put("shot", entry("shot", mapping(shot)));
    }
    return Optional.of((Mapping) Overlay.lay(scene, mapping(over), type));
  }

  private static boolean hasRules(Mapping scene, String actor) {
    Optional<String> kind =
        KeyPath.find(scene, "actors." + actor + ".kind")
            .filter(Scalar.class::isInstance)
            .map(node -> ((Scalar) node).text());
    return ActorKinds.ALL.stream()
        .filter(known -> kind.isPresent() && known.name().equals(kind.get()))
        .anyMatch(known -> known.keys().stream().anyMatch(key -> key.name().equals("rules")));
  }

  private Entry scalar(String key, String text) {
    return new Entry(new Scalar(place, key, true), new Scalar(place, text, true));
  }

  private Entry entry(String key, Mapping value) {
    return new Entry(new Scalar(place, key, true), value);
  }

  private Mapping mapping(Map<String, Entry> entries) {
    return new Mapping(place, entries);
  }
}
