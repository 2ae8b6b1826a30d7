/**
 * A slow, small compressor of the zlib format (RFC 1950 and 1951): the cheapest way through all
 * matches, as Zopfli and 7-Zip go it.
 */
package critterbake.raster.encode.deflate;
