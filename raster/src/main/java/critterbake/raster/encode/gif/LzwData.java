package critterbake.raster.encode.gif;

/**
 * Pixels compressed by LZW.
 *
 * @param codeSize bits of an uncompressed index, 2 to 8
 * @param bytes the codes, not yet cut into sub-blocks
 */
record LzwData(int codeSize, byte[] bytes) {}
