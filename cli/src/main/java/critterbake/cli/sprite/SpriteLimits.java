package critterbake.cli.sprite;

/**
 * How large a picture may be. Sizes are checked before anything is decoded, so that a small file
 * which unpacks to gigabytes is refused.
 *
 * @param fileBytes the file itself
 * @param side width and height
 * @param pixels all frames together
 */
public record SpriteLimits(long fileBytes, int side, long pixels) {
  /** Room for any part, far below what hurts. */
  public static final SpriteLimits STANDARD = new SpriteLimits(64L << 20, 8192, 16L << 20);

  void check(long width, long height, long frames) throws UnreadablePicture {
    if (width < 1 || height < 1) {
      throw new UnreadablePicture("has no size (" + width + "x" + height + ")");
    }
    if (width > side || height > side) {
      throw new UnreadablePicture(
          "is " + width + "x" + height + "; parts are at most " + side + " px a side");
    }
    if (width * height * frames > pixels) {
      throw new UnreadablePicture(
          "is "
              + width
              + "x"
              + height
              + (frames > 1 ? " in " + frames + " frames" : "")
              + "; parts hold at most "
              + pixels
              + " pixels");
    }
  }
}
