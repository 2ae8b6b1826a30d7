package critterbake.cli.bake;

import static critterbake.cli.json.Json.object;

import critterbake.raster.Clip.RootMotion;
import critterbake.raster.view.Window;
import critterbake.sim.MotionMetrics;
import critterbake.sim.loop.ClosedLoop;
import critterbake.sim.loop.ClosedLoop.PartClosing;
import critterbake.sim.shot.ShownContact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Clips as JSON objects: the keys of {@code inspect --json} and {@code bake --json}. */
public final class ClipJson {
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

  /** The summary with contacts and the actors' measurements. */
  public static Map<String, Object> full(DrawnClip drawn) {
    Map<String, Object> json = summary(drawn);
    json.put("contacts", contacts(drawn));
    json.put("actors", actors(drawn));
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
    double frameMilliseconds = 1000 / drawn.clip().clock().fps();
    List<Object> contacts = new ArrayList<>();
    for (ShownContact contact : drawn.contacts()) {
      Window window = drawn.windows().get(contact.frame());
      contacts.add(
          object(
              "frame", contact.frame(),
              "time_ms", contact.frames() * frameMilliseconds,
              "actor", contact.event().actor(),
              "part", contact.event().part(),
              "type", contact.event().down() ? "down" : "up",
              "x", window.x(contact.event().x()),
              "y", window.y(contact.event().y())));
    }
    return contacts;
  }

  private static Map<String, Object> actors(DrawnClip drawn) {
    double scale = drawn.clip().scenario().view().pixelsPerUnit();
    Map<String, Object> actors = new LinkedHashMap<>();
    drawn.metrics().forEach((id, metrics) -> actors.put(id, metrics(metrics, scale)));
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
