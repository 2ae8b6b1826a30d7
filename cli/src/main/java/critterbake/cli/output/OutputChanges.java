package critterbake.cli.output;

import critterbake.sim.pose.Gauge.Overlay;
import java.util.Optional;
import java.util.Set;

/**
 * What the command line wants otherwise than the scenario's outputs say.
 *
 * @param overlays drawn on every output in place of its own
 * @param clamp whether GIF delays under 2 centiseconds are raised, not refused
 */
public record OutputChanges(Optional<Set<Overlay>> overlays, boolean clamp) {
  /** A text that differs when the changes do. */
  public String fingerprint() {
    return "overlays " + overlays.map(set -> set.stream().sorted().toList()) + " clamp " + clamp;
  }
}
