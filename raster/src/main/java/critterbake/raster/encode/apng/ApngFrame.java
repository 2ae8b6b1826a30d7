package critterbake.raster.encode.apng;

import critterbake.raster.encode.Area;
import critterbake.raster.encode.png.PngData.Trial;

/**
 * One way to write a frame.
 *
 * @param area where it is drawn
 * @param over whether it is blended over what is there; else it replaces it
 * @param clears whether the frame before must be cleared first
 * @param argb its pixels
 * @param data the pixels, compressed quickly
 */
record ApngFrame(Area area, boolean over, boolean clears, int[] argb, Trial data) {
  /** Bytes it takes about. */
  int size() {
    return data.quick().length;
  }

  /** The frame with its pixels compressed as told, if that is smaller. */
  ApngFrame or(Trial other) {
    return new ApngFrame(area, over, clears, argb, data.or(other));
  }
}
