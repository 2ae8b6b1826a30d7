package critterbake.raster.sheet;

import critterbake.raster.sheet.Sheet.Region;
import java.util.Optional;

/**
 * Where a frame lies on a sheet that was approved before, and is to stay while it fits.
 *
 * @param clip name of its clip
 * @param number of the frame within the clip
 * @param argb the pixels of its region, upright, if they are known
 */
public record ApprovedFrame(String clip, int number, Region region, Optional<int[]> argb) {}
