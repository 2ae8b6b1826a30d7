/** From poses to frames: the stages of drawing, and what works between them. */
package critterbake.raster.render;
