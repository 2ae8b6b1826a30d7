package critterbake.cli.atlas;

import critterbake.raster.encode.WholeTime;
import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.SheetClip;
import java.util.ArrayList;
import java.util.List;

/** Frame times in whole milliseconds, rounded cumulatively within a clip. */
final class Times {
  private Times() {}

  static List<Integer> milliseconds(Sheet sheet, SheetClip clip) {
    WholeTime milliseconds = new WholeTime(1000, 0);
    List<Integer> times = new ArrayList<>();
    for (int frame = clip.from(); frame <= clip.to(); frame++) {
      times.add((int) milliseconds.next(sheet.frames().get(frame).time()));
    }
    return times;
  }
}
