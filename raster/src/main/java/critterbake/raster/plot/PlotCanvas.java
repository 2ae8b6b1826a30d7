package critterbake.raster.plot;

import java.util.Arrays;

/**
 * A plain picture to draw a diagram on. Coordinates are pixels, y down; what lies outside is cut
 * off.
 */
public final class PlotCanvas {
  /** Pixels of a letter's own pixel. */
  private static final int LETTER_SCALE = 2;

  /** Height of a line of words. */
  public static final int TEXT_HEIGHT = PixelFont.HEIGHT * LETTER_SCALE;

  private final int width;
  private final int height;
  private final int[] argb;

  public PlotCanvas(int width, int height, int background) {
    this.width = width;
    this.height = height;
    this.argb = new int[width * height];
    Arrays.fill(argb, background);
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** The pixels, top row first. */
  public int[] argb() {
    return argb;
  }

  /** A filled rectangle. */
  public void fill(int x, int y, int wide, int high, int color) {
    for (int row = Math.max(0, y); row < Math.min(height, y + high); row++) {
      int from = Math.min(width, Math.max(0, x));
      int to = Math.max(from, Math.min(width, x + wide));
      Arrays.fill(argb, row * width + from, row * width + to, color);
    }
  }

  /** An upright line of dashes. */
  public void dashes(int x, int y, int high, int color) {
    for (int at = 0; at < high; at += 8) {
      fill(x, y + at, 2, Math.min(5, high - at), color);
    }
  }

  /** A curve two pixels thick through points of rising x. */
  public void curve(int[] xs, int[] ys, int color) {
    for (int i = 1; i < xs.length; i++) {
      for (int x = xs[i - 1]; x <= xs[i]; x++) {
        int before = at(xs, ys, i, x);
        int after = at(xs, ys, i, Math.min(xs[i], x + 1));
        fill(x, Math.min(before, after), 2, Math.abs(after - before) + 2, color);
      }
    }
  }

  private static int at(int[] xs, int[] ys, int i, int x) {
    int wide = Math.max(1, xs[i] - xs[i - 1]);
    return ys[i - 1] + Math.floorDiv((ys[i] - ys[i - 1]) * (x - xs[i - 1]), wide);
  }

  /** Words; their upper left corner is given. */
  public void text(int x, int y, String words, int color) {
    PixelFont font = PixelFont.usual();
    String spelled = PixelFont.spelled(words);
    for (int i = 0; i < spelled.length(); i++) {
      for (int row = 0; row < PixelFont.HEIGHT; row++) {
        for (int column = 0; column < PixelFont.WIDTH; column++) {
          if (font.covers(spelled.charAt(i), column, row)) {
            int left = x + (i * PixelFont.ADVANCE + column) * LETTER_SCALE;
            fill(left, y + row * LETTER_SCALE, LETTER_SCALE, LETTER_SCALE, color);
          }
        }
      }
    }
  }

  /** How wide words are. */
  public static int textWidth(String words) {
    return Math.max(0, words.length() * PixelFont.ADVANCE - 1) * LETTER_SCALE;
  }
}
