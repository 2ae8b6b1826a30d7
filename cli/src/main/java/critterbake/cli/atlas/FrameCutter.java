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
    return frame(cut(sheet.regionOf(number)), page(sheet, number));
  }

  /** A frame of a sheet in memory as it was trimmed. */
  static int[] picture(Sheet sheet, int number) {
    return frame(cut(sheet.regionOf(number)).picture(), page(sheet, number));
  }

  private static Page page(Sheet sheet, int number) {
    return sheet.pages().get(sheet.regionOf(number).page());
  }

  private static Cut cut(Region r) {
    return new Cut(
        "",
        r.x(),
        r.y(),
        r.width(),
        r.height(),
        r.offsetX(),
        r.offsetY(),
        r.sourceWidth(),
        r.sourceHeight(),
        r.rotated());
  }

  /**
   * The whole frame that a cut gives, straight ARGB.
   *
   * @throws AtlasException if it reaches over the page's or the frame's edge
   */
  public static int[] frame(Cut cut, Page page) {
    check(cut, page);
    int[] frame = new int[cut.sourceWidth() * cut.sourceHeight()];
    for (int y = 0; y < cut.height(); y++) {
      for (int x = 0; x < cut.width(); x++) {
        int pageX = cut.x() + (cut.rotated() ? cut.height() - 1 - y : x);
        int pageY = cut.y() + (cut.rotated() ? x : y);
        int at = (cut.offsetY() + y) * cut.sourceWidth() + cut.offsetX() + x;
        frame[at] = page.argb()[pageY * page.width() + pageX];
      }
    }
    return frame;
  }

  private static void check(Cut cut, Page page) {
    int pageWidth = cut.rotated() ? cut.height() : cut.width();
    int pageHeight = cut.rotated() ? cut.width() : cut.height();
    boolean onPage =
        cut.x() >= 0
            && cut.y() >= 0
            && cut.width() > 0
            && cut.height() > 0
            && pageWidth <= page.width() - cut.x()
            && pageHeight <= page.height() - cut.y();
    if (!onPage) {
      throw new AtlasException(
          String.format(
              Locale.ROOT,
              "its region %d,%d %dx%d reaches over the page of %dx%d",
              cut.x(),
              cut.y(),
              cut.width(),
              cut.height(),
              page.width(),
              page.height()));
    }
    boolean inFrame =
        cut.offsetX() >= 0
            && cut.offsetY() >= 0
            && cut.width() <= cut.sourceWidth() - cut.offsetX()
            && cut.height() <= cut.sourceHeight() - cut.offsetY();
    if (!inFrame || (long) cut.sourceWidth() * cut.sourceHeight() > Integer.MAX_VALUE / 8) {
      throw new AtlasException(
          String.format(
              Locale.ROOT,
              "its trimmed picture does not lie inside the frame of %dx%d",
              cut.sourceWidth(),
              cut.sourceHeight()));
    }
  }
}
