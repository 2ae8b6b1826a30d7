/** Changes of a picture between the creatures' colors and the finished frame. */
package critterbake.raster.effect;
