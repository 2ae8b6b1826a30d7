/** Pictures of poses, in pixels, y down. */
package critterbake.raster;
