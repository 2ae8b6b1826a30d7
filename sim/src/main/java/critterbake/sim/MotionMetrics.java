package critterbake.sim;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Named measurements of an actor's motion in world units (names without the {@code _px} ending) or
 * as plain ratios, in the order they are reported. Keys: slip, penetration, bone_error, extension,
 * pop, symmetry, duty, min_planted, rope_strain, gap_cv, separation, radius_error.
 *
 * @param values measurement by name; lengths in world units
 */
public record MotionMetrics(Map<String, Double> values) {
  /** Names whose values are lengths in world units and are reported in pixels. */
  public static final Set<String> LENGTHS = Set.of("slip", "penetration");

  public MotionMetrics {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }
}
