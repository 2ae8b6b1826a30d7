package critterbake.cli.bake;

import static critterbake.cli.json.Json.object;

import critterbake.raster.Clip.ContactChange;
import critterbake.raster.Clip.RootMotion;
import critterbake.sim.MotionMetrics;
import critterbake.sim.loop.ClosedLoop;
import critterbake.sim.loop.ClosedLoop.PartClosing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Clips as JSON objects: the keys of {@code inspect --json} and {@code bake --json}. */
final class ClipJson {
  private ClipJson() {}

  /** Name, frames, rates, loop and root motion. */
  public static Map<String, Object> summary(DrawnClip drawn) {
    PreparedClip clip = drawn.clip();
    return object(
        "name", clip.name(),
        "frames", clip.take().frames(),
        "fps", clip.clock().fps(),
        "ticks_per_frame", clip.clock().ticksPerFrame(),
        "loop", loop(clip.take().loop()),
        "root", root(drawn.root()));
  }

  /**
   * The summary with contacts and the actors' measurements.
   *
   * @param rates by actor, how far its poses are from those at another tick rate, units
   */
  static Map<String, Object> full(DrawnClip drawn, Map<String, Double> rates) {
    Map<String, Object> json = summary(drawn);
    json.put("contacts", contacts(drawn));
    json.put("actors", actors(drawn, rates));
    return json;
  }

  private static Map<String, Object> loop(Optional<ClosedLoop> loop) {
    if (loop.isEmpty()) {
      return object("closed", false);
    }
    Map<String, Object> by = new LinkedHashMap<>();
    for (PartClosing part : loop.get().parts()) {
      by.put(part.name(), part.by().name().toLowerCase(Locale.ROOT));
    }
    return object(
        "closed", loop.get().proof().passes(),
        "by", by,
        "state_error_px", loop.get().proof().stateErrorPx(),
        "seam_step", loop.get().proof().step(),
        "seam_jerk", loop.get().proof().jerk());
  }

  private static Map<String, Object> root(RootMotion root) {
    return object(
        "speed", root.unitsPerSecond(),
        "px_per_frame", root.pixelsPerFrame(),
        "stride_px", root.stridePixels(),
        "distance_px", List.of(root.distanceX(), root.distanceY()));
  }

  private static List<Object> contacts(DrawnClip drawn) {
    List<Object> contacts = new ArrayList<>();
    for (ContactChange contact : drawn.root().contacts()) {
      contacts.add(
          object(
              "frame", contact.frame(),
              "time_ms", contact.milliseconds(),
              "actor", contact.actor(),
              "part", contact.part(),
              "type", contact.down() ? "down" : "up",
              "x", contact.x(),
              "y", contact.y()));
    }
    return contacts;
  }

  private static Map<String, Object> actors(DrawnClip drawn, Map<String, Double> rates) {
    double scale = drawn.clip().scenario().view().pixelsPerUnit();
    Map<String, Object> actors = new LinkedHashMap<>();
    drawn
        .metrics()
        .forEach(
            (id, metrics) -> {
              Map<String, Object> json = metrics(metrics, scale);
              json.put("rate_independence_px", rates.getOrDefault(id, 0.0) * scale);
              actors.put(id, json);
            });
    return actors;
  }

  /** Measurements by their reported names: lengths in pixels. */
  public static Map<String, Object> metrics(MotionMetrics metrics, double pixelsPerUnit) {
    Map<String, Object> json = new LinkedHashMap<>();
    metrics
        .values()
        .forEach(
            (name, value) -> {
              boolean length = MotionMetrics.LENGTHS.contains(name);
              json.put(length ? name + "_px" : name, length ? value * pixelsPerUnit : value);
            });
    return json;
  }
}
