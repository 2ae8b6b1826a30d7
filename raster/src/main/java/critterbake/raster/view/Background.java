package critterbake.raster.view;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What stands behind the creatures, for outputs that draw it.
 *
 * @param color straight ARGB, or empty for transparent
 * @param picture a picture file beside the scenario, or empty; its top left corner stays in the
 *     frame's
 */
public record Background(OptionalInt color, Optional<String> picture) {
  public static final Background TRANSPARENT =
      new Background(OptionalInt.empty(), Optional.empty());
}
