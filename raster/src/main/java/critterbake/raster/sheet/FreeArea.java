package critterbake.raster.sheet;

import critterbake.raster.encode.Area;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * What is free on a page, as all rectangles that nothing reaches into and none of which lies in
 * another (Jylänki, "A thousand ways to pack the bin", 2010: MAXRECTS).
 */
final class FreeArea {
  private final List<Area> free = new ArrayList<>();

  FreeArea(int width, int height) {
    free.add(new Area(0, 0, width, height));
  }

  /** The free rectangles, in a fixed order. */
  List<Area> areas() {
    return free;
  }

  boolean holds(Area wanted) {
    return free.stream().anyMatch(area -> contains(area, wanted));
  }

  /** Takes an area away. */
  void take(Area taken) {
    List<Area> cut = new ArrayList<>();
    for (Iterator<Area> each = free.iterator(); each.hasNext(); ) {
      Area area = each.next();
      if (overlap(area, taken)) {
        each.remove();
        cut(area, taken, cut);
      }
    }
    for (Area piece : cut) {
      boolean inside = free.stream().anyMatch(area -> contains(area, piece));
      if (!inside) {
        free.removeIf(area -> contains(piece, area));
        free.add(piece);
      }
    }
  }

  private static void cut(Area area, Area taken, List<Area> pieces) {
    int right = area.x() + area.width();
    int bottom = area.y() + area.height();
    add(pieces, area.x(), area.y(), taken.x(), bottom);
    add(pieces, taken.x() + taken.width(), area.y(), right, bottom);
    add(pieces, area.x(), area.y(), right, taken.y());
    add(pieces, area.x(), taken.y() + taken.height(), right, bottom);
  }

  private static void add(List<Area> pieces, int left, int top, int right, int bottom) {
    if (right > left && bottom > top) {
      pieces.add(new Area(left, top, right - left, bottom - top));
    }
  }

  private static boolean overlap(Area a, Area b) {
    return a.x() < b.x() + b.width()
        && b.x() < a.x() + a.width()
        && a.y() < b.y() + b.height()
        && b.y() < a.y() + a.height();
  }

  private static boolean contains(Area outer, Area inner) {
    return outer.x() <= inner.x()
        && outer.y() <= inner.y()
        && outer.x() + outer.width() >= inner.x() + inner.width()
        && outer.y() + outer.height() >= inner.y() + inner.height();
  }
}
