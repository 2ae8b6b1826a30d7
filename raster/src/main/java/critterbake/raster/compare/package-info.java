/**
 * Comparison of two pictures, pixel by pixel: exact, or by one of the two perceptual metrics that
 * image regression tools have published, antialiased pixels excused.
 */
package critterbake.raster.compare;
