package critterbake.cli.compare;

import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.compare.PictureDifference;
import java.util.Arrays;

/**
 * Paints where two pictures differ: what is the same stays as a faint grey, differing pixels are
 * red (or blue where the second picture is darker, if asked), excused ones yellow.
 *
 * @param darker color of pixels that got darker, ARGB
 * @param panels whether the first picture and the second stand at the sides of the difference
 */
public record DifferencePainter(int darker, boolean panels) {
  public static final int RED = 0xffff0000;
  public static final int BLUE = 0xff0000ff;

  /** One red for all that differs, no panels. */
  public static final DifferencePainter PLAIN = new DifferencePainter(RED, false);

  private static final int YELLOW = 0xffffff00;
  private static final int GAP = 0x00000000;

  /** How much of the picture shines through where nothing changed. */
  private static final double FAINT = 0.1;

  /** The picture of the difference of two frames. */
  public Frame paint(Frame first, Frame second, PictureDifference pixels) {
    int[] marked = marked(first, pixels);
    FrameTime time = second.time();
    if (!panels) {
      return Frame.of(pixels.width(), pixels.height(), marked, time);
    }
    int width = pixels.width();
    int height = pixels.height();
    int[] canvas = new int[(3 * width + 2) * height];
    Arrays.fill(canvas, GAP);
    lay(canvas, AnimationComparison.widened(first, width, height), 0, width, height);
    lay(canvas, marked, width + 1, width, height);
    lay(canvas, AnimationComparison.widened(second, width, height), 2 * width + 2, width, height);
    return Frame.of(3 * width + 2, height, canvas, time);
  }

  private static void lay(int[] canvas, int[] picture, int left, int width, int height) {
    int across = 3 * width + 2;
    for (int y = 0; y < height; y++) {
      System.arraycopy(picture, y * width, canvas, y * across + left, width);
    }
  }

  private int[] marked(Frame first, PictureDifference pixels) {
    int[] base = AnimationComparison.widened(first, pixels.width(), pixels.height());
    int[] out = new int[base.length];
    for (int i = 0; i < out.length; i++) {
      out[i] =
          switch (pixels.marks()[i]) {
            case PictureDifference.ANTIALIASED -> YELLOW;
            case PictureDifference.BRIGHTER -> RED;
            case PictureDifference.DARKER -> darker;
            default -> faint(base[i]);
          };
    }
    return out;
  }

  private static int faint(int color) {
    double luma =
        0.299 * (color >> 16 & 0xff) + 0.587 * (color >> 8 & 0xff) + 0.114 * (color & 0xff);
    int grey = (int) Math.round(255 + (luma - 255) * FAINT * (color >>> 24) / 255);
    return 0xff000000 | grey * 0x010101;
  }
}
