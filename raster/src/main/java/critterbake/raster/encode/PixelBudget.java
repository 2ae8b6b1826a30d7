package critterbake.raster.encode;

/**
 * How many pixels one file may make: a few bytes can claim more than any machine holds, so decoders
 * ask before they allocate.
 */
public final class PixelBudget {
  /** The largest picture that is ever written: 64 Mpx. */
  private static final long MOST_IN_A_FRAME = 64L << 20;

  /** All frames of a file: 2 GiB of colors. */
  private static final long MOST_IN_A_FILE = 512L << 20;

  private long left = MOST_IN_A_FILE;

  /**
   * Takes the pixels of one frame.
   *
   * @throws BrokenFileException if it has none, or there are too many
   */
  public void take(long width, long height) throws BrokenFileException {
    if (width < 1 || height < 1 || width > MOST_IN_A_FRAME / height) {
      throw new BrokenFileException("a picture of " + width + "x" + height + " is not read");
    }
    left -= width * height;
    if (left < 0) {
      throw new BrokenFileException("more than " + (MOST_IN_A_FILE >> 20) + " Mpx of frames");
    }
  }
}
