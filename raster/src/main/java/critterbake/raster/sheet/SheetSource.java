package critterbake.raster.sheet;

import critterbake.raster.Clip;
import critterbake.raster.sheet.Sheet.Direction;
import critterbake.raster.sheet.Sheet.Pivot;

/**
 * A clip on its way into a sheet.
 *
 * @param clip its frames
 * @param direction order of playing
 * @param pivot the point that stands on the engine's position
 */
public record SheetSource(Clip clip, Direction direction, Pivot pivot) {
  /** A clip that plays forward and turns about its middle. */
  public static SheetSource of(Clip clip) {
    return new SheetSource(clip, Direction.FORWARD, Pivot.CENTER);
  }
}
