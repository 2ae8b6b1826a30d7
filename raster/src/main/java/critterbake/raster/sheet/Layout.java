package critterbake.raster.sheet;

import java.util.List;

/**
 * Where blocks lie.
 *
 * @param pages sizes
 * @param places by block
 */
record Layout(List<PageSize> pages, List<Place> places) {
  /** Size of a page in pixels. */
  record PageSize(int width, int height) {
    long area() {
      return (long) width * height;
    }
  }

  /** A block's top left corner, and whether it is turned. */
  record Place(int page, int x, int y, boolean rotated) {}

  Layout {
    pages = List.copyOf(pages);
    places = List.copyOf(places);
  }
}
