package critterbake.raster.encode.gif;

import critterbake.raster.encode.gif.GifOptions.AlphaCut;

/** Makes alpha one bit: every pixel becomes opaque, or 0 for transparent. */
final class AlphaCutter {
  private static final int OPAQUE = 0xFF000000;

  private final AlphaCut cut;

  AlphaCutter(AlphaCut cut) {
    this.cut = cut;
  }

  void apply(int[] argb, int[] flat) {
    for (int i = 0; i < argb.length; i++) {
      int color = argb[i];
      int alpha = color >>> 24;
      flat[i] = alpha == 255 ? color : flatten(color, alpha);
    }
  }

  private int flatten(int color, int alpha) {
    if (cut.matte().isPresent()) {
      return alpha == 0 ? 0 : OPAQUE | over(color, alpha, cut.matte().getAsInt());
    }
    return alpha >= cut.threshold() ? OPAQUE | color : 0;
  }

  private static int over(int color, int alpha, int matte) {
    int rgb = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int front = color >> shift & 255;
      int back = matte >> shift & 255;
      rgb |= (front * alpha + back * (255 - alpha) + 127) / 255 << shift;
    }
    return rgb;
  }
}
