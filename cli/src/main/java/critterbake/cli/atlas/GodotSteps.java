package critterbake.cli.atlas;

import critterbake.raster.FrameTime;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.SheetClip;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Godot 3 plays every frame equally long: a frame that lasts longer stands so many times.
 *
 * @param milliseconds of one step
 * @param counts steps of each frame
 */
record GodotSteps(double milliseconds, List<Integer> counts) {
  static GodotSteps of(Sheet sheet, SheetClip clip) {
    double shortest = Double.MAX_VALUE;
    for (int frame = clip.from(); frame <= clip.to(); frame++) {
      shortest = Math.min(shortest, sheet.frames().get(frame).time().seconds());
    }
    List<Integer> counts = new ArrayList<>();
    for (int frame = clip.from(); frame <= clip.to(); frame++) {
      counts.add(count(sheet.frames().get(frame).time(), shortest, clip.name()));
    }
    return new GodotSteps(1000 * shortest, counts);
  }

  private static int count(FrameTime time, double shortest, String clip) {
    double count = time.seconds() / shortest;
    if (Math.abs(count - Math.rint(count)) > 1e-6) {
      throw new AtlasException(
          String.format(
              Locale.ROOT,
              "godot3 data has one time for all frames, and those of %s are no multiples of the shortest; use data: godot",
              clip));
    }
    return (int) Math.rint(count);
  }
}
