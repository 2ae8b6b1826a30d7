/** Counts of the faults that people see in animated pixels. */
package critterbake.raster.measure;
