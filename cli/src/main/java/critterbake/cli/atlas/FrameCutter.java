package critterbake.cli.atlas;

import critterbake.raster.sheet.Sheet;
import critterbake.raster.sheet.Sheet.Page;
import critterbake.raster.sheet.Sheet.Region;
import java.util.Locale;

/** Rebuilds whole frames from pages. */
public final class FrameCutter {
  private FrameCutter() {}

  /** A frame of a sheet in memory. */
  static int[] frame(Sheet sheet, int number) {
    Region region = sheet.regionOf(number);
    return frame(region, sheet.pages().get(region.page()));
  }

  /** A frame of a sheet in memory as it was trimmed. */
  static int[] picture(Sheet sheet, int number) {
    Region region = sheet.regionOf(number).withoutMargin();
    return frame(region, sheet.pages().get(region.page()));
  }

  /**
   * The whole frame that a cut gives, straight ARGB.
   *
   * @param page the cut's
   * @throws AtlasException if it reaches over the page's or the frame's edge
   */
  public static int[] frame(Cut cut, Page page) {
    return frame(cut.region(0), page);
  }

  /**
   * The whole frame that a region gives, straight ARGB.
   *
   * @param page the region's
   * @throws AtlasException if it reaches over the page's or the frame's edge
   */
  public static int[] frame(Region region, Page page) {
    check(region, page);
    int[] argb = page.argb();
    int[] frame = new int[region.sourceWidth() * region.sourceHeight()];
    for (int y = 0; y < region.height(); y++) {
      for (int x = 0; x < region.width(); x++) {
        int pageX = region.x() + (region.rotated() ? region.height() - 1 - y : x);
        int pageY = region.y() + (region.rotated() ? x : y);
        int at = (region.offsetY() + y) * region.sourceWidth() + region.offsetX() + x;
        frame[at] = argb[pageY * page.width() + pageX];
      }
    }
    return frame;
  }

  private static void check(Region region, Page page) {
    boolean onPage =
        region.x() >= 0
            && region.y() >= 0
            && region.width() > 0
            && region.height() > 0
            && region.pageWidth() <= page.width() - region.x()
            && region.pageHeight() <= page.height() - region.y();
    if (!onPage) {
      throw new AtlasException(
          String.format(
              Locale.ROOT,
              "its region %d,%d %dx%d reaches over the page of %dx%d",
              region.x(),
              region.y(),
              region.width(),
              region.height(),
              page.width(),
              page.height()));
    }
    boolean inFrame =
        region.offsetX() >= 0
            && region.offsetY() >= 0
            && region.width() <= region.sourceWidth() - region.offsetX()
            && region.height() <= region.sourceHeight() - region.offsetY();
    if (!inFrame || (long) region.sourceWidth() * region.sourceHeight() > Integer.MAX_VALUE / 8) {
      throw new AtlasException(
          String.format(
              Locale.ROOT,
              "its trimmed picture does not lie inside the frame of %dx%d",
              region.sourceWidth(),
              region.sourceHeight()));
    }
  }
}
