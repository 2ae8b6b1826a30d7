/** Pictures whose edges blend, and how they are brought down to pixels. */
package critterbake.raster.blend;
