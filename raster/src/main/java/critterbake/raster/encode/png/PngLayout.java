package critterbake.raster.encode.png;

import critterbake.raster.encode.ColorIndex;

/**
 * How a PNG lays out its pixels: the color type, bits a sample, and for indexed pictures the
 * palette.
 *
 * @param type color type
 * @param bitDepth bits a sample: 1, 2, 4 or 8
 * @param palette straight ARGB colors by index; empty unless indexed
 */
public record PngLayout(Type type, int bitDepth, int[] palette) {

  /** The color types of PNG, with their codes and samples a pixel. */
  public enum Type {
    GRAY(0, 1),
    RGB(2, 3),
    INDEXED(3, 1),
    GRAY_ALPHA(4, 2),
    RGBA(6, 4);

    private final int code;
    private final int samples;

    Type(int code, int samples) {
      this.code = code;
      this.samples = samples;
    }

    public int code() {
      return code;
    }

    public int samples() {
      return samples;
    }
  }

  private static final int[] NO_PALETTE = {};

  /** The layout with fewest bits that holds these pixels exactly. */
  public static PngLayout of(int[] argb) {
    ColorIndex colors = new ColorIndex(256);
    return colors.addAll(argb) ? few(colors.colors()) : direct(argb);
  }

  /** Indexed, or gray where that takes no more bits and saves the palette. */
  private static PngLayout few(int[] colors) {
    PngLayout indexed = indexed(transparentFirst(colors));
    for (int bits = 1; bits <= indexed.bitDepth(); bits *= 2) {
      if (isGray(colors, bits)) {
        return new PngLayout(Type.GRAY, bits, NO_PALETTE);
      }
    }
    return indexed;
  }

  /** Whether all colors are opaque grays that so many bits tell apart. */
  private static boolean isGray(int[] colors, int bits) {
    int step = 255 / ((1 << bits) - 1);
    for (int color : colors) {
      if (color >>> 24 != 255 || !isGray(color) || (color & 255) % step != 0) {
        return false;
      }
    }
    return true;
  }

  /** An indexed layout with this palette of at most 256 colors. */
  public static PngLayout indexed(int[] palette) {
    int bits = palette.length <= 2 ? 1 : palette.length <= 4 ? 2 : palette.length <= 16 ? 4 : 8;
    return new PngLayout(Type.INDEXED, bits, palette);
  }

  /** The same with a byte for each index: more bytes, but such as compress better at times. */
  public PngLayout withWholeBytes() {
    return type == Type.INDEXED ? new PngLayout(type, 8, palette) : this;
  }

  private static PngLayout direct(int[] argb) {
    boolean gray = true;
    boolean opaque = true;
    for (int color : argb) {
      gray &= isGray(color);
      opaque &= color >>> 24 == 255;
    }
    Type type = gray ? opaque ? Type.GRAY : Type.GRAY_ALPHA : opaque ? Type.RGB : Type.RGBA;
    return new PngLayout(type, 8, NO_PALETTE);
  }

  private static boolean isGray(int color) {
    int red = color >> 16 & 255;
    return red == (color >> 8 & 255) && red == (color & 255);
  }

  /** Colors that are not opaque lead, so that the tRNS chunk can end after them. */
  public static int[] transparentFirst(int[] colors) {
    int[] sorted = new int[colors.length];
    int count = 0;
    for (int pass = 0; pass < 2; pass++) {
      for (int color : colors) {
        if ((color >>> 24 == 255) == (pass == 1)) {
          sorted[count++] = color;
        }
      }
    }
    return sorted;
  }

  /** Bytes from a sample to the same sample of the pixel before it, as filters see it. */
  public int bytesPerPixel() {
    return Math.max(1, bitDepth * type.samples() / 8);
  }

  /** Bytes of a row of this many pixels. */
  public int rowBytes(int width) {
    return (width * bitDepth * type.samples() + 7) / 8;
  }

  byte[] paletteBytes() {
    byte[] bytes = new byte[palette.length * 3];
    for (int i = 0; i < palette.length; i++) {
      bytes[i * 3] = (byte) (palette[i] >> 16);
      bytes[i * 3 + 1] = (byte) (palette[i] >> 8);
      bytes[i * 3 + 2] = (byte) palette[i];
    }
    return bytes;
  }

  byte[] alphaBytes() {
    int count = palette.length;
    while (count > 0 && palette[count - 1] >>> 24 == 255) {
      count--;
    }
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) (palette[i] >>> 24);
    }
    return bytes;
  }
}
