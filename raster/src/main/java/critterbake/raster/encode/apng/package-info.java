/** Animated PNG files (PNG specification, third edition, clause 11.3.6). */
package critterbake.raster.encode.apng;
