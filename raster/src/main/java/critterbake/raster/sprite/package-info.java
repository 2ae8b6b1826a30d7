/** Cut-out pictures: kept, enlarged, turned and placed without inventing colors. */
package critterbake.raster.sprite;
