package critterbake.cli.output;

import critterbake.cli.atlas.Engine;
import critterbake.sim.pose.Gauge.Overlay;
import java.util.Optional;
import java.util.Set;

/**
 * What the command line wants otherwise than the scenario's outputs say.
 *
 * @param overlays drawn on every output in place of its own
 * @param engine that sheets are made for, in place of the data formats they name
 * @param clamp whether GIF delays under 2 centiseconds are raised, not refused
 */
public record OutputChanges(
    Optional<Set<Overlay>> overlays, Optional<Engine> engine, boolean clamp) {
  /** Everything as the scenario says. */
  public static final OutputChanges NONE =
      new OutputChanges(Optional.empty(), Optional.empty(), false);

  /** A text that differs when the changes do. */
  public String fingerprint() {
    return "overlays "
        + overlays.map(set -> set.stream().sorted().toList())
        + " engine "
        + engine.map(Engine::word)
        + " clamp "
        + clamp;
  }
}
