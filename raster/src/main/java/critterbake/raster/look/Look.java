package critterbake.raster.look;

/** How pictures are made: the scenario's {@code look}. */
public record Look(Pixels pixels) {
  /** The way from shapes to pixels. */
  public enum Pixels {
    CRISP,
    DOWNSAMPLE,
    SMOOTH
  }
}
