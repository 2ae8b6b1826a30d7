package critterbake.cli.atlas;

/**
 * How an engine cuts a frame out of a page, by the words of one data file.
 *
 * @param page file name of the page
 * @param x left edge on the page
 * @param y top edge on the page
 * @param width of the upright picture
 * @param height of the upright picture
 * @param offsetX where its left edge lies in the whole frame
 * @param offsetY where its top edge lies in the whole frame
 * @param sourceWidth width of the whole frame
 * @param sourceHeight height of the whole frame
 * @param rotated whether it stands on the page turned clockwise by 90 degrees
 */
public record Cut(
    String page,
    int x,
    int y,
    int width,
    int height,
    int offsetX,
    int offsetY,
    int sourceWidth,
    int sourceHeight,
    boolean rotated) {
  /** The picture without what was trimmed around it. */
  public Cut picture() {
    return new Cut(page, x, y, width, height, 0, 0, width, height, rotated);
  }
}
