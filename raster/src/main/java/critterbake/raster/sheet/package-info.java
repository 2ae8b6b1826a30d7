/**
 * Spritesheets: frames trimmed, shared, packed on pages; the model every data format is written
 * from.
 */
package critterbake.raster.sheet;
