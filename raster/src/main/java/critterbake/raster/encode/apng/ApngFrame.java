package critterbake.raster.encode.apng;

import critterbake.raster.encode.Area;
import critterbake.raster.encode.apng.ApngDelta.Canvas;
import critterbake.raster.encode.png.PngData.Trial;

/**
 * One way to write a frame.
 *
 * @param canvas what it is drawn on
 * @param area where it is drawn
 * @param over whether it is blended over what is there; else it replaces it
 * @param argb its pixels
 * @param data the pixels, compressed quickly
 */
record ApngFrame(Canvas canvas, Area area, boolean over, int[] argb, Trial data) {
  /** Bytes it takes about. */
  int size() {
    return data.quick().length;
  }

  /** The frame with its pixels compressed as told, if that is smaller. */
  ApngFrame or(Trial other) {
    return new ApngFrame(canvas, area, over, argb, data.or(other));
  }
}
