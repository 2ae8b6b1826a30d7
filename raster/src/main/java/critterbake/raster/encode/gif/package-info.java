/** GIF files (Graphics Interchange Format, version 89a). */
package critterbake.raster.encode.gif;
