/** The debug overlay: how a creature works, drawn over its picture. */
package critterbake.raster.overlay;
