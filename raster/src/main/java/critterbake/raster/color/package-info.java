/** Colors: ramps of tones, made as people see them, and the palettes that hold them. */
package critterbake.raster.color;
