package critterbake.raster.blend;

import critterbake.raster.color.Palette;
import critterbake.raster.look.Downsample;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Picks one color for each cell of a larger blended picture; a cell is either opaque or empty,
 * decided at half. With a palette, only its colors come out. Every worker has its own.
 */
public final class Downsampling {
  private static final int HALF = 128;
  private static final int MOST_CACHED = 1 << 16;

  private final Downsample look;
  private final Optional<Palette> palette;
  private final Map<Integer, Integer> nearest = new LinkedHashMap<>();
  private final int[] cell;

  public Downsampling(Downsample look, Optional<Palette> palette) {
    this.look = look;
    this.palette = palette;
    this.cell = new int[look.factor() * look.factor()];
  }

  /**
   * Picks the cells.
   *
   * @param large the blended picture, {@code factor} times as wide and high
   * @param width of the final picture
   * @param small the final picture
   */
  public void pick(int[] large, int width, int height, int[] small) {
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int color = pick(large, width * look.factor(), x * look.factor(), y * look.factor());
        small[y * width + x] = color >>> 24 >= HALF ? allowed(color | 0xff000000) : 0;
      }
    }
  }

  /** Index of the sample at the middle of a cell, in the large picture. */
  public int center(int x, int y, int width) {
    int middle = look.factor() / 2;
    return (y * look.factor() + middle) * width * look.factor() + x * look.factor() + middle;
  }

  private int pick(int[] large, int stride, int left, int top) {
    int factor = look.factor();
    if (look.pick() == Downsample.Pick.CENTER) {
      return large[(top + factor / 2) * stride + left + factor / 2];
    }
    for (int row = 0; row < factor; row++) {
      System.arraycopy(large, (top + row) * stride + left, cell, row * factor, factor);
    }
    return look.pick() == Downsample.Pick.DOMINANT ? dominant() : average();
  }

  /** The commonest color of the cell; of equals the one that comes first. */
  private int dominant() {
    int best = cell[0];
    int most = 0;
    for (int i = 0; i < cell.length; i++) {
      int same = 0;
      for (int other : cell) {
        same += other == cell[i] ? 1 : 0;
      }
      if (same > most) {
        most = same;
        best = cell[i];
      }
    }
    return best;
  }

  private int average() {
    long a = 0;
    long r = 0;
    long g = 0;
    long b = 0;
    for (int color : cell) {
      int alpha = color >>> 24;
      a += alpha;
      r += (long) alpha * (color >> 16 & 255);
      g += (long) alpha * (color >> 8 & 255);
      b += (long) alpha * (color & 255);
    }
    if (a == 0) {
      return 0;
    }
    int alpha = (int) ((a + cell.length / 2) / cell.length);
    return alpha << 24
        | (int) ((r + a / 2) / a) << 16
        | (int) ((g + a / 2) / a) << 8
        | (int) ((b + a / 2) / a);
  }

  /** The palette's nearest color, remembered. */
  private int allowed(int color) {
    if (palette.isEmpty()) {
      return color;
    }
    if (nearest.size() > MOST_CACHED) {
      nearest.clear();
    }
    return nearest.computeIfAbsent(color, palette.get()::nearest);
  }

  /** Holds a blended picture to the palette in place; alpha stays. */
  public void hold(int[] argb) {
    if (palette.isPresent()) {
      Arrays.setAll(
          argb,
          i ->
              argb[i] >>> 24 == 0
                  ? argb[i]
                  : argb[i] & 0xff000000 | allowed(argb[i] | 0xff000000) & 0xffffff);
    }
  }
}
