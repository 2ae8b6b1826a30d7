package critterbake.raster.sheet;

/**
 * A rectangle to be packed.
 *
 * @param width pixels, extrusion included
 * @param height pixels, extrusion included
 * @param clip the clip that shows it first; clips stay together when there are several pages
 */
record Block(int width, int height, int clip) {}
