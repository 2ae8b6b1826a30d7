package critterbake.raster.sheet;

import critterbake.raster.Frame;
import critterbake.raster.encode.Area;
import java.util.ArrayList;
import java.util.List;

/** Cuts transparent margins off a frame: all variants by the same amount. */
final class Trim {
  private static final Area BLANK = new Area(0, 0, 1, 1);

  private Trim() {}

  /** Bounds of the pixels that are not fully transparent in any variant; 1x1 if there is none. */
  static Area bounds(List<Frame> variants) {
    Area bounds = null;
    for (Frame frame : variants) {
      Area area = bounds(frame);
      if (area != null) {
        bounds = bounds == null ? area : bounds.union(area);
      }
    }
    return bounds == null ? BLANK : bounds;
  }

  private static Area bounds(Frame frame) {
    int width = frame.width();
    int[] argb = frame.argb();
    int left = width;
    int right = -1;
    int top = -1;
    int bottom = -1;
    for (int y = 0; y < frame.height(); y++) {
      for (int x = 0; x < width; x++) {
        if (argb[y * width + x] >>> 24 != 0) {
          left = Math.min(left, x);
          right = Math.max(right, x);
          top = top < 0 ? y : top;
          bottom = y;
        }
      }
    }
    return right < 0 ? null : new Area(left, top, right - left + 1, bottom - top + 1);
  }

  /** The area of every variant; fully transparent pixels lose their hidden color. */
  static TrimmedPicture cut(List<Frame> variants, Area area) {
    List<int[]> cuts = new ArrayList<>();
    for (Frame frame : variants) {
      int[] cut = new int[area.size()];
      for (int i = 0; i < cut.length; i++) {
        int x = area.x() + i % area.width();
        int y = area.y() + i / area.width();
        int color = frame.argb()[y * frame.width() + x];
        cut[i] = color >>> 24 == 0 ? 0 : color;
      }
      cuts.add(cut);
    }
    return new TrimmedPicture(area.width(), area.height(), cuts);
  }
}
