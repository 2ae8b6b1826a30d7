/** Diagrams: bars, curves and words on a plain picture, the same on every machine. */
package critterbake.raster.plot;
