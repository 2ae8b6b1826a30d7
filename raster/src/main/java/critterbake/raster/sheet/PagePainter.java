package critterbake.raster.sheet;

import critterbake.raster.sheet.Layout.PageSize;
import critterbake.raster.sheet.Layout.Place;
import critterbake.raster.sheet.Sheet.Page;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the pages of one variant: pictures at their places, turned where needed, edges extruded.
 */
final class PagePainter {
  private final Layout layout;
  private final int extrude;

  PagePainter(Layout layout, int extrude) {
    this.layout = layout;
    this.extrude = extrude;
  }

  /** The pages, each painted when it is looked at. */
  List<Page> pages(List<TrimmedPicture> pictures, int variant) {
    List<Page> pages = new ArrayList<>();
    for (int i = 0; i < layout.pages().size(); i++) {
      PageSize size = layout.pages().get(i);
      int number = i;
      pages.add(
          Page.painted(size.width(), size.height(), () -> painted(pictures, variant, number)));
    }
    return pages;
  }

  private int[] painted(List<TrimmedPicture> pictures, int variant, int page) {
    PageSize size = layout.pages().get(page);
    int[] argb = new int[size.width() * size.height()];
    for (int i = 0; i < pictures.size(); i++) {
      Place place = layout.places().get(i);
      if (place.page() == page) {
        paint(pictures.get(i), variant, place, argb, size.width());
      }
    }
    return argb;
  }

  private void paint(TrimmedPicture picture, int variant, Place place, int[] page, int pageWidth) {
    int[] argb = picture.argb(variant);
    int width = place.rotated() ? picture.height() : picture.width();
    int height = place.rotated() ? picture.width() : picture.height();
    for (int y = -extrude; y < height + extrude; y++) {
      int row = (place.y() + extrude + y) * pageWidth + place.x() + extrude;
      int inY = clamp(y, height);
      for (int x = -extrude; x < width + extrude; x++) {
        int inX = clamp(x, width);
        page[row + x] =
            place.rotated()
                ? argb[(picture.height() - 1 - inX) * picture.width() + inY]
                : argb[inY * picture.width() + inX];
      }
    }
  }

  private static int clamp(int value, int length) {
    return Math.max(0, Math.min(length - 1, value));
  }
}
