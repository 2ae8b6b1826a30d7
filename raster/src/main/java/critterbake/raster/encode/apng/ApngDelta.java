package critterbake.raster.encode.apng;

import critterbake.raster.encode.Area;
import critterbake.raster.encode.Changes;
import critterbake.raster.encode.png.PngData;
import critterbake.raster.encode.png.PngLayout;
import java.util.Arrays;

/**
 * Finds the smallest way to write each frame: on the frame before, on that with its changed part
 * cleared again, or on what was there before it; replacing pixels, or blending over those that
 * stay.
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
    return filtered(frame(new Canvas(Disposal.NONE, new int[0]), area, false, pixels));
  }

  /**
   * What a frame is drawn on.
   *
   * @param disposal of the frame before
   * @param pixels that are shown then; none for a frame that covers all
   */
  record Canvas(Disposal disposal, int[] pixels) {}

  /**
   * The smallest way to write a frame.
   *
   * @param before the frame before
   * @param shown its pixels
   */
  ApngFrame next(ApngFrame before, int[] shown, int[] pixels) {
    if (!delta) {
      return whole(pixels);
    }
    ApngFrame best = smallest(new Canvas(Disposal.NONE, shown), pixels);
    if (clears) {
      best = smaller(best, new Canvas(Disposal.BACKGROUND, erased(shown, before.area())), pixels);
    }
    if (before.canvas().pixels().length > 0) {
      best = smaller(best, new Canvas(Disposal.PREVIOUS, before.canvas().pixels()), pixels);
    }
    return filtered(best);
  }

  private int[] erased(int[] shown, Area area) {
    int[] erased = shown.clone();
    for (int y = area.y(); y < area.y() + area.height(); y++) {
      Arrays.fill(erased, y * width + area.x(), y * width + area.x() + area.width(), 0);
    }
    return erased;
  }

  private ApngFrame smaller(ApngFrame best, Canvas canvas, int[] pixels) {
    ApngFrame other = smallest(canvas, pixels);
    return other.size() < best.size() ? other : best;
  }

  private ApngFrame smallest(Canvas canvas, int[] pixels) {
    Area area = Changes.between(canvas.pixels(), pixels, width).orElse(new Area(0, 0, 1, 1));
    int[] part = cut(pixels, area);
    ApngFrame replacing = frame(canvas, area, false, part);
    int[] sparse = spare(part, cut(canvas.pixels(), area));
    if (sparse == null) {
      return replacing;
    }
    ApngFrame blending = frame(canvas, area, true, sparse);
    return blending.size() < replacing.size() ? blending : replacing;
  }

  private ApngFrame frame(Canvas canvas, Area area, boolean over, int[] part) {
    return new ApngFrame(
        canvas, area, over, part, PngData.tryFrame(area.width(), area.height(), part, layout));
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
