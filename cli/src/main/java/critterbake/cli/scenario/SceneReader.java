package critterbake.cli.scenario;

import critterbake.cli.parts.PartFiles;
import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Place;
import critterbake.cli.typed.KeyPath;
import critterbake.cli.typed.Scope;
import critterbake.cli.typed.TypedReader;
import critterbake.raster.look.Look;
import critterbake.raster.view.View;
import critterbake.sim.ActorSpec;
import critterbake.sim.Clock;
import critterbake.sim.Rules;
import critterbake.sim.creature.walker.WalkerSpec;
import critterbake.sim.loop.RootSnap;
import critterbake.sim.loop.Shot;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.ValueType.Chosen;
import critterbake.sim.spec.ValueType.Kinded;
import critterbake.sim.spec.Values;
import critterbake.sim.world.World;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads one scene: the tree of a clip, already laid over the base. */
final class SceneReader {
  private static final double ORIGINAL_SECONDS = 4;

  private final ObjectType<Values> type;
  private final PartFiles parts;
  private final Limits limits;
  private final Diagnostics out;

  SceneReader(ObjectType<Values> type, PartFiles parts, Limits limits, Diagnostics out) {
    this.type = type;
    this.parts = parts;
    this.limits = limits;
    this.out = out;
  }

  /** What the scene's values are measured by; faulty measures count as their defaults here. */
  Scope scope(Mapping scene) {
    Diagnostics unheard = new Diagnostics();
    Scope none = new Scope(1, 1, Set.of(), parts);
    TypedReader reader = new TypedReader(none, unheard);
    double pixelsPerUnit =
        KeyPath.find(scene, "view.pixels_per_unit")
            .flatMap(node -> reader.read(node, View.TYPE.keys().get(1).type()))
            .map(Double.class::cast)
            .orElse(24.0);
    double fps =
        KeyPath.find(scene, "clock")
            .flatMap(node -> reader.read(node, Clock.TYPE))
            .map(Clock::fps)
            .orElse(12.0);
    return new Scope(pixelsPerUnit, fps, actorNames(scene), parts);
  }

  static Set<String> actorNames(Node scene) {
    return KeyPath.find(scene, "actors")
        .filter(Mapping.class::isInstance)
        .map(actors -> ((Mapping) actors).entries().keySet())
        .orElseGet(Set::of);
  }

  /** The clip, or empty with the faults reported. */
  Optional<ClipScenario> read(String name, Mapping scene) {
    Optional<Values> values = new TypedReader(scope(scene), out).readValues(scene, type);
    if (values.isEmpty()) {
      TypedReader.soundPart(scene, type, scope(scene)).ifPresent(sound -> clip(name, scene, sound));
    }
    return values.flatMap(all -> clip(name, scene, all));
  }

  private Optional<ClipScenario> clip(String name, Mapping scene, Values values) {
    Map<String, Kinded> read = values.map("actors");
    Map<String, ActorSpec> actors = new LinkedHashMap<>();
    Map<String, Integer> layers = new LinkedHashMap<>();
    read.forEach(
        (id, actor) -> {
          actors.put(id, (ActorSpec) actor.value());
          if (actor.shared().has("layer")) {
            layers.put(id, (int) actor.shared().whole("layer"));
          }
        });
    Clock clock = values.object("clock", Clock.TYPE);
    Shot shot = shot(scene, values.object("shot", Shot.TYPE), actors);
    View view = values.object("view", View.TYPE);
    World world = values.object("world", World.TYPE);
    new SceneCheck(scene, limits, out).check(actors, world, clock, shot, view);
    ClipScenario clip =
        new ClipScenario(
            name,
            values.whole("seed"),
            clock,
            shot,
            values.object("root", RootSnap.TYPE),
            world,
            Collections.unmodifiableMap(actors),
            Collections.unmodifiableMap(layers),
            values.has("only") ? Optional.of(values.list("only")) : Optional.empty(),
            view,
            values.object("look", Look.TYPE),
            OverlayNames.of((Chosen) values.find("debug").orElseThrow()),
            values.<List<String>>map("boxes"));
    if (!out.failed()) {
      new BoxParts(scene, out).check(clip);
    }
    return Optional.of(clip);
  }

  /** What happens once, and original rules, which ring for a hundred strides, are open shots. */
  private Shot shot(Mapping scene, Shot shot, Map<String, ActorSpec> actors) {
    checkShare(scene, shot, actors);
    boolean original = actors.values().stream().anyMatch(a -> a.rules() == Rules.ORIGINAL);
    boolean trips = actors.values().stream().anyMatch(SceneReader::trips);
    if (!original && !trips) {
      return shot;
    }
    Optional<Place> loop = KeyPath.find(scene, "shot.loop").map(Node::place);
    if (loop.isPresent() && original) {
      out.error(
          loop.get(),
          "original rules do not loop: their strides ring for a hundred steps",
          "give a duration instead, or rules: refined");
    } else if (loop.isPresent()) {
      out.error(loop.get(), "a trip happens once: no loop shows it", "give a duration instead");
    }
    boolean open = KeyPath.find(scene, "shot.duration").isPresent();
    boolean warm = KeyPath.find(scene, "shot.warmup").isPresent();
    return shot.open(
        open ? shot.durationSeconds() : ORIGINAL_SECONDS, warm ? shot.warmupSeconds() : 0);
  }

  private static boolean trips(ActorSpec actor) {
    return actor instanceof WalkerSpec walker && walker.trip().isPresent();
  }

  /** Half a stride ends on the other foot: only a swarm of like members repeats that soon. */
  private void checkShare(Mapping scene, Shot shot, Map<String, ActorSpec> actors) {
    boolean walks = actors.values().stream().anyMatch(WalkerSpec.class::isInstance);
    if (walks && shot.loop().isPresent() && shot.cycleShare() > 1) {
      out.error(
          KeyPath.place(scene, "shot.cycles"),
          "a walker repeats after whole cycles only",
          "a share of a cycle is for swarms of like members");
    }
  }
}
