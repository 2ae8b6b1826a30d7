package critterbake.raster.compare;

/** How pixels are compared. */
public enum CompareMode {
  /** Any differing pixel counts; wholly transparent ones are equal. */
  EXACT,
  /** Perceptual, in YIQ. */
  YIQ,
  /** Perceptual, in OKLab. */
  OKLAB
}
