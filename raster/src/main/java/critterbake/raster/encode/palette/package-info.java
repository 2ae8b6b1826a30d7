/** Reducing colors: counting them, choosing a palette, mapping pixels to it. */
package critterbake.raster.encode.palette;
