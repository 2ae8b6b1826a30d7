package critterbake.raster.encode.gif;

import critterbake.raster.encode.palette.ColorCounts;
import critterbake.raster.encode.palette.Dither;
import critterbake.raster.encode.palette.PaletteFinder;
import critterbake.raster.encode.palette.PaletteMapper;

/**
 * Settles each frame's colors by itself, at most 255. Pixels that did not change keep the color
 * they were given, so that still areas stay still and cost no entries.
 */
final class LocalColors {
  private static final int LIMIT = 255;

  private final int width;
  private final Dither dither;
  private final boolean delta;
  private final int[] source;
  private final int[] shown;
  private boolean first = true;

  LocalColors(int width, int height, Dither dither, boolean delta) {
    this.width = width;
    this.dither = dither;
    this.delta = delta;
    this.source = new int[width * height];
    this.shown = new int[width * height];
  }

  /** Replaces the colors of the next frame. */
  void settle(int[] pixels) {
    // where a pixel turns transparent the canvas is cleared, and what stood there is drawn anew
    boolean still = delta && !first && !clears(pixels);
    ColorCounts counts = new ColorCounts();
    for (int i = 0; i < pixels.length; i++) {
      if (pixels[i] != 0 && !(still && pixels[i] == source[i])) {
        counts.add(pixels[i], 1);
      }
    }
    int[] before = pixels.clone();
    if (counts.size() > 0) {
      new PaletteMapper(PaletteFinder.find(counts, LIMIT), dither).apply(pixels, width);
    }
    for (int i = 0; i < pixels.length; i++) {
      if (still && before[i] == source[i]) {
        pixels[i] = shown[i];
      }
    }
    System.arraycopy(before, 0, source, 0, source.length);
    System.arraycopy(pixels, 0, shown, 0, shown.length);
    first = false;
  }

  private boolean clears(int[] pixels) {
    for (int i = 0; i < pixels.length; i++) {
      if (pixels[i] == 0 && source[i] != 0) {
        return true;
      }
    }
    return false;
  }
}
