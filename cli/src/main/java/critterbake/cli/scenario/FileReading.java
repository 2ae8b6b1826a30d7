package critterbake.cli.scenario;

import critterbake.cli.parts.PartFiles;
import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Place;
import critterbake.cli.tree.Source;
import critterbake.cli.typed.CanonicalText;
import critterbake.cli.typed.KeyPath;
import critterbake.cli.typed.Overlay;
import critterbake.cli.typed.Scope;
import critterbake.cli.typed.TypedReader;
import critterbake.cli.typed.Unset;
import critterbake.raster.sprite.SpriteBook;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ValueType.Kinded;
import critterbake.sim.spec.Values;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The reading of one scenario: header, clips, variants, outputs, in this order. */
final class FileReading {
  private final ScenarioType type;
  private final Path file;
  private final PartFiles parts;
  private final ReadOptions options;
  private final Diagnostics out;
  private final SceneReader scenes;

  FileReading(ScenarioType type, Path file, PartFiles parts, ReadOptions options, Diagnostics out) {
    this.type = type;
    this.file = file;
    this.parts = parts;
    this.options = options;
    this.out = out;
    this.scenes = new SceneReader(type.clip(), parts, options.limits(), out);
  }

  /** A clip's name and its tree, laid over the base. */
  private record Scene(String name, Mapping tree) {}

  Optional<Scenario> read(Mapping tree) {
    Mapping root = Unset.takenFrom(tree, Set.of("clips")); // in clips they unset what lies below
    if (!isKnownVersion(root)) {
      return Optional.empty();
    }
    TypedReader.checkKeys(root, type.file(), out);
    Mapping header = OutputReader.withUsual(only(root, type.header().keys()));
    Mapping base = only(root, type.scene().keys());
    Scope everyone = everyone(root, base);
    Optional<Values> values = new TypedReader(everyone, out).readValues(header, type.header());
    String name = name(root, values);
    List<Scene> trees = scenes(name, root, base, everyone);
    List<ClipScenario> clips = clips(trees);
    Map<String, List<ClipScenario>> variants = variants(root, trees, everyone);
    if (values.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Kinded> written = values.get().map("outputs");
    List<OutputSpec> outputs = new OutputReader(header, options.limits(), out).read(written, clips);
    checkWanted(trees);
    return Optional.of(
        new Scenario(
            file,
            name,
            wanted(clips),
            variants,
            List.copyOf(outputs),
            places(header),
            values.get().object("gates", Gates.TYPE),
            parts,
            out.failed() ? "" : canonical(header, trees, everyone),
            recordings(trees),
            originals(header, root, trees, outputs),
            SpriteBook.EMPTY));
  }

  private static Map<String, Place> places(Mapping header) {
    Map<String, Place> places = new LinkedHashMap<>();
    for (Entry output : entries(header, "outputs")) {
      places.put(output.key().text(), output.key().place());
    }
    return places;
  }

  /** The clips by the source articles' rules, where an output shows them. */
  private Map<String, List<ClipScenario>> originals(
      Mapping header, Mapping root, List<Scene> trees, List<OutputSpec> outputs) {
    Optional<OutputSpec> shows = outputs.stream().filter(OutputSpec::besideOriginal).findFirst();
    if (shows.isEmpty() || out.failed()) {
      return Map.of();
    }
    Place place = KeyPath.place(header, "outputs." + shows.get().common().name() + ".beside");
    OriginalScenes rules = new OriginalScenes(type.clip(), place);
    List<Scene> originals = new ArrayList<>();
    for (Scene scene : trees) {
      Optional<Mapping> tree = rules.of(scene.tree());
      if (tree.isEmpty()) {
        out.error(
            place,
            "no creature of clip " + scene.name() + " has original rules to show beside it",
            "walkers, swings and swarms have");
        return Map.of();
      }
      originals.add(new Scene(scene.name(), tree.get()));
    }
    Map<String, List<ClipScenario>> clips = new LinkedHashMap<>();
    clips.put("", wanted(clips(originals)));
    for (Entry variant : entries(root, "variants")) {
      Mapping colors = (Mapping) variant.value();
      clips.put(variant.key().text(), wanted(recolored(colors, originals)));
    }
    return clips;
  }

  private static List<String> recordings(List<Scene> trees) {
    Set<String> names = new LinkedHashSet<>();
    for (Scene scene : trees) {
      for (String actor : SceneReader.actorNames(scene.tree())) {
        KeyPath.find(scene.tree(), "actors." + actor + ".path.file")
            .filter(Scalar.class::isInstance)
            .ifPresent(file -> names.add(((Scalar) file).text()));
      }
    }
    return List.copyOf(names);
  }

  private boolean isKnownVersion(Mapping root) {
    Entry entry = root.entries().get("critterbake");
    if (entry == null || !(entry.value() instanceof Scalar version)) {
      return true; // reported as missing or of the wrong type
    }
    boolean other =
        version.plain()
            && !version.text().isEmpty()
            && version.text().length() < 10
            && version.text().chars().allMatch(c -> c >= '0' && c <= '9')
            && Long.parseLong(version.text()) != ScenarioType.VERSION;
    if (other) {
      out.error(
          version.place(),
          "format version " + version.text() + " is not known to this version of the tool",
          "it reads version " + ScenarioType.VERSION);
    }
    return !other;
  }

  /** The part of a tree that some keys make up. */
  private static Mapping only(Mapping root, List<Key> keys) {
    Map<String, Entry> entries = new LinkedHashMap<>();
    for (Key key : keys) {
      Entry entry = root.entries().get(key.name());
      if (entry != null) {
        entries.put(key.name(), entry);
      }
    }
    return new Mapping(root.place(), entries);
  }

  /** The base's measures with the actors of all clips. */
  private Scope everyone(Mapping root, Mapping base) {
    Set<String> names = new LinkedHashSet<>(SceneReader.actorNames(base));
    for (Entry clip : entries(root, "clips")) {
      names.addAll(SceneReader.actorNames(clip.value()));
    }
    Scope scope = scenes.scope(base);
    return new Scope(scope.pixelsPerUnit(), scope.framesPerSecond(), names, parts);
  }

  private static List<Entry> entries(Mapping root, String key) {
    Entry entry = root.entries().get(key);
    return entry != null && entry.value() instanceof Mapping mapping
        ? List.copyOf(mapping.entries().values())
        : List.of();
  }

  private String name(Mapping root, Optional<Values> header) {
    String fileName = file.getFileName().toString();
    int dot = fileName.lastIndexOf('.');
    String name =
        header
            .flatMap(values -> values.optionalText("name"))
            .orElse(dot > 0 ? fileName.substring(0, dot) : fileName);
    checkName(KeyPath.place(root, "name"), "a scenario", name);
    return name;
  }

  private void checkName(Place place, String what, String name) {
    FileNames.nameProblem(name)
        .ifPresent(problem -> out.error(place, what + " cannot be named '" + name + "'", problem));
  }

  private List<Scene> scenes(String name, Mapping root, Mapping base, Scope everyone) {
    List<Entry> clips = entries(root, "clips");
    boolean somebody = base.has("actors") || !clips.isEmpty();
    if (clips.isEmpty() && somebody) {
      return List.of(new Scene(name, base));
    }
    if (!somebody) {
      out.error(root.place(), "the key 'actors' is missing", "a scenario needs at least one actor");
    }
    TypedReader.check(base, type.clip(), everyone, out);
    List<Scene> scenes = new ArrayList<>();
    for (Entry clip : clips) {
      checkName(clip.key().place(), "a clip", clip.key().text());
      if (clip.value() instanceof Mapping changes) { // else it is told with the header
        Node laid = Overlay.lay(base, changes, type.clip());
        scenes.add(new Scene(clip.key().text(), Unset.takenFrom((Mapping) laid, Set.of())));
      }
    }
    return scenes;
  }

  private List<ClipScenario> clips(List<Scene> trees) {
    List<ClipScenario> clips = new ArrayList<>();
    for (Scene scene : trees) {
      scenes.read(scene.name(), scene.tree()).ifPresent(clips::add);
    }
    return clips;
  }

  private Map<String, List<ClipScenario>> variants(
      Mapping root, List<Scene> trees, Scope everyone) {
    Map<String, List<ClipScenario>> variants = new LinkedHashMap<>();
    for (Entry variant : entries(root, "variants")) {
      String name = variant.key().text();
      checkName(variant.key().place(), "a variant", name);
      if (variant.value() instanceof Mapping recolored) {
        TypedReader.check(recolored, ScenarioType.VARIANT, everyone, out);
        variants.put(name, wanted(recolored(recolored, trees)));
      }
    }
    return Collections.unmodifiableMap(variants);
  }

  private List<ClipScenario> recolored(Mapping variant, List<Scene> trees) {
    if (out.failed()) {
      return List.of();
    }
    List<Scene> laid = new ArrayList<>();
    for (Scene scene : trees) {
      Node tree = Overlay.lay(scene.tree(), present(variant, scene.tree()), type.clip());
      laid.add(new Scene(scene.name(), (Mapping) tree));
    }
    return clips(laid);
  }

  /** A variant without the actors that a scene does not have. */
  private Mapping present(Mapping variant, Mapping scene) {
    Map<String, Entry> entries = new LinkedHashMap<>(variant.entries());
    Entry actors = entries.get("actors");
    if (actors != null && actors.value() instanceof Mapping all) {
      Map<String, Entry> kept = new LinkedHashMap<>(all.entries());
      kept.keySet().retainAll(SceneReader.actorNames(scene));
      entries.put("actors", new Entry(actors.key(), new Mapping(all.place(), kept)));
    }
    return new Mapping(variant.place(), entries);
  }

  private void checkWanted(List<Scene> trees) {
    List<String> names = trees.stream().map(Scene::name).toList();
    for (String clip : options.clips()) {
      if (!names.contains(clip)) {
        out.error(
            new Place(new Source("--clip", clip), 1, 1),
            "there is no clip '" + clip + "' in " + file.getFileName(),
            "the clips are: " + String.join(", ", names));
      }
    }
  }

  private List<ClipScenario> wanted(List<ClipScenario> clips) {
    return options.clips().isEmpty()
        ? List.copyOf(clips)
        : clips.stream().filter(clip -> options.clips().contains(clip.name())).toList();
  }

  private String canonical(Mapping header, List<Scene> trees, Scope everyone) {
    Map<String, Entry> entries = new LinkedHashMap<>(header.entries());
    List<String> separate = List.of("name", "$schema", "clips", "variants");
    entries.keySet().removeAll(separate);
    StringBuilder text = new StringBuilder();
    Mapping rest = new Mapping(header.place(), entries);
    text.append(CanonicalText.of(rest, type.header(), everyone)).append('\n');
    for (Scene scene : trees) {
      text.append(scene.name()).append(' ');
      text.append(CanonicalText.of(scene.tree(), type.clip(), scenes.scope(scene.tree())));
      text.append('\n');
    }
    for (Entry variant : entries(header, "variants")) {
      text.append(variant.key().text()).append(' ');
      text.append(CanonicalText.of(variant.value(), ScenarioType.VARIANT, everyone)).append('\n');
    }
    return text.toString();
  }
}
