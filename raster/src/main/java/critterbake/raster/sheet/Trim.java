package critterbake.raster.sheet;

import critterbake.raster.Frame;
import critterbake.raster.encode.Area;
import java.util.List;
import java.util.Optional;

/** Finds what is left without transparent margins: all variants lose the same. */
final class Trim {
  private static final Area BLANK = new Area(0, 0, 1, 1);

  private Trim() {}

  /** Bounds of the pixels that are not fully transparent in any variant; 1x1 if there is none. */
  static Area bounds(List<SheetPicture> variants) {
    return variants.stream()
        .flatMap(variant -> variant.visible().stream())
        .reduce(Area::union)
        .orElse(BLANK);
  }

  /** Bounds of the pixels that are not fully transparent, if there are any. */
  static Optional<Area> bounds(Frame frame) {
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
    return right < 0
        ? Optional.empty()
        : Optional.of(new Area(left, top, right - left + 1, bottom - top + 1));
  }
}
