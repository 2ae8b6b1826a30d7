package critterbake.raster.sheet;

import critterbake.raster.Clip;
import critterbake.raster.Clip.RootMotion;
import critterbake.raster.sheet.Sheet.Direction;
import critterbake.raster.sheet.Sheet.Pivot;
import java.util.List;

/**
 * A clip on its way into a sheet.
 *
 * @param name of the clip
 * @param pictures its frames, at least one
 * @param repeat how often it plays: 0 for ever
 * @param root how the engine should move it while it plays
 * @param direction order of playing
 * @param pivot the point that stands on the engine's position
 */
public record SheetSource(
    String name,
    List<SheetPicture> pictures,
    int repeat,
    RootMotion root,
    Direction direction,
    Pivot pivot) {
  public SheetSource {
    pictures = List.copyOf(pictures);
    if (pictures.isEmpty()) {
      throw new IllegalArgumentException("clip " + name + " has no frames");
    }
  }

  /** A clip that plays forward and turns about its middle. */
  public static SheetSource of(Clip clip) {
    return of(clip, Direction.FORWARD, Pivot.CENTER);
  }

  /** A clip that plays and turns like this. */
  public static SheetSource of(Clip clip, Direction direction, Pivot pivot) {
    List<SheetPicture> pictures = clip.frames().stream().map(SheetPicture::of).toList();
    return new SheetSource(clip.name(), pictures, clip.repeat(), clip.root(), direction, pivot);
  }
}
