package critterbake.raster.encode.palette;

import java.util.Arrays;

/**
 * Gives every pixel a color of a palette: the nearest in OKLab, or under dither one of the two
 * whose mixture comes nearest, as the matrix says. Colors of the palette stay as they are.
 */
public final class PaletteMapper {
  private static final int CACHE_BITS = 16;
  private static final int HASH = 0x9E3779B1;

  /** How much two far colors must win by: a coarse mixture looks worse than a small error. */
  private static final double CONTRAST = 0.1;

  private final int[] palette;
  private final LabColors entries;
  private final double[][] thresholds;
  private final LabColors asked = new LabColors(new int[1]);
  private final int[] cachedColor = new int[1 << CACHE_BITS];
  private final int[] cachedNear = new int[1 << CACHE_BITS];
  private final int[] cachedOther = new int[1 << CACHE_BITS];
  private final float[] cachedShare = new float[1 << CACHE_BITS];

  /**
   * @param palette opaque colors, at least one
   */
  public PaletteMapper(int[] palette, Dither dither) {
    this.palette = palette.clone();
    this.entries = new LabColors(palette);
    this.thresholds = thresholds(dither);
    Arrays.fill(cachedNear, -1);
  }

  private static double[][] thresholds(Dither dither) {
    double[][] matrix = new double[8][8];
    for (int y = 0; y < 8; y++) {
      for (int x = 0; x < 8; x++) {
        matrix[y][x] = dither == Dither.NONE ? 1 : dither.threshold(x, y);
      }
    }
    return matrix;
  }

  /** Maps a picture in place; 0 stays transparent. */
  public void apply(int[] pixels, int width) {
    for (int i = 0; i < pixels.length; i++) {
      if (pixels[i] != 0) {
        int slot = slot(pixels[i]);
        double threshold = thresholds[i / width & 7][i % width & 7];
        pixels[i] = palette[threshold < cachedShare[slot] ? cachedOther[slot] : cachedNear[slot]];
      }
    }
  }

  private int slot(int color) {
    int slot = color * HASH >>> 32 - CACHE_BITS;
    if (cachedNear[slot] < 0 || cachedColor[slot] != color) {
      cachedColor[slot] = color;
      mix(color, slot);
    }
    return slot;
  }

  /** Finds the nearest entry, and the other whose mixture with it comes nearest. */
  private void mix(int color, int slot) {
    asked.set(0, color);
    int near = entries.nearest(asked, 0);
    cachedNear[slot] = near;
    cachedOther[slot] = near;
    cachedShare[slot] = 0;
    double least = entries.distance(near, asked, 0);
    if (palette[near] == color || thresholds[0][0] == 1) {
      return;
    }
    for (int other = 0; other < palette.length; other++) {
      double apart = entries.distance(other, entries, near);
      if (apart > 0) {
        double share = Math.min(0.5, Math.max(0, along(near, other) / apart));
        double error = error(near, other, share) + CONTRAST * share * (1 - share) * apart;
        if (error < least) {
          least = error;
          cachedOther[slot] = other;
          cachedShare[slot] = (float) share;
        }
      }
    }
  }

  /** The asked color's place on the way from one entry to another, times their squared distance. */
  private double along(int near, int other) {
    return (asked.l[0] - entries.l[near]) * (entries.l[other] - entries.l[near])
        + (asked.a[0] - entries.a[near]) * (entries.a[other] - entries.a[near])
        + (asked.b[0] - entries.b[near]) * (entries.b[other] - entries.b[near]);
  }

  private double error(int near, int other, double share) {
    double l = entries.l[near] + share * (entries.l[other] - entries.l[near]) - asked.l[0];
    double a = entries.a[near] + share * (entries.a[other] - entries.a[near]) - asked.a[0];
    double b = entries.b[near] + share * (entries.b[other] - entries.b[near]) - asked.b[0];
    return l * l + a * a + b * b;
  }
}
