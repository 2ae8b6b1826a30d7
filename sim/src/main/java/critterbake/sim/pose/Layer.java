package critterbake.sim.pose;

import java.util.List;

/**
 * Parts that are drawn together.
 *
 * @param name stable name, unique in the scene
 * @param blend how its parts become pixels
 * @param stage before or after the ghost and goop effects
 * @param parts back to front
 */
public record Layer(String name, Blend blend, Stage stage, List<Part> parts) {
  /** How the parts of a layer become pixels. */
  public enum Blend {
    /** Each pixel belongs to one part. */
    PARTS,
    /** All parts melt into one silhouette (blurred and thresholded coverage). */
    GOOP
  }

  /** When a layer is drawn. */
  public enum Stage {
    BEFORE_EFFECTS,
    AFTER_EFFECTS
  }

  public Layer {
    parts = List.copyOf(parts);
  }
}
