package critterbake.cli.sprite;

/** How an .aseprite file's samples become colors: its color depth and palette. */
final class AsepriteColors {
  private final int depth;
  private final int transparentIndex;
  private final int[] palette = new int[256];
  private boolean newPalette;

  /**
   * @param depth bits a pixel: 32, 16 or 8
   * @param transparentIndex the index that is no color, except on the background
   */
  AsepriteColors(int depth, int transparentIndex) throws UnreadablePicture {
    if (depth != 32 && depth != 16 && depth != 8) {
      throw new UnreadablePicture("has an unknown color depth, " + depth);
    }
    this.depth = depth;
    this.transparentIndex = transparentIndex;
  }

  /** How many bytes so many pixels take. */
  int bytes(int pixels) {
    return pixels * depth / 8;
  }

  void palette(FileBytes data) {
    newPalette = true;
    data.skip(4);
    long first = data.unsigned32();
    long last = data.unsigned32();
    data.skip(8);
    for (long i = first; i <= last; i++) {
      boolean named = (data.unsigned16() & 1) != 0;
      int color = rgba(data);
      if (named) {
        data.skip(data.unsigned16());
      }
      if (i < palette.length) {
        palette[(int) i] = color;
      }
    }
  }

  /** The palettes of older files; newer ones write them besides for older programs. */
  void oldPalette(FileBytes data, boolean sixBits) {
    if (newPalette) {
      return;
    }
    int packets = data.unsigned16();
    int index = 0;
    for (int i = 0; i < packets; i++) {
      index += data.unsigned8();
      int count = data.unsigned8();
      for (int k = 0; k < (count == 0 ? 256 : count); k++) {
        int color = 0xff;
        for (int c = 0; c < 3; c++) {
          int sample = data.unsigned8();
          color = color << 8 | (sixBits ? sample * 255 / 63 : sample);
        }
        if (index < palette.length) {
          palette[index] = color;
        }
        index++;
      }
    }
  }

  /**
   * The colors of so many pixels, straight ARGB.
   *
   * @param background whether they are the background's, in which every index is a color
   */
  int[] argb(FileBytes samples, int pixels, boolean background) {
    int[] argb = new int[pixels];
    for (int i = 0; i < pixels; i++) {
      argb[i] =
          switch (depth) {
            case 32 -> rgba(samples);
            case 16 -> samples.unsigned8() * 0x10101 | samples.unsigned8() << 24;
            default -> indexed(samples.unsigned8(), background);
          };
    }
    return argb;
  }

  private int indexed(int index, boolean background) {
    return index == transparentIndex && !background ? 0 : palette[index];
  }

  private static int rgba(FileBytes data) {
    int red = data.unsigned8();
    int green = data.unsigned8();
    int blue = data.unsigned8();
    return data.unsigned8() << 24 | red << 16 | green << 8 | blue;
  }
}
