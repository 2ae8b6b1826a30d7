/** Animation encoders: frames in, one file's bytes out. What all formats share stands here. */
package critterbake.raster.encode;
