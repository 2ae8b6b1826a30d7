/** Which pixels a part covers, and how much of each: shapes become masks. */
package critterbake.raster.cover;
