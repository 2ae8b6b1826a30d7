package critterbake.raster.sheet;

/**
 * A rectangle to be packed.
 *
 * @param width pixels, extrusion included
 * @param height pixels, extrusion included
 * @param clip the clip that shows it first; clips stay together when there are several pages
 * @param mark what tells blocks of one size apart whatever their order: a hash of the pixels
 */
record Block(int width, int height, int clip, int mark) {}
