/** What a scenario says of how pictures are made: the keys of {@code look}. */
package critterbake.raster.look;
