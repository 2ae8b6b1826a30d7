package critterbake.raster.encode.apng;

import critterbake.raster.encode.Area;

/**
 * One way to write a frame.
 *
 * @param area where it is drawn
 * @param over whether it is blended over what is there; else it replaces it
 * @param clears whether the frame before must be cleared first
 * @param data its compressed pixels
 */
record ApngFrame(Area area, boolean over, boolean clears, byte[] data) {}
