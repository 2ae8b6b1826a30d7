/** The frame over the world: its size, its camera, and what stands behind the creatures. */
package critterbake.raster.view;
