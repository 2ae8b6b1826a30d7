package critterbake.cli.output;

import critterbake.sim.pose.Gauge.Overlay;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How an output wants its pictures made; outputs that want the same share them.
 *
 * @param background whether background, ground and solids are drawn
 * @param only the actors drawn, or empty for those of the clip
 * @param zoom whole-number enlargement
 * @param debug overlays drawn at the enlarged size, or empty for the clip's
 */
public record Picturing(
    boolean background, Optional<List<String>> only, int zoom, Optional<Set<Overlay>> debug) {}
