package critterbake.raster.encode.apng;

import critterbake.raster.encode.Area;
import critterbake.raster.encode.Changes;
import critterbake.raster.encode.png.PngData;
import critterbake.raster.encode.png.PngLayout;
import java.util.Arrays;

/**
 * Finds the smallest way to write each frame: on what the frame before left behind, or on a canvas
 * whose changed part was cleared again; replacing pixels, or blending over those that stay.
 */
final class ApngDelta {
  private final int width;
  private final int height;
  private final PngLayout layout;
  private final boolean delta;
  private final boolean blends;
  private final boolean clears;

  /**
   * @param layout of all frames
   * @param delta whether frames may hold only what changed
   * @param clears whether clearing can help: some frame has transparent pixels
   */
  ApngDelta(int width, int height, PngLayout layout, boolean delta, boolean clears) {
    this.width = width;
    this.height = height;
    this.layout = layout;
    this.delta = delta;
    this.clears = clears;
    this.blends =
        layout.type() == PngLayout.Type.RGBA
            || Arrays.stream(layout.palette()).anyMatch(color -> color == 0);
  }

  /** The frame as a whole. */
  ApngFrame whole(int[] pixels) {
    Area area = new Area(0, 0, width, height);
    return filtered(frame(area, false, false, pixels));
  }

  /**
   * The smallest way to write a frame.
   *
   * @param shown the frame before
   * @param area where that was drawn
   */
  ApngFrame next(int[] shown, Area area, int[] pixels) {
    return delta ? filtered(smallest(shown, area, pixels)) : whole(pixels);
  }

  private ApngFrame smallest(int[] shown, Area area, int[] pixels) {
    ApngFrame kept = smallest(shown, pixels, false);
    if (!clears) {
      return kept;
    }
    int[] erased = shown.clone();
    for (int y = area.y(); y < area.y() + area.height(); y++) {
      Arrays.fill(erased, y * width + area.x(), y * width + area.x() + area.width(), 0);
    }
    ApngFrame other = smallest(erased, pixels, true);
    return other.size() < kept.size() ? other : kept;
  }

  private ApngFrame smallest(int[] before, int[] pixels, boolean cleared) {
    Area area = Changes.between(before, pixels, width).orElse(new Area(0, 0, 1, 1));
    int[] part = cut(pixels, area);
    ApngFrame replacing = frame(area, false, cleared, part);
    int[] sparse = spare(part, cut(before, area));
    if (sparse == null) {
      return replacing;
    }
    ApngFrame blending = frame(area, true, cleared, sparse);
    return blending.size() < replacing.size() ? blending : replacing;
  }

  private ApngFrame frame(Area area, boolean over, boolean cleared, int[] part) {
    return new ApngFrame(
        area, over, cleared, part, PngData.tryFrame(area.width(), area.height(), part, layout));
  }

  /** The frame by other filters, if that is smaller. */
  private ApngFrame filtered(ApngFrame frame) {
    int rows = frame.area().height();
    return frame.or(PngData.tryFrameOtherwise(frame.area().width(), rows, frame.argb(), layout));
  }

  private int[] cut(int[] pixels, Area from) {
    int[] part = new int[from.size()];
    for (int y = 0; y < from.height(); y++) {
      int row = (from.y() + y) * width + from.x();
      System.arraycopy(pixels, row, part, y * from.width(), from.width());
    }
    return part;
  }

  /** The part with unchanged pixels transparent, or null where blending would not give it. */
  private int[] spare(int[] part, int[] before) {
    if (!blends) {
      return null;
    }
    int[] sparse = part.clone();
    for (int i = 0; i < part.length; i++) {
      if (part[i] == before[i]) {
        sparse[i] = 0;
      } else if (part[i] >>> 24 != 255) {
        return null;
      }
    }
    return sparse;
  }
}
