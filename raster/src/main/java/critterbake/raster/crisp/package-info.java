/**
 * Crisp pixels, as a pixel artist sets them: each belongs to one part, has one tone, and lines and
 * patches are cleaned.
 */
package critterbake.raster.crisp;
