/** PNG files. */
package critterbake.raster.encode.png;
