package critterbake.raster.encode;

import java.util.Arrays;

/** Numbers distinct colors in the order they are first seen, up to a limit. */
public final class ColorIndex {
  private static final int HASH = 0x9E3779B1;

  private final int[] colors;
  private final int[] keys;
  private final short[] numbers;
  private final int shift;
  private int size;

  /**
   * @param limit how many colors it numbers, 1 to 16,384
   */
  public ColorIndex(int limit) {
    if (limit < 1 || limit > 16_384) {
      throw new IllegalArgumentException("limit must be 1 to 16384, was " + limit);
    }
    int bits = 34 - Integer.numberOfLeadingZeros(limit);
    colors = new int[limit];
    keys = new int[1 << bits];
    numbers = new short[1 << bits];
    shift = 32 - bits;
    Arrays.fill(numbers, (short) -1);
  }

  /** An index of these colors; those given twice keep their first number. */
  public static ColorIndex of(int... colors) {
    ColorIndex index = new ColorIndex(Math.max(1, colors.length));
    for (int color : colors) {
      index.add(color);
    }
    return index;
  }

  /** The color's number, given to it now if it is new; -1 when there is no number left. */
  public int add(int color) {
    int slot = slot(color);
    if (numbers[slot] < 0 && size < colors.length) {
      keys[slot] = color;
      numbers[slot] = (short) size;
      colors[size++] = color;
    }
    return numbers[slot];
  }

  /** Numbers every pixel's color; false as soon as one finds no number left. */
  public boolean addAll(int[] pixels) {
    int last = ~pixels[0];
    for (int pixel : pixels) {
      if (pixel != last && add(pixel) < 0) {
        return false;
      }
      last = pixel;
    }
    return true;
  }

  /** The color's number, or -1. */
  public int get(int color) {
    return numbers[slot(color)];
  }

  public int size() {
    return size;
  }

  /** The colors by number. */
  public int[] colors() {
    return Arrays.copyOf(colors, size);
  }

  private int slot(int color) {
    int slot = (color * HASH) >>> shift;
    while (numbers[slot] >= 0 && keys[slot] != color) {
      slot = (slot + 1) & (keys.length - 1);
    }
    return slot;
  }
}
