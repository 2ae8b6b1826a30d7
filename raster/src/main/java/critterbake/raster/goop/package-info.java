/** What makes goop look alive: ragged ribbons, melting, eyes, a ghost and the cave behind. */
package critterbake.raster.goop;
