package critterbake.cli.scenario;

import critterbake.cli.tree.Diagnostics;
import critterbake.cli.tree.Node;
import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Node.Sequence;
import critterbake.cli.tree.Place;
import critterbake.cli.typed.KeyPath;
import critterbake.raster.view.View;
import critterbake.sim.ActorSpec;
import critterbake.sim.Clock;
import critterbake.sim.loop.LoopLength;
import critterbake.sim.loop.Shot;
import critterbake.sim.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What no single key can tell of a scene: cycles between actors, and sizes beyond the limits. */
final class SceneCheck {
  private final Mapping scene;
  private final Limits limits;
  private final Diagnostics out;

  SceneCheck(Mapping scene, Limits limits, Diagnostics out) {
    this.scene = scene;
    this.limits = limits;
    this.out = out;
  }

  /**
   * Reports what is wrong.
   *
   * @param actors those that could be read
   */
  void check(Map<String, ActorSpec> actors, World world, Clock clock, Shot shot, View view) {
    if (SceneReader.actorNames(scene).isEmpty()) {
      out.error(place("actors"), "a scenario needs at least one actor");
    }
    actors.keySet().forEach(this::checkName);
    checkCycles(actors);
    actors.forEach((id, actor) -> checkFit(id, actor, world));
    checkFrames(clock, shot);
    view.size().ifPresent(size -> checkSize(size, 1, place("view.size")));
    actors.forEach((id, actor) -> checkCounts("actors." + id, actor.kind()));
    checkBoxes(SceneReader.actorNames(scene));
  }

  private Place place(String path) {
    return KeyPath.place(scene, path);
  }

  private void checkName(String actor) {
    if (actor.isBlank() || actor.chars().anyMatch(c -> ".,\"".indexOf(c) >= 0 || c < ' ')) {
      out.error(
          place("actors"),
          "an actor cannot be named '" + actor + "'",
          "no dots, commas or quotes: names stand in actor.part and in traces");
    }
  }

  private void checkFit(String id, ActorSpec actor, World world) {
    actor
        .misfit(world)
        .ifPresent(
            misfit -> out.error(place("actors." + id + "." + misfit.key()), misfit.getMessage()));
  }

  /** Reports every actor that in the end follows itself, once a ring. */
  private void checkCycles(Map<String, ActorSpec> actors) {
    List<String> done = new ArrayList<>();
    for (String actor : actors.keySet()) {
      walk(actor, actors, new ArrayList<>(), done);
    }
  }

  private void walk(
      String actor, Map<String, ActorSpec> actors, List<String> trail, List<String> done) {
    int seen = trail.indexOf(actor);
    if (seen >= 0) {
      List<String> ring = new ArrayList<>(trail.subList(seen, trail.size()));
      ring.add(actor);
      out.error(
          place("actors." + actor),
          "actors follow each other in a ring: " + String.join(" -> ", ring));
      return;
    }
    if (done.contains(actor) || !actors.containsKey(actor)) {
      return;
    }
    trail.add(actor);
    for (String next : actors.get(actor).dependsOn()) {
      walk(next, actors, trail, done);
    }
    trail.remove(trail.size() - 1);
    done.add(actor);
  }

  private void checkFrames(Clock clock, Shot shot) {
    if (shot.loop().isEmpty()) {
      checkFrameCount(shot.durationSeconds() * clock.fps(), "shot.duration");
    } else if (shot.loop().get() instanceof LoopLength.Frames frames) {
      checkFrameCount(frames.count(), "shot.loop");
    } else if (shot.loop().get() instanceof LoopLength.Range range) {
      checkFrameCount(range.max(), "shot.loop.max");
    } else if (shot.loop().get() instanceof LoopLength.Seconds seconds) {
      double cycles = (double) shot.cycles() / shot.cycleShare();
      checkFrameCount(seconds.seconds() * clock.fps() * cycles, "shot.loop");
    }
    checkFrameCount(shot.warmupSeconds() * clock.fps(), "shot.warmup");
  }

  private void checkFrameCount(double frames, String path) {
    if (frames > limits.frames()) {
      out.error(
          place(path),
          Math.round(frames) + " frames are more than " + limits.frames(),
          "--max-frames raises the limit");
    }
  }

  /** Reports a frame that is too large once it is enlarged. */
  void checkSize(View.Size size, int zoom, Place place) {
    long width = (long) size.width() * zoom;
    long height = (long) size.height() * zoom;
    if (Math.max(width, height) > limits.frameSide()) {
      out.error(
          place,
          "a frame of " + width + "x" + height + " px: a side is at most " + limits.frameSide(),
          "--max-side raises the limit");
    } else if (width * height > limits.framePixels()) {
      out.error(
          place,
          "a frame of " + width + "x" + height + " px: at most " + limits.framePixels() + " px",
          "--max-area raises the limit");
    }
  }

  private void checkCounts(String actor, String kind) {
    switch (kind) {
      case "swarm" ->
          checkCount(actor + ".count", 1, limits.swarm(), "swarm members", "--max-swarm");
      case "walker" -> checkCount(actor + ".legs.pairs", 2, limits.legs(), "legs", "--max-legs");
      case "goop" -> checkCount(actor + ".legs.count", 1, limits.legs(), "legs", "--max-legs");
      default -> {}
    }
  }

  private void checkCount(String path, int each, long limit, String what, String option) {
    Optional<Long> count =
        KeyPath.find(scene, path)
            .filter(Scalar.class::isInstance)
            .map(node -> ((Scalar) node).text())
            .filter(text -> text.matches("[0-9]{1,17}"))
            .map(Long::valueOf);
    if (count.isPresent() && count.get() * each > limit) {
      out.error(
          place(path),
          count.get() * each + " " + what + " are more than " + limit,
          option + " raises the limit");
    }
  }

  private void checkBoxes(Set<String> actors) {
    Optional<Node> boxes = KeyPath.find(scene, "boxes");
    if (boxes.isEmpty() || !(boxes.get() instanceof Mapping named)) {
      return;
    }
    for (Entry box : named.entries().values()) {
      if (KeyPath.find(box.value(), "parts").orElse(boxes.get()) instanceof Sequence parts) {
        parts.items().forEach(part -> checkPart(part, actors));
      }
    }
  }

  private void checkPart(Node node, Set<String> actors) {
    String key = node instanceof Scalar scalar ? scalar.text() : "";
    int dot = key.indexOf('.');
    if (dot < 1 || dot == key.length() - 1 || !actors.contains(key.substring(0, dot))) {
      out.error(
          node.place(),
          "'" + key + "' is no part of an actor",
          "write actor.part; the actors are: " + String.join(", ", actors));
    }
  }
}
